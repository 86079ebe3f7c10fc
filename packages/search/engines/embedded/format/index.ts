/**
 * Files of the embedded index, as the build writes and the browser reads them.
 *
 * Terms are sorted and share their beginnings, and numbers are differences, one character each: less than half the bytes
 * of JSON over the wire.
 */
import { kinds, type Release, roles, type SearchRecord, type SearchSite } from '../../../types';

/**
 * Fields of the index, in the order of their ids. The documents of the first four are sections; those of `asked` are
 * questions, each of which leads to one section.
 */
export const fields = ['title', 'path', 'text', 'code', 'asked'] as const;
export type Field = (typeof fields)[number];

/** Digits of a selector, topic, or address that the index keeps: enough to tell any two apart. */
export const codeDigits = 20;

/** A section of the site as the index knows it. */
export interface IndexedSection extends Pick<
  SearchRecord,
  'title' | 'path' | 'section' | 'kind' | 'role' | 'version' | 'versions'
> {
  /** How much other documents refer to it, from 0: doublings of their number, and some of those of its document. */
  readonly links: number;
  /** Route of its document, without the base URL. */
  readonly route: string;
  /** Anchor, empty for the beginning of the document. */
  readonly anchor: string;
  /** File of texts and place in it. */
  readonly block: number;
  readonly slot: number;
}

/** Documents that hold a term in a field, in order: twice the number of each, and one more if it's there more than once. */
export type Postings = readonly number[];

/** Sections of one release, or of what has no release, and how they are found. */
export interface Shard {
  readonly sections: readonly IndexedSection[];
  /** Postings of each term, by field. */
  readonly terms: ReadonlyMap<string, readonly Postings[]>;
  /** Number of questions of each section; they are numbered in this order. */
  readonly questions: readonly number[];
}

/** A shard as it is in its file. Keys are short because they are sent; strings hold columns, one line a section. */
export interface ShardFile {
  /** Terms, sorted; the first character of a line counts the characters shared with the line before. */
  readonly t: string;
  /** Number of documents of each term's fields. */
  readonly c: string;
  /** These documents. */
  readonly p: string;
  /** Numbers of questions. */
  readonly q: string;
  /** Titles. */
  readonly h: string;
  /** Anchors; empty if the anchor is the title in lower case, `-` if it is its words joined by hyphens. */
  readonly a: string;
  /** Pages: route and role. */
  readonly g: readonly (readonly [route: string, role: number])[];
  /** Paths of headings. */
  readonly w: readonly (readonly string[])[];
  /** Sets of releases. */
  readonly v: readonly (readonly Release[])[];
  /** Of each section: page, path, kind, set of releases, release, block, slot, links; as differences to the one before. */
  readonly d: string;
}

/** Names of the files of one shard: the index and the folder of its texts. */
export interface ShardNames {
  readonly index: string;
  readonly texts: string;
}

/** The list of files, the only one without a hash in its name. */
export interface Manifest {
  readonly site: SearchSite;
  /** Sections without versions. */
  readonly base: ShardNames;
  /** One shard for each release. */
  readonly releases: Readonly<Partial<Record<Release, ShardNames>>>;
}

/** Texts of the sections of one block, by slot. */
export type TextBlock = readonly string[];

/**
 * Where the list of files is, below the base URL. Raise its number when the meaning of a file changes: an open tab then
 * doesn't find the list, and asks to be reloaded.
 */
export const manifestPath = 'search/manifest-6.json';

// One character a number: from "#" on, past the quote, without the backslash and the surrogates.
const first = 35;
const backslash = 92;
const surrogates = 0xd800;

function writeNumber(value: number): string {
  const code = first + value;
  const unit = code >= backslash ? code + 1 : code;
  if (unit >= surrogates) throw new Error(`${value} is too large for the index`);
  return String.fromCharCode(unit);
}

/** Writes numbers from 0 to 55000, each as one character that JSON need not escape. */
export function writeNumbers(values: readonly number[]): string {
  return values.map(writeNumber).join('');
}

/** Reads what `writeNumbers` wrote, from the beginning, one number a call. */
export function numberReader(text: string): () => number {
  let place = 0;
  return () => {
    const unit = text.charCodeAt(place);
    place += 1;
    return (unit > backslash ? unit - 1 : unit) - first;
  };
}

/** A difference that may be negative, as a number that can't be: 0, -1, 1, -2, 2 … become 0, 1, 2, 3, 4 … */
const zigzag = (value: number): number => (value < 0 ? -value * 2 - 1 : value * 2);
const unzigzag = (value: number): number => (value % 2 ? -(value + 1) / 2 : value / 2);

const maxShared = 35;

