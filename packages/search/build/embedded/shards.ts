import { createHash } from 'node:crypto';
import MiniSearch from 'minisearch';
import { type Release, releases } from '../../../../src/data/releases';
import {
  type Field,
  fields,
  type IndexedSection,
  type Postings,
  type Shard,
  type TextBlock,
} from '../../engines/embedded/format';
import { terms } from '../../text/tokens';
import { partLabel } from '../../parts';
import type { SearchRecord } from '../records';

/** Size up to which texts are put into one file: a few kilobytes once compressed. */
const blockBytes = 6000;

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

type Document = { readonly id: number } & Readonly<Record<Field, string>>;

/** How much other documents refer to a section; a link to another section of the same document counts a third. */
function popularity({ links, documentLinks }: SearchRecord): number {
  return Math.round(2 * (Math.log2(1 + links) + Math.log2(1 + documentLinks) / 3));
}

/** A record as it is indexed: the part of the site is the outermost of its headings. */
function documentOf(record: SearchRecord, id: number, withText: boolean): Document {
  return {
    id,
    title: record.alias ? `${record.title} ${record.alias}` : record.title,
    path: [partLabel(record.section), ...record.path].join(' '),
    text: withText ? record.text : '',
    code: record.codes.join(' '),
  };
}

/** What MiniSearch writes, as far as it is read here. */
interface Serialized {
  readonly index: readonly (readonly [
    string,
    Readonly<Record<string, Readonly<Record<string, number>>>>,
  ])[];
  readonly fieldLength: Readonly<Record<string, readonly number[]>>;
}

/** Terms of a field's text. */
export function fieldTerms(text: string, field?: string): string[] {
  return field === 'code' ? text.split(' ').filter(Boolean) : terms(text);
}

function toShard(documents: readonly Document[], sections: readonly IndexedSection[]): Shard {
  const search = new MiniSearch<Document>({
    fields: [...fields],
    tokenize: fieldTerms,
    processTerm: (term) => term,
  });
  search.addAll(documents);
  const { index, fieldLength } = search.toJSON() as unknown as Serialized;
  return {
    sections,
    terms: index.map(([term, byField]) => [
      term,
      fields.map((_, field): Postings[number] =>
        Object.entries(byField[field] ?? {})
          .map(([document, frequency]) => [Number(document), frequency] as const)
          .sort(([one], [other]) => one - other),
      ),
    ]),
    lengths: documents.map((_, id) => fields.map((__, field) => fieldLength[id]?.[field] ?? 0)),
  };
}

/**
 * The shard of a release, or of the sections outside the vaults.
 *
 * A release's shard also holds what only other releases have, without its text: a reader of any release finds it.
 */
export function buildShard(
  release: Release | undefined,
  records: readonly SearchRecord[],
  arranged: ReadonlyMap<Release | undefined, ShardRecords>,
): Shard {
  const own = records.filter((record) => record.version === release);
  const foreign =
    release === undefined
      ? []
      : records.filter(
          ({ version, versions }) =>
            version && version === versions[0] && !versions.includes(release),
        );
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
  return toShard(
    all.map((record, id) => documentOf(record, id, id < own.length)),
    sections,
  );
}

/** Releases for which there are records: a build of some sections may have none. */
export function releasesIn(records: readonly SearchRecord[]): Release[] {
  return releases.filter((release) => records.some(({ version }) => version === release));
}

/** Hash of a content, for its file name. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10);
}
