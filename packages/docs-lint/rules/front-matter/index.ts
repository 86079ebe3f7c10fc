import {
  entryOf,
  positionOf,
  type Document,
  type FrontMatter,
  type FrontMatterEntry,
} from '../../document';
import type { Facts } from '../../facts';
import { isToCome } from '../../prose';
import type { Finding, Rule } from '../../rule';
import { placeOf } from '../../site';
import { nearest, suggestion } from '../../site/resolve';

const required = {
  document: ['title', 'description', 'tags'],
  post: ['title', 'description', 'slug', 'authors', 'tags'],
};

const optional = {
  document: ['sidebar_label', 'slug', 'sources', 'displayed_sidebar', 'custom_edit_url'],
  post: ['date'],
};

/** Where this site has what other Docusaurus sites write into the front matter. */
const elsewhere: Readonly<Record<string, string>> = {
  id: 'remove it; the path of the file names the document',
  sidebar_position: 'remove it; sidebars/ has the order',
  keywords: 'remove it; what readers type goes into the .asked.yaml file beside the document',
  last_update: 'remove it; Git knows who changed the document, and when',
  draft: 'remove it, and keep the document in a branch until it is finished',
  unlisted: 'remove it, and keep the document in a branch until it is finished',
};

/** Characters of a description: what search results show whole, and not so short that it says nothing. */
const descriptionLength = { min: 50, max: 160 };

const tagCount = { min: 2, max: 4 };

