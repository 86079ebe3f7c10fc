import { popularity } from '../build/embedded/shards';
import { kindWeight, roleWeight, weights } from '../engines/embedded/core/weights';
import { type HostedRecord, unversioned } from '../engines/hosted/record';
import type { SearchRecord } from '../types';

/** Largest record that the service takes, in bytes of JSON. */
export const maxRecordBytes = 10_000;

/** The order of sections that match alike: by the weights of the embedded engine's ranking, in steps of a tenth. */
function weightOf(record: SearchRecord): number {
  const { role, kind, title } = record;
  return Math.round(
    10 *
      roleWeight[role] *
      (kindWeight[kind] ?? 1) *
      (title.startsWith('_') ? weights.internal : 1) *
      (1 + weights.link * popularity(record)),
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
