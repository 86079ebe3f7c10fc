import type { Kind, SearchSection, Release } from '../../types';

/** Value of `version` for sections of what has no versions: the service filters by values, not by their absence. */
export const unversioned = 'none';

/** A record as the hosted service stores it. */
export interface HostedRecord {
  readonly objectID: string;
  readonly url: string;
  readonly anchor: string;
  /** Title of the document. */
  readonly document: string;
  /** Headings, the part of the site first, the section's own last. */
  readonly hierarchy: Readonly<Record<string, string>>;
  readonly title: string;
  /** What the title is short for. */
  readonly alias: string | undefined;
  /** Questions and names under which readers look for the section. Searched, and never sent back. */
  readonly asked: readonly string[];
  /** Headings above the section. */
  readonly path: readonly string[];
  readonly text: string;
  readonly codes: readonly string[];
  readonly section: SearchSection;
  readonly kind: Kind;
  readonly version: Release | typeof unversioned;
  readonly versions: readonly Release[];
  /** The same for the same section of all releases: of a group one record is answered. */
  readonly group: string;
  /** The higher, the more likely meant by a query that matches several sections alike. */
  readonly weight: number;
  readonly position: number;
}

/** Marks around matching pieces: private characters, which no text holds, so that nothing is taken for markup. */
export const markStart = '\uE000';
export const markEnd = '\uE001';
