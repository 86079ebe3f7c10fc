import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { stringValue } from '../../document';
import type { Finding, Rule } from '../../rule';

/** Largest file, in bytes: a picture should not weigh more than the rest of its page. */
const maxBytes = 200 * 1024;

const empty =
  /^(?:image|img|picture|photo|screenshot|screen shot|figure|diagram|logo|icon|untitled|\s*|.*\.(?:png|jpe?g|gif|svg|webp))$/i;

/** Whether a picture says how large it is: an SVG in its attributes or its view box, every other kind in its header. */
function hasSize(file: string): boolean {
  if (!file.endsWith('.svg')) return true;
  const head = readFileSync(file, 'utf8').slice(0, 2000);
  return /<svg[^>]*\s(?:viewBox=|width=)/.test(head);
}

/** A picture exists, is described to people who do not see it, and leaves its room free while it loads. */
export const rule: Rule = {
  name: 'images',
  about: 'A picture exists, has a text alternative that describes it, a size, and at most 200 kB.',
  *document(document, site) {
    const pictures: { start: number; target: string; alt: string; sized: boolean }[] = [];
    for (const { kind, start, target, text } of document.links) {
      if (kind !== 'image') continue;
      pictures.push({ start, target, alt: document.text.slice(text.start, text.end), sized: true });
    }
    for (const { name, attributes, start } of document.tags) {
      if (name !== 'img') continue;
      const of = (attribute: string): string | undefined =>
        stringValue(attributes.find((candidate) => candidate.name === attribute));
      const sized = ['width', 'height'].every((side) =>
        attributes.some((attribute) => attribute.name === side),
      );
      pictures.push({ start, target: of('src') ?? '', alt: of('alt') ?? '', sized });
    }
    for (const { start, target, alt, sized } of pictures) {
      const found: Omit<Finding, 'start'>[] = [];
      if (empty.test(alt.trim())) {
        found.push({
          message:
            alt.trim() === ''
              ? 'the picture has no alternative text'
              : `"${alt}" says nothing about the picture`,
          fix: 'say what the picture shows, in a sentence',
        });
      }
      if (!sized)
        found.push({ message: 'the picture has no size', fix: 'give width and height in pixels' });
      if (/^(?:https?:)?\/\//.test(target)) {
        found.push({
          message: 'the picture is loaded from another site',
          fix: 'draw it as a figure, or put the file below static/img',
        });
      } else {
        const file = target.startsWith('/')
          ? path.join(site.root, 'static', target)
          : path.join(site.root, path.dirname(document.file), target);
        if (!existsSync(file))
          found.push({ message: `there is no picture "${target}"`, fix: 'correct the path' });
        else {
          const { size } = statSync(file);
          if (size > maxBytes) {
            found.push({
              message: `the picture is ${Math.round(size / 1024)} kB`,
              fix: 'make it smaller than 200 kB',
            });
          }
          if (!hasSize(file))
            found.push({ message: 'the SVG has no view box', fix: 'add viewBox to its first tag' });
        }
      }
      for (const finding of found) yield { start, ...finding };
    }
  },
};
