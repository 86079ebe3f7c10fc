import { existsSync } from 'node:fs';
import path from 'node:path';
import { isMap, parseDocument, type Scalar } from 'yaml';
import { entryOf, positionOf, type Document, type FrontMatterEntry } from '../../document';
import { once } from '../../facts';
import type { Finding, Rule } from '../../rule';
import { placeOf, readText, type Site } from '../../site';

/** Keys whose value is text. Some may also be `null`, which turns something off. */
const texts = ['title', 'sidebar_label', 'description', 'slug'];
const textsOrNull = ['custom_edit_url', 'displayed_sidebar'];

/** Text that the compiler takes for a date unless it's in quotes. */
const day = /^\d{4}-\d{1,2}-\d{1,2}(?:$|[Tt \t])/;

function* checkValue({ text }: Document, entry: FrontMatterEntry): Generator<Finding> {
  const { key, value, valueRange } = entry;
  const { start } = valueRange;
  if (key === 'tags') {
    const isList = Array.isArray(value) && value.every((tag) => typeof tag !== 'object');
    const message = 'the tags are not a list of words';
    if (!isList) yield { start, message, fix: 'write "tags: [one, two]"' };
  } else if ((value === null || String(value).trim() === '') && texts.includes(key)) {
    yield { start, message: `"${key}" is empty`, fix: 'write text after it, or remove the key' };
  } else if ([...texts, ...textsOrNull].includes(key) && value !== null) {
    const isDate = day.test(text.slice(start, valueRange.end));
    if (typeof value === 'string' && !isDate) return;
    const message = `the value of "${key}" is not text`;
    yield { start, message, fix: 'write one text, and put a number or a date in double quotes' };
  }
}

/** A document may show another sidebar of its section and release. */
function* checkSidebar(
  { file }: Document,
  entry: FrontMatterEntry,
  site: Site,
): Generator<Finding> {
  if (entry.key !== 'displayed_sidebar' || typeof entry.value !== 'string') return;
  const names = site.sidebars.get(placeOf(site.facts, file)?.folder ?? '')?.names;
  if (!names || names.includes(entry.value)) return;
  yield {
    start: entry.valueRange.start,
    message: `there is no sidebar "${entry.value}"`,
    fix: `write ${names.join(' or ')}, or null for no sidebar`,
  };
}

const authorsFile = 'blog/authors.yml';

/** The authors of posts, with the text of their file and what keeps it from being read. */
const authorsOf = once(({ root }: Site) => {
  const text = existsSync(path.join(root, authorsFile)) ? readText(root, authorsFile) : '';
  const { errors, contents } = parseDocument(text, { prettyErrors: false });
  const authors = errors.length === 0 && isMap(contents) ? contents.items : [];
  return { text, errors, authors };
});

/** An author whom the compiler doesn't know stops it. */
function* checkAuthors(document: Document, site: Site): Generator<Finding> {
  const given = entryOf(document, 'authors');
  const { errors, authors } = authorsOf(site);
  // Another finding says that there are none, or that their file can't be read.
  if (!given || errors.length > 0) return;
  const known = authors.map(({ key }) => String(key));
  const list: unknown[] = [given.value].flat();
  for (const author of list.length > 0 ? list : ['']) {
    const { name } = (author ?? {}) as { readonly name?: unknown };
    if (typeof name === 'string' || known.includes(String(author))) continue;
    const choice = known.length > 0 ? `write ${known.join(' or ')}, or add` : 'add';
    const fix = `${choice} the author to ${authorsFile}`;
    const message = `there is no author ${JSON.stringify(author)}`;
    yield { start: given.valueRange.start, message, fix };
  }
}

/** The compiler stops at these, and names the file of a plugin. */
export const rule: Rule = {
  about: 'The front matter is closed, is valid YAML, and has values of the right kind.',
  ofPages: true,
  *document(document, site) {
    const { frontMatter, text } = document;
    if (frontMatter === undefined) {
      const isOpen = /^---[ \t]*\n/.test(text);
      const [moved] =
        /^(?:\s|<!--[^]*?-->)*-+[ \t]*\n(?:[\w-]+:.*\n)+-+[ \t]*(?=\n)/.exec(text) ?? [];
      yield {
        start: moved?.search(isOpen ? /^-+[ \t]*(?![^])/m : /^-+[ \t]*$/m) ?? 0,
        message: isOpen
          ? 'the front matter has no end'
          : moved
            ? 'the front matter does not start in the first line, with three dashes'
            : 'there is no front matter',
        fix: isOpen
          ? 'close it with a line of three dashes'
          : 'begin the file with a line of three dashes, then title, description, and tags, and three dashes again',
        hides: { start: 0, end: moved?.length ?? 0 },
      };
      return;
    }
    for (const { offset: start, message, fix } of frontMatter.errors)
      yield { start, message, fix, hides: { start, end: text.indexOf('\n', start) } };
    if (frontMatter.errors.length > 0) return;
    for (const entry of frontMatter.entries) {
      yield* checkValue(document, entry);
      yield* checkSidebar(document, entry, site);
    }
    if (document.file.startsWith('blog/')) yield* checkAuthors(document, site);
  },
  *site(site) {
    const { text, errors, authors } = authorsOf(site);
    for (const { message, pos } of errors) {
      const fix = 'indent the lines alike, and put a value with a colon in double quotes';
      const place = { file: authorsFile, ...positionOf(text, pos[0]) };
      yield { ...place, message: `the file is not valid YAML: ${message.split('\n')[0]}`, fix };
    }
    for (const { key, value } of authors) {
      if (isMap(value) && value.has('name')) continue;
      const place = { file: authorsFile, ...positionOf(text, (key as Scalar).range?.[0] ?? 0) };
      const message = `the author "${String(key)}" has no name`;
      yield { ...place, message, fix: 'write "name: …" below it, further to the right' };
    }
  },
};
