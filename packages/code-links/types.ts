import type { KnownContract, Member } from './reference';

/** A place in a text that is marked. */
export interface Found {
  readonly offset: number;
  readonly length: number;
  readonly href?: string;
  readonly note: string;
}

/** The mark of a name, if what it means has an entry. */
export const foundAt = (
  offset: number,
  name: string,
  target: KnownContract | Member | undefined,
): Found[] =>
  target?.href === undefined
    ? []
    : [{ offset, length: name.length, href: target.href, note: target.note }];
