import { type HostedRecord, unversioned } from '../engines/hosted/record';
import type { SearchRecord } from '../types';

/** Largest record that the service takes, in bytes of JSON. */
export const maxRecordBytes = 10_000;

const roleWeight = {
  none: 0,
  implementation: 0,
  abstract: -1,
  interface: -3,
  test: -5,
  deprecated: -6,
} as const;

const kindWeight: Readonly<Partial<Record<SearchRecord['kind'], number>>> = {
  contract: 2,
  term: 1,
  question: 1,
  address: -2,
  release: -3,
};

/** The order of sections that match alike: the same reasons as in the embedded engine's ranking, in whole steps. */
function weightOf({ role, kind, links, title }: SearchRecord): number {
  return (
    10 +
    roleWeight[role] +
    (kindWeight[kind] ?? 0) +
    Math.round(Math.log2(1 + links)) -
    (title.startsWith('_') ? 3 : 0)
  );
}

/**
 * A record in the form that the service stores.
 *
 * @throws Error if it is larger than the service takes
 */
export function toHosted(record: SearchRecord): HostedRecord {
  const { objectID, url, title, alias, asked, path, text, codes, section, kind, versions, group } =
    record;
  const hosted: HostedRecord = {
    objectID,
    url,
    anchor: url.split('#')[1] ?? '',
    document: path[0] ?? title,
    hierarchy: Object.fromEntries(
      [record.sectionLabel, ...path, title].map((heading, level) => [`lvl${level}`, heading]),
    ),
    title,
    alias,
    asked,
    path,
    text,
    codes,
    section,
    kind,
    version: record.version ?? unversioned,
    versions,
    group,
    weight: weightOf(record),
    position: record.position,
  };
  const bytes = Buffer.byteLength(JSON.stringify(hosted));
  if (bytes > maxRecordBytes) {
    throw new Error(
      `The record ${objectID} has ${bytes} bytes; the service takes ${maxRecordBytes}.`,
    );
  }
  return hosted;
}
