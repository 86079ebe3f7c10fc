/** One contract that has a selector or topic. */
export interface LookupEntry {
  contract: string;
  signature: string;
  /** Page below `smart-contracts/`; missing when the contract has none. */
  page?: string;
  anchor?: string;
  /** Contract that declares it, when it is inherited. */
  from?: string;
  /** Positions in `releases`. */
  in: number[];
}

/** What `/abi/selectors.json` holds. */
export interface LookupData {
  /** Oldest first. */
  releases: string[];
  /** Four bytes, without 0x → functions. */
  selectors: Record<string, LookupEntry[]>;
  /** Thirty-two bytes, without 0x → events. */
  topics: Record<string, LookupEntry[]>;
}
