import type { Document, FrontMatterEntry } from '../../document';
import type { Finding, Rule } from '../../rule';
import { placeOf, type Site } from '../../site';

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
  },
};
