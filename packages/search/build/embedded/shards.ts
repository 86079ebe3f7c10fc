import { createHash } from 'node:crypto';
import {
  type BuiltShard,
  fields,
  type IndexedSection,
  measuredFields,
  type TextBlock,
} from '../../engines/embedded/format';
import { askedTerms, terms } from '../../text/tokens';
import type { Release, Versions } from '../../types';
import type { SearchRecord } from '../records';

/** Size up to which texts are put into one file: a few kilobytes once compressed. */
const blockBytes = 5000;

const askedField = fields.indexOf('asked');

/** Records of one shard with the place of their texts. */
export interface ShardRecords {
  readonly own: readonly SearchRecord[];
  readonly blocks: readonly TextBlock[];
  readonly places: ReadonlyMap<string, { readonly block: number; readonly slot: number }>;
}

/** Puts the texts of records into files of similar size, in their order: neighbours are often found together. */
export function arrangeTexts(own: readonly SearchRecord[]): ShardRecords {
  const blocks: string[][] = [[]];
  const places = new Map<string, { block: number; slot: number }>();
  let size = 0;
  for (const { objectID, text } of own) {
    if (size > 0 && size + text.length > blockBytes) {
      blocks.push([]);
      size = 0;
    }
    const block = blocks.at(-1);
    if (!block) throw new Error('there is always a block');
    places.set(objectID, { block: blocks.length - 1, slot: block.length });
    block.push(text);
    size += text.length;
  }
  return { own, blocks, places };
}

/** How much other documents refer to a section; a link to another section of the same document counts a third. */
function popularity({ links, documentLinks }: SearchRecord): number {
  return Math.round(2 * (Math.log2(1 + links) + Math.log2(1 + documentLinks) / 3));
}

/** Terms of a record by field, in the order of the fields of sections. */
function termsOf(record: SearchRecord, withText: boolean): string[][] {
  return [
    terms(record.alias ? `${record.title} ${record.alias}` : record.title),
    // The part of the site is the outermost of its headings.
    terms([record.sectionLabel, ...record.path].join(' ')),
    withText ? terms(record.text) : [],
    [...record.codes],
  ];
}

/**
 * What a record is asked as. The id of its heading is one more name, if it says something else than the heading: writers
 * choose it for links.
 */
export function askedOf({ asked, url, title, kind }: SearchRecord): readonly string[] {
  const words = (url.split('#')[1] ?? '').replace(/-/g, ' ');
  const known = new Set(terms(title));
  const isNew = kind !== 'address' && terms(words).some((term) => !known.has(term));
  return isNew && words.includes(' ') ? [...asked, words] : asked;
}

/** Records whose sections a shard holds: its own, then what only other releases have. */
export function recordsIn(
  release: Release | undefined,
  records: readonly SearchRecord[],
): { own: readonly SearchRecord[]; foreign: readonly SearchRecord[] } {
  const isForeign = ({ version, versions }: SearchRecord): boolean =>
    release !== undefined &&
    version !== undefined &&
    version === versions[0] &&
    !versions.includes(release);
  return {
    own: records.filter(({ version }) => version === release),
    foreign: records.filter(isForeign),
  };
}

/** Postings of terms, collected document by document. */
class PostingLists {
  private readonly lists = new Map<string, Map<number, 1 | 2>[]>();

  add(term: string, field: number, document: number): void {
    const byField = this.lists.get(term) ?? fields.map(() => new Map<number, 1 | 2>());
    this.lists.set(term, byField);
    const list = byField[field];
    list?.set(document, list.has(document) ? 2 : 1);
  }

  all(): BuiltShard['terms'] {
    return [...this.lists].map(([term, byField]) => [term, byField.map((list) => [...list])]);
  }
}

/**
 * The shard of a release, or of what has no release.
 *
 * A release's shard also holds what only other releases have, without its text: a reader of any release finds it.
 */
export function buildShard(
  release: Release | undefined,
  records: readonly SearchRecord[],
  arranged: ReadonlyMap<Release | undefined, ShardRecords>,
): BuiltShard {
  const { own, foreign } = recordsIn(release, records);
  const all = [...own, ...foreign];
  const sections = all.map((record): IndexedSection => {
    const place = arranged.get(record.version)?.places.get(record.objectID);
    return {
      title: record.title,
      alias: record.alias,
      links: popularity(record),
      path: record.path,
      route: record.url.split('#')[0] ?? '/',
      anchor: record.url.split('#')[1] ?? '',
      section: record.section,
      kind: record.kind,
      role: record.role ?? 'none',
      version: record.version,
      versions: record.versions,
      block: place?.block ?? 0,
      slot: place?.slot ?? 0,
    };
  });
  const postings = new PostingLists();
  let question = 0;
  const lengths = all.map((record, document) => {
    const byField = termsOf(record, document < own.length);
    byField.forEach((list, field) => list.forEach((term) => postings.add(term, field, document)));
    for (const asked of askedOf(record)) {
      for (const term of askedTerms(asked)) postings.add(term, askedField, question);
      question += 1;
    }
    return byField.slice(0, measuredFields).map(({ length }) => length);
  });
  return {
    sections,
    terms: postings.all(),
    lengths,
    questions: all.map((record) => askedOf(record).length),
  };
}

/** Releases for which there are records: a build of some sections may have none. */
export function releasesIn({ releases }: Versions, records: readonly SearchRecord[]): Release[] {
  return releases.filter((release) => records.some(({ version }) => version === release));
}

/** Hash of a content, for its file name. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10);
}
