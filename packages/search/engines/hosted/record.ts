import type { Release, SearchRecord } from '../../types';

/** Value of `version` for sections without versions: the service filters by values and not by their absence. */
export const unversioned = 'none';

/** A record as the hosted service stores it. */
export interface HostedRecord extends Omit<SearchRecord, 'version'> {
  readonly version: Release | typeof unversioned;
  /** The higher, the more likely meant by a query that matches several sections alike. */
  readonly weight: number;
}

/**
 * Marks around matching pieces: private-use characters, which no text contains, so that nothing is taken for markup.
 */
export const markStart = '\uE000';
export const markEnd = '\uE001';
