import type { Document, FrontMatterEntry } from '../../document';
import type { Finding, Rule } from '../../rule';
import { placeOf, type Site } from '../../site';

/** Keys whose value is text. Some may also be `null`, which turns something off. */
const texts = ['title', 'sidebar_label', 'description', 'slug'];
const textsOrNull = ['custom_edit_url', 'displayed_sidebar'];

/** What the compiler takes for a date unless it is in quotes. */
const day = /^\d{4}-\d{1,2}-\d{1,2}(?:$|[Tt \t])/;

function* checkValue({ text }: Document, entry: FrontMatterEntry): Generator<Finding> {
  const { key, value, valueRange } = entry;
  const { start } = valueRange;
  if (key === 'tags') {
    const isList = Array.isArray(value) && value.every((tag) => typeof tag !== 'object');
    const message = 'the tags are not a list of words';
    if (!isList) yield { start, message, fix: 'write "tags: [one, two]"' };
  } else if (value === null && texts.includes(key)) {
    yield { start, message: `"${key}" is empty`, fix: 'write a text after it, or remove the key' };
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
  *document(document, site) {
    const { frontMatter, text } = document;
    if (frontMatter === undefined) {
      const isOpen = /^---[ \t]*\n/.test(text);
      yield {
        start: 0,
        message: isOpen ? 'the front matter has no end' : 'there is no front matter',
        fix: isOpen
          ? 'close it with a line of three dashes'
          : 'begin the file with a line of three dashes, then title, description, and tags, and three dashes again',
      };
      return;
    }
    for (const { offset: start, message } of frontMatter.errors) {
      yield {
        start,
        message: `the front matter is not valid YAML: ${message.split('\n')[0]?.replace(/ at line \d+.*$/, '')}`,
        fix: 'put the value in double quotes if it holds a colon, a hash, or a quote, and indent lists alike',
      };
    }
    if (frontMatter.errors.length > 0) return;
    for (const entry of frontMatter.entries) {
      yield* checkValue(document, entry);
      yield* checkSidebar(document, entry, site);
    }
  },
};