function writeTerms(terms: readonly string[]): string {
  let previous = '';
  return terms
    .map((term) => {
      let shared = 0;
      while (shared < maxShared && shared < term.length && term[shared] === previous[shared]) {
        shared += 1;
      }
      previous = term;
      return shared.toString(36) + term.slice(shared);
    })
    .join('\n');
}

function readTerms(text: string): string[] {
  let previous = '';
  if (text === '') return [];
  return text.split('\n').map((line) => {
    previous = previous.slice(0, parseInt(line.charAt(0), 36)) + line.slice(1);
    return previous;
  });
}

/** Postings as differences of the documents' numbers. */
const writePostings = (list: Postings): number[] =>
  list.map((entry, at) => entry - 2 * ((list[at - 1] ?? -2) >> 1) - 2);

function readPostings(length: number, nextDifference: () => number): Postings {
  let document = -1;
  return Array.from({ length }, () => {
    const entry = nextDifference() + 2 * document + 2;
    document = entry >> 1;
    return entry;
  });
}

const hyphenated = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function readAnchor(written: string, title: string): string {
  if (written === '.') return '';
  if (written === '') return title.toLowerCase().replace(/\(.*$/, '');
  return written === '-' ? hyphenated(title) : written;
}

/** The shortest that is read as the anchor. */
const writeAnchor = ({ title, anchor }: IndexedSection): string =>
  ['.', '', '-'].find((written) => readAnchor(written, title) === anchor) ?? anchor;

/** A list that hands out the place of a value, adding it if it is new. */
function table<Value>(): { readonly values: Value[]; place(value: Value): number } {
  const places = new Map<string, number>();
  const values: Value[] = [];
  return {
    values,
    place(value) {
      const key = JSON.stringify(value);
      const known = places.get(key);
      if (known !== undefined) return known;
      places.set(key, values.length);
      return values.push(value) - 1;
    },
  };
}

/** The file of a shard. */
export function writeShard({ sections, terms, questions }: Shard): ShardFile {
  const pages = table<readonly [string, number]>();
  const paths = table<readonly string[]>();
  const sets = table<readonly Release[]>();
  const columns = sections.map((section) => [
    pages.place([section.route, roles.indexOf(section.role)]),
    paths.place(section.path),
    kinds.indexOf(section.kind),
    sets.place(section.versions),
    section.version === undefined ? 0 : section.versions.indexOf(section.version),
    section.block,
    section.slot,
    section.links,
  ]);
  const differences = columns.flatMap((row, index) =>
    row.map((value, column) => zigzag(value - (columns[index - 1]?.[column] ?? 0))),
  );
  const sorted = [...terms].sort(([one], [other]) => (one < other ? -1 : 1));
  const lists = sorted.flatMap(([, postings]) => postings);
  return {
    t: writeTerms(sorted.map(([term]) => term)),
    c: writeNumbers(lists.map(({ length }) => length)),
    p: writeNumbers(lists.flatMap(writePostings)),
    q: writeNumbers(questions),
    h: sections.map(({ title }) => title).join('\n'),
    a: sections.map(writeAnchor).join('\n'),
    g: pages.values,
    w: paths.values,
    v: sets.values,
    d: writeNumbers(differences),
  };
}

/** The shard of a file. */
export function readShard(file: ShardFile): Shard {
  const titles = file.h === '' && file.g.length === 0 ? [] : file.h.split('\n');
  const anchors = file.a.split('\n');
  const nextDifference = numberReader(file.d);
  const row = [0, 0, 0, 0, 0, 0, 0, 0];
  const sections = titles.map((title, index): IndexedSection => {
    for (let column = 0; column < row.length; column += 1) {
      row[column] = (row[column] ?? 0) + unzigzag(nextDifference());
    }
    const [page = 0, path = 0, kind = 0, set = 0, version = 0, block = 0, slot = 0, links = 0] =
      row;
    const [route, role] = file.g[page] ?? ['/', 0];
    const versions = file.v[set] ?? [];
    return {
      title,
      links,
      path: file.w[path] ?? [],
      route,
      anchor: readAnchor(anchors[index] ?? '', title),
      section: route.split('/')[1] ?? '',
      kind: kinds[kind] ?? 'guide',
      role: roles[role] ?? 'none',
      version: versions[version],
      versions,
      block,
      slot,
    };
  });
  const nextCount = numberReader(file.c);
  const nextDocument = numberReader(file.p);
  return {
    sections,
    terms: new Map(
      readTerms(file.t).map((term) => [
        term,
        fields.map(() => readPostings(nextCount(), nextDocument)),
      ]),
    ),
    questions: Array.from({ length: file.q.length }, numberReader(file.q)),
  };
}
