import {
  codeDigits,
  fields,
  type IndexedSection,
  type Shard,
  type TextBlock,
} from '../../engines/embedded/format';
import { askedTerms, terms } from '../../text/tokens';
import type { Release, SearchRecord } from '../../types';

/** Size up to which texts are put into one file: a few kilobytes once compressed. */
const blockBytes = 4000;

const askedField = fields.indexOf('asked');

/** The texts of all records. */
export interface Texts {
  /** Files of the texts of each release, and of what has no release. */
  readonly blocks: ReadonlyMap<Release | undefined, readonly TextBlock[]>;
  /** File and place in it of each record's text, by the id of the record. */
  readonly places: ReadonlyMap<string, Pick<IndexedSection, 'block' | 'slot'>>;
}

/** Puts the texts of records into files of similar size, in their order: neighbors are often found together. */
export function arrangeTexts(records: readonly SearchRecord[]): Texts {
  const blocks = new Map<Release | undefined, string[][]>();
  const places = new Map<string, Pick<IndexedSection, 'block' | 'slot'>>();
  for (const { objectID, text, version } of records) {
    const own = blocks.get(version) ?? [];
    blocks.set(version, own);
    let block = own.at(-1);
    if (!block || block.join('').length + text.length > blockBytes) {
      block = [];
      own.push(block);
    }
    places.set(objectID, { block: own.length - 1, slot: block.length });
    block.push(text);
  }
  return { blocks, places };
}

/** How much other documents refer to a section; a link to another section of the same document counts a third. */
export function popularity({ links, documentLinks }: SearchRecord): number {
  return Math.round(2 * (Math.log2(1 + links) + Math.log2(1 + documentLinks) / 3));
}

/** Terms of a record by field, in the order of the fields of sections. */
function termsOf(record: SearchRecord, withText: boolean): (readonly string[])[] {
  return [
    terms(record.title),
    // The part of the site is the outermost of its headings.
    terms([record.sectionLabel, ...record.path].join(' ')),
    withText ? terms(record.text) : [],
    record.codes.map((code) => code.slice(0, codeDigits)),
  ];
}

/** Records whose sections a shard holds: the ones of its release, then sections that only other releases have. */
export function recordsIn(
  release: Release | undefined,
  records: readonly SearchRecord[],
): SearchRecord[] {
  const isForeign = ({ version, versions }: SearchRecord): boolean =>
    release !== undefined &&
    version !== undefined &&
    version === versions[0] &&
    !versions.includes(release);
  return [...records.filter(({ version }) => version === release), ...records.filter(isForeign)];
}

/**
 * The shard of a release, or of what has no release.
 *
 * A release's shard also lists the sections that only other releases have, without their texts, so that a reader of any
 * release finds them.
 */
export function buildShard(
  release: Release | undefined,
  records: readonly SearchRecord[],
  { places }: Texts,
): Shard {
  const all = recordsIn(release, records);
  const sections = all.map((record): IndexedSection => {
    const { title, path, url, section, kind, role, version, versions } = record;
    const [route = '', anchor = ''] = url.split('#');
    return {
      title,
      links: popularity(record),
      path,
      route,
      anchor,
      section,
      kind,
      role,
      version,
      versions,
      ...(places.get(record.objectID) ?? { block: 0, slot: 0 }),
    };
  });
  const postings = new Map<string, Map<number, 0 | 1>[]>();
  const note = (term: string, field: number, document: number): void => {
    const byField = postings.get(term) ?? fields.map(() => new Map<number, 0 | 1>());
    postings.set(term, byField);
    const list = byField[field];
    list?.set(document, list.has(document) ? 1 : 0);
  };
  let question = 0;
  all.forEach((record, document) => {
    termsOf(record, record.version === release).forEach((list, field) =>
      list.forEach((term) => note(term, field, document)),
    );
    for (const asked of record.asked) {
      for (const term of askedTerms(asked)) note(term, askedField, question);
      question += 1;
    }
  });
  return {
    sections,
    terms: new Map(
      [...postings].map(([term, byField]) => [
        term,
        byField.map((list) => [...list].map(([document, isRepeated]) => 2 * document + isRepeated)),
      ]),
    ),
    questions: all.map(({ asked }) => asked.length),
  };
}
