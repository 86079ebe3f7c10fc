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
  const version = record.version ?? unversioned;
  const hosted = { ...record, version, weight: weightOf(record) };
  const bytes = Buffer.byteLength(JSON.stringify(hosted));
  if (bytes > maxRecordBytes) {
    throw new Error(
      `The record ${record.objectID} has ${bytes} bytes; the service takes ${maxRecordBytes}.`,
    );
  }
  return hosted;
}