function* checkDescription({ value, valueRange }: FrontMatterEntry): Generator<Finding> {
  const { start } = valueRange;
  // A text over several lines ends with a line break.
  const text = String(value).trim();
  if (text.length < descriptionLength.min || text.length > descriptionLength.max) {
    yield {
      start,
      message: `the description has ${text.length} characters`,
      fix: `write one sentence of ${descriptionLength.min} to ${descriptionLength.max} characters`,
    };
  }
  if (!text.endsWith('.')) {
    const message = 'the description does not end with a period';
    yield { start, message, fix: 'end the sentence' };
  }
  if (/[`*[\]]|_\w+_/.test(text)) {
    const message = 'the description contains Markdown, which search results show as it is';
    yield { start, message, fix: 'write plain text' };
  }
}

/** The title is a heading in the page, and plain text in menus, in tabs of the browser, and in search results. */
function* checkTitle({ key, value, valueRange }: FrontMatterEntry): Generator<Finding> {
  if (typeof value !== 'string') return;
  const { start } = valueRange;
  const [mark] = /[`*]|\]\(|<\/?[a-z]|&#?\w+;/i.exec(value) ?? [];
  if (mark !== undefined) {
    const message = `the ${key} contains "${mark}", which readers see as it is`;
    yield { start, message, fix: 'write plain text' };
  }
  const [final] = /[.:;,!…]+$/.exec(value.trim()) ?? [];
  if (final !== undefined)
    yield { start, message: `the ${key} ends with "${final}"`, fix: 'remove it' };
}

function* checkTags(
  { value, valueRange }: FrontMatterEntry,
  { tags: known, tagsFile }: Facts,
): Generator<Finding> {
  const { start } = valueRange;
  if (!Array.isArray(value)) return;
  if (value.length < tagCount.min || value.length > tagCount.max) {
    const message = `the number of tags is ${value.length}`;
    yield { start, message, fix: `choose ${tagCount.min} to ${tagCount.max}` };
  }
  for (const tag of value as unknown[]) {
    // Another rule says that the tags are no list of words.
    if (typeof tag !== 'object' && !known.includes(String(tag))) {
      yield {
        start,
        message: `there is no tag "${String(tag)}"`,
        fix: `choose one of ${tagsFile}, or add it there with a label and a sentence`,
      };
    }
  }
  if (new Set(value).size < value.length) {
    yield { start, message: 'a tag appears twice', fix: 'name each tag once' };
  }
}

/** In text without quotes, a hash after a space starts a comment, so what follows is lost. */
function* checkComment({ text }: Document, entry: FrontMatterEntry): Generator<Finding> {
  const { key, value, valueRange } = entry;
  const [blank = ''] = /^[ \t]*(?=#)/.exec(text.slice(valueRange.end)) ?? [];
  if (typeof value !== 'string' || blank === '') return;
  yield {
    start: valueRange.end + blank.length,
    message: `what follows the hash is a comment, so the ${key} ends with "${value.slice(-20)}"`,
    fix: 'put the value in double quotes, or write the comment in a line of its own',
  };
}

function* checkKeys(document: Document, { entries }: FrontMatter): Generator<Finding> {
  const kind = document.file.startsWith('blog/') ? 'post' : 'document';
  // What search engines leave out, topics leave out as well.
  const isListed = !document.text.includes('<meta name="robots" content="noindex"');
  const needed = required[kind].filter((key) => isListed || key !== 'tags');
  const keys = [...needed, ...optional[kind]];
  const unknown = entries.filter(({ key }) => !keys.includes(key));
  const meant = unknown.map(({ key }) => nearest(key, keys, 2));
  for (const key of needed) {
    if (entryOf(document, key) || meant.includes(key)) continue;
    const fix = `add "${key}: …" to the front matter`;
    yield { start: 0, message: `"${key}" is missing`, fix };
  }
  for (const [i, { key, keyRange }] of unknown.entries()) {
    const message = `"${key}" is not a key of front matter here`;
    const other = elsewhere[key] ?? `remove it; the keys are ${keys.join(', ')}`;
    const fix = suggestion(meant[i], true, other);
    yield { start: keyRange.start, message, fix };
  }
}

/** A day that doesn't exist becomes one in the next month, and a post without a date gets its file's date. */
function* checkDate(document: Document): Generator<Finding> {
  const { file, text } = document;
  const entry = entryOf(document, 'date');
  const start = entry?.valueRange.start ?? 0;
  const given = entry && text.slice(start, entry.valueRange.end);
  const inName = /\d{4}[-/]\d{1,2}[-/]\d{1,2}/.exec(file)?.[0].replaceAll('/', '-');
  const [written, named] = [given, inName].map((day) =>
    day?.replace(/^["']|["']$|[T ].*/gs, '').replace(/-(?=\d(?:-|$))/g, '-0'),
  );
  const date = written ?? named;
  if (date === undefined) {
    const fix = 'start the name of the file with the day, as in 2022-07-15-name.md';
    yield { start: 0, message: 'the post has no date', fix };
  } else if (!new Date(`${date}T00:00Z`).toJSON()?.startsWith(date) || isToCome(date)) {
    yield {
      start,
      message: `there has been no day ${given ?? date}`,
      fix: 'correct it, as in 2022-07-15',
    };
  } else if (named && named !== date) {
    const message = `the date is ${date}, and the name of the file says ${named}`;
    yield { start, message, fix: 'correct one of the two, or leave the date out here' };
  }
}

/** The link with which readers edit a page leads to a site of code, or isn't there. */
function* checkEditLink({ value, valueRange: { start } }: FrontMatterEntry): Generator<Finding> {
  if (typeof value !== 'string' || value.startsWith('https://')) return;
  const fix = 'write all of it, or null for no link';
  yield { start, message: `"${value}" is not an address`, fix };
}

/** The block at the top of a document has what lists, search engines and tags need, and nothing else. */
export const rule: Rule = {
  about:
    'A document starts with title, description, and, unless it is kept from search engines, tags. It has no unknown keys.',
  ofPages: true,
  *document(document, site) {
    const { frontMatter } = document;
    // Another rule says what keeps it from being read.
    if (frontMatter === undefined || frontMatter.errors.length > 0) return;
    yield* checkKeys(document, frontMatter);
    if (document.file.startsWith('blog/')) {
      yield* checkDate(document);
      const fix = 'write "<!--truncate-->" below its first paragraph';
      if (!/<!--\s*truncate\s*-->/.test(document.text))
        yield { start: frontMatter.end, message: 'the list of posts shows all of this one', fix };
    }
    for (const entry of frontMatter.entries) {
      yield* checkComment(document, entry);
      if (entry.key === 'description' && typeof entry.value === 'string')
        yield* checkDescription(entry);
      if (entry.key === 'title' || entry.key === 'sidebar_label') yield* checkTitle(entry);
      if (entry.key === 'custom_edit_url') yield* checkEditLink(entry);
      if (entry.key === 'tags') yield* checkTags(entry, site.facts);
    }
  },
  *site(site) {
    const files = new Map<string, string>();
    for (const document of site.documents.values()) {
      const { file, text } = document;
      const title = entryOf(document, 'title');
      if (typeof title?.value !== 'string' || document.frontMatter?.errors.length !== 0) continue;
      const place = `${placeOf(site.facts, file)?.folder} ${title.value.toLowerCase()}`;
      const other = files.get(place);
      files.set(place, file);
      if (other === undefined) continue;
      yield {
        file,
        ...positionOf(text, title.valueRange.start),
        message: `${other} has the title "${title.value}" too`,
        fix: 'say what is different about this page',
      };
    }
  },
};
