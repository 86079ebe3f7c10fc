/** Where a reader is, and what is fetched for it. */
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
  /** Addresses of the files that the parts read. */
  readonly dictionary: string;
  readonly history: string;
}
