import type { CodeReference } from './reference';

/** A place in a text that is marked. */
export interface Found {
  readonly offset: number;
  readonly length: number;
  readonly href?: string;
  readonly note: string;
}

/** Finds what a text of one language has in the reference. */
export type Finder = (text: string, reference: CodeReference) => Found[];
