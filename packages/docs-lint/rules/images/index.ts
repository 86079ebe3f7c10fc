import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { attributeText, piecesOf, type Document, type Tag } from '../../document';
import type { Finding, Rule } from '../../rule';
import { decoded } from '../../site/resolve';

/** Largest file, in bytes: a picture should not weigh more than the rest of its page. */
const maxBytes = 200 * 1024;

const empty =
  /^(?:image|img|picture|photo|screenshot|screen shot|figure|diagram|logo|icon|untitled|\s*|.*\.(?:png|jpe?g|gif|svg|webp))$/i;

/** Kinds of pictures that all browsers show. */
const shownKinds = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

interface Picture {
  readonly start: number;
  readonly target: string;
  readonly alt: string;
  readonly sized: boolean;
}

/** The path in `src={require('./name.png').default}`. What that gives of an SVG is a component, which has no address. */
const required = ({ attributes }: Tag): string | undefined =>
  /^\{\s*require\(\s*(['"])([^'"]+\.(?:png|jpe?g|gif|webp))\1/.exec(
    attributes.find(({ name }) => name === 'src')?.raw ?? '',
  )?.[2];

function picturesOf({ links, tags, text }: Document): Picture[] {
  const linked = links
    .filter(({ kind }) => kind === 'image')
    .map((link) => ({ ...link, alt: text.slice(link.text.start, link.text.end), sized: true }));
  const tagged = tags
    .filter(({ name }) => name === 'img')
    .map((tag) => ({
      start: tag.start,
      target: required(tag) ?? attributeText(tag, 'src') ?? '',
      alt: attributeText(tag, 'alt') ?? '',
      sized: ['width', 'height'].every((side) => tag.attributes.some(({ name }) => name === side)),
    }));
  return [...linked, ...tagged];
}

function* checkFile(file: string, target: string): Generator<Omit<Finding, 'start'>> {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) {
    yield {
      message: `there is no picture "${target}"`,
      fix: 'correct the path, which counts from the document, or after a slash from static/',
    };
    return;
  }
  if (!shownKinds.test(file)) {
    const message = `browsers don't show a "${path.extname(file)}"`;
    yield { message, fix: 'save the picture as SVG, PNG, JPEG, or WebP' };
  }
  const { size } = stats;
  if (size > maxBytes) {
    const message = `the picture is ${Math.round(size / 1024)} kB`;
    yield { message, fix: 'make it smaller than 200 kB' };
  }
  // A picture says how large it is: an SVG in its attributes or its view box, every other kind in its header.
  const head = readFileSync(file, 'latin1').slice(0, 2000);
  if (file.endsWith('.svg') && !/<svg[^>]*\s(?:viewBox=|width=)/.test(head))
    yield { message: 'the SVG has no view box', fix: 'add viewBox to its first tag' };
  if (!file.endsWith('.svg') && /^\s*(?:<|version )/.test(head)) {
    const fix = 'save the picture itself, and not the page that shows it';
    yield { message: `"${target}" is text, not a picture`, fix };
  }
}

/** A picture exists, is described to people who do not see it, and leaves its room free while it loads. */
export const rule: Rule = {
  about: 'A picture exists, has a text alternative that describes it, a size, and at most 200 kB.',
  *document(document, site) {
    for (const { start, end, text } of piecesOf(document, 'imageReference')) {
      // Another rule says why the path isn't read.
      if (document.text.startsWith('(', end)) continue;
      const [alt = ''] = /(?<=\[)[^\]]*/.exec(text) ?? [];
      const message = 'a picture that another line names gets no size';
      yield { start, message, fix: `write "![${alt}](path)"` };
    }
    for (const { start, target, alt, sized } of picturesOf(document)) {
      if (empty.test(alt.trim())) {
        yield {
          start,
          message:
            alt.trim() === ''
              ? 'the picture has no alternative text'
              : `"${alt}" says nothing about the picture`,
          fix: 'say what the picture shows, in a sentence',
        };
      }
      if (!sized)
        yield { start, message: 'the picture has no size', fix: 'give width and height in pixels' };
      // Another rule names a picture in the text itself.
      if (target.startsWith('data:')) continue;
      if (/^(?:https?:)?\/\//.test(target)) {
        const message = 'the picture is loaded from another site';
        yield { start, message, fix: 'draw it as a figure, or put the file below static/img' };
        continue;
      }
      if (target === '') {
        const fix = 'write its path in quotes or parentheses, such as "/img/name.svg"';
        yield { start, message: 'the picture names no file', fix };
        continue;
      }
      const folder = /^(?:pathname:\/)?\//.test(target) ? 'static' : path.dirname(document.file);
      const inSite = /^@site\/(.*)/.exec(target)?.[1];
      const plain = target.replace(/^pathname:\/\//, '').replace(/[?#].*$/, '');
      const file = path.join(site.root, decoded(inSite ?? path.join(folder, plain)));
      for (const finding of checkFile(file, target)) yield { start, ...finding };
    }
  },
};
