import type { Release, SearchRecord } from '../../types';

/** Value of `version` for sections of what has no versions: the service filters by values, not by their absence. */
export const unversioned = 'none';

/** A record as the hosted service stores it. */
export interface HostedRecord extends Omit<
  SearchRecord,
  'sectionLabel' | 'version' | 'role' | 'links' | 'documentLinks'
> {
  readonly anchor: string;
  /** Title of the document. */
  readonly document: string;
  /** Headings, the part of the site first, the section's own last. */
  readonly hierarchy: Readonly<Record<string, string>>;
  readonly version: Release | typeof unversioned;
  /** The higher, the more likely meant by a query that matches several sections alike. */
  readonly weight: number;
}

/** Marks around matching pieces: private characters, which no text holds, so that nothing is taken for markup. */
export const markStart = '\uE000';
export const markEnd = '\uE001';
