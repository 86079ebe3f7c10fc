/** Where a reader is. */
export interface Place {
  /** Path of the page below `smart-contracts/`. */
  readonly page: string;
  readonly anchor: string;
  /** What the page calls the member. */
  readonly member: string;
  readonly contract: string;
  readonly release: string;
  /** Selectors of the member without `0x`; none if it isn't a function. */
  readonly selectors: readonly string[];
}

/** What a form or a history gets: its entry, and the file that it reads. */
export interface PartProps<Data> {
  readonly place: Place;
  readonly data: Data;
}
