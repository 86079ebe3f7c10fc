/**
 * Files of the embedded index, as the build writes and the browser reads them.
 *
 * MiniSearch's own serialization spells every posting out in JSON. Here terms are sorted and share their beginnings, and
 * numbers are differences, one character each: less than half the bytes over the wire, and several shards can be joined
 * before they are loaded.
 */
import type { Release } from '../../../../../src/data/releases';
import { type Kind, kinds, type SearchSection } from '../../../types';

/** Raised when a file means something else than before: an open tab then asks to be reloaded. */
export const formatVersion = 1;

/** Fields of a document in the index, in the order of their ids. */
export const fields = ['title', 'path', 'text', 'code'] as const;
export type Field = (typeof fields)[number];

/** What a document is, as far as it tells which of two sections of the same name is meant. */
export const roles = [
  'none',
  'implementation',
  'abstract',
  'interface',
  'test',
  'deprecated',
] as const;
export type Role = (typeof roles)[number];

/** A section of the site as the index knows it. */
export interface IndexedSection {
  readonly title: string;
  /** What the title is short for. */
  readonly alias: string | undefined;
  /** How much other documents refer to it, from 0: doublings of their number, and some of those of its document. */
  readonly links: number;
  /** Headings above, outermost first. */
  readonly path: readonly string[];
  /** Route of its document, without the base URL. */
  readonly route: string;
  /** Anchor, empty for the beginning of the document. */
  readonly anchor: string;
  readonly section: SearchSection;
  readonly kind: Kind;
  readonly role: Role;
  /** Release it belongs to, undefined outside the vaults. */
  readonly version: Release | undefined;
  /** Releases that have it, newest first. */
  readonly versions: readonly Release[];
  /** File of texts and place in it. */
  readonly block: number;
  readonly slot: number;
}

/** Postings of one term: by field, the documents that hold it and how often. */
export type Postings = readonly (readonly (readonly [document: number, frequency: number])[])[];

export interface Shard {
  readonly sections: readonly IndexedSection[];
  readonly terms: readonly (readonly [term: string, postings: Postings])[];
  /** Number of different terms of each document, by field. */
  readonly lengths: readonly (readonly number[])[];
}

/** A shard as it stands in its file. Keys are short because they are sent; strings hold columns, one line a section. */
export interface ShardFile {
  readonly f: number;
  /** Terms, sorted; the first character of a line counts the characters shared with the line before. */
  readonly t: string;
  /** Postings. */
  readonly p: string;
  /** Field lengths. */
  readonly l: string;
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
  /** What titles are short for, by section. */
  readonly s: Readonly<Record<number, string>>;
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
  readonly format: number;
  readonly worker: string;
  /** Sections outside the vaults. */
  readonly base: ShardNames;
  /** One shard for each release. */
  readonly releases: Readonly<Partial<Record<Release, ShardNames>>>;
}

/** Texts of the sections of one block, by slot. */
export type TextBlock = readonly string[];

/** Where the list of files stands, below the base URL. */
export const manifestPath = 'search/manifest.json';

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

/** A difference that may be negative as a number that is not: 0, -1, 1, -2, 2 … */
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

function writePostings(postings: Postings): number[] {
  return postings.flatMap((entries) => {
    let previous = -1;
    return [
      entries.length,
      ...entries.flatMap(([document, frequency]) => {
        // Most terms stand once in a section: then the frequency needs no number of its own.
        const numbers = [(document - previous - 1) * 2 + (frequency > 1 ? 1 : 0)];
        previous = document;
        return frequency > 1 ? [...numbers, frequency] : numbers;
      }),
    ];
  });
}

function readPostings(next: () => number): Postings {
  return fields.map(() => {
    let previous = -1;
    return Array.from({ length: next() }, () => {
      const packed = next();
      previous += (packed >> 1) + 1;
      return [previous, packed & 1 ? next() : 1] as const;
    });
  });
}

const hyphenated = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function writeAnchor({ title, anchor }: IndexedSection): string {
  if (anchor === '') return '.';
  if (anchor === title.toLowerCase().replace(/\(.*$/, '')) return '';
  return anchor === hyphenated(title) ? '-' : anchor;
}

function readAnchor(written: string, title: string): string {
  if (written === '.') return '';
  if (written === '') return title.toLowerCase().replace(/\(.*$/, '');
  return written === '-' ? hyphenated(title) : written;
}

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
export function writeShard({ sections, terms, lengths }: Shard): ShardFile {
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
  return {
    f: formatVersion,
    t: writeTerms(sorted.map(([term]) => term)),
    p: writeNumbers(sorted.flatMap(([, postings]) => writePostings(postings))),
    l: writeNumbers(lengths.flat()),
    h: sections.map(({ title }) => title).join('\n'),
    a: sections.map(writeAnchor).join('\n'),
    g: pages.values,
    w: paths.values,
    v: sets.values,
    s: Object.fromEntries(
      sections.flatMap(({ alias }, index) => (alias === undefined ? [] : [[index, alias]])),
    ),
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
      alias: file.s[index],
      links,
      path: file.w[path] ?? [],
      route,
      anchor: readAnchor(anchors[index] ?? '', title),
      section: route.split('/')[1] as SearchSection,
      kind: kinds[kind] ?? 'guide',
      role: roles[role] ?? 'none',
      version: versions[version],
      versions,
      block,
      slot,
    };
  });
  const nextLength = numberReader(file.l);
  const nextPosting = numberReader(file.p);
  return {
    sections,
    terms: readTerms(file.t).map((term) => [term, readPostings(nextPosting)] as const),
    lengths: sections.map(() => fields.map(() => nextLength())),
  };
}
