/** Chains on which the protocol or its tokens live. */
export type Chain = 'ethereum' | 'fantom' | 'polygon' | 'arbitrum';

/** What is at an address. `eoa` is an account held by one key. */
export const addressKinds = [
  'token',
  'vault',
  'strategy',
  'contract',
  'registry',
  'multisig',
  'treasury',
  'eoa',
] as const;
export type AddressKind = (typeof addressKinds)[number];

/** One address as written in a chain's file. */
export interface AddressInput {
  /** Unique over all chains, kebab case; entries that aren't on Ethereum end in `-<chain>`. */
  readonly id: string;
  /** The address with its EIP-55 checksum. */
  readonly address: string;
  /** What readers see: a contract's name, a person's name, a role. */
  readonly label: string;
  /** Ticker of a token or vault, as the contract returns it. */
  readonly symbol?: string;
  /** Decimals of a token or vault, where known. */
  readonly decimals?: number;
  readonly kind: AddressKind;
  /** Tables in which the entry appears, if any: see `groups.ts`. */
  readonly groups?: readonly string[];
  /** ENS name that resolves to the address. */
  readonly ens?: string;
  /** Of a vault: id of the token that it takes. */
  readonly want?: string;
  /** Of a vault: what its `apiVersion()` returns, where known. */
  readonly apiVersion?: string;
  /** For a vault that is no longer the newest one for its token: the id of the vault that follows it. */
  readonly successor?: string;
  /** Of a signer: organizations that the person belongs to. */
  readonly affiliation?: string;
  /** Of a signer: where the person states that the account is theirs. */
  readonly attestation?: string;
  /** What a reader must know before using the address. */
  readonly note?: string;
  /**
   * The date for which the entry is known to be right (`YYYY-MM` or `YYYY-MM-DD`), `null` if its source has no date.
   */
  readonly asOf: string | null;
}

/** An address with the chain in whose file it is. */
export interface AddressEntry extends AddressInput {
  readonly chain: Chain;
}

/** Columns that a table of addresses can show. */
export type AddressColumn =
  | 'chain'
  | 'label'
  | 'symbol'
  | 'decimals'
  | 'ens'
  | 'address'
  | 'affiliation'
  | 'attestation'
  | 'apiVersion'
  | 'vault'
  | 'vaultAddress'
  | 'want'
  | 'wantAddress';

/** A table of addresses. */
export interface AddressGroup {
  readonly id: string;
  /** Caption of the table. */
  readonly title: string;
  /** Columns in order. */
  readonly columns: readonly AddressColumn[];
}
