import leven from 'leven';
import { arbitrum } from './arbitrum';
import { chains } from './chains';
import { ethereum } from './ethereum';
import { fantom } from './fantom';
import { groups } from './groups';
import { polygon } from './polygon';
import type { AddressEntry, AddressGroup, AddressInput, Chain } from './types';

export { explorerUrl } from './chains';
export { chains, groups };
export type {
  AddressColumn,
  AddressEntry,
  AddressGroup,
  AddressInput,
  AddressKind,
  Chain,
} from './types';

const lists: Readonly<Record<Chain, readonly AddressInput[]>> = {
  ethereum,
  fantom,
  polygon,
  arbitrum,
};

/**
 * Every address of the documentation, chain by chain. Pages never import this. Blocks such as `<Address />` are
 * resolved when the page is compiled (`src/remark/data-blocks`).
 */
export const addresses: readonly AddressEntry[] = (Object.keys(chains) as Chain[]).flatMap(
  (chain) => lists[chain].map((entry) => ({ ...entry, chain })),
);

const byId = new Map(addresses.map((entry) => [entry.id, entry]));
const groupById = new Map<string, AddressGroup>(groups.map((group) => [group.id, group]));

function unknown(what: string, id: string, known: readonly string[]): Error {
  const nearest = [...known].sort((a, b) => leven(id, a) - leven(id, b)).slice(0, 3);
  return new Error(
    `unknown ${what} "${id}"; nearest: ${nearest.join(', ')}; all are in src/data/addresses`,
  );
}

/**
 * Entry of an address.
 *
 * @throws if no chain's file has the id; the message names the nearest ids
 */
export function findAddress(id: string): AddressEntry {
  const entry = byId.get(id);
  if (entry === undefined) throw unknown('address id', id, [...byId.keys()]);
  return entry;
}

/** What readers call an entry: its symbol, or else its label, and the release of a vault. */
export const nameWithRelease = ({ symbol, label, apiVersion }: AddressEntry): string =>
  [symbol ?? label, apiVersion].filter(Boolean).join(' ');

/**
 * A table of addresses with its entries in order.
 *
 * @throws if there is no such group; the message names the nearest ones
 */
export function findGroup(id: string): {
  readonly group: AddressGroup;
  readonly entries: readonly AddressEntry[];
} {
  const group = groupById.get(id);
  if (group === undefined) throw unknown('address group', id, [...groupById.keys()]);
  return { group, entries: addresses.filter((entry) => entry.groups?.includes(id)) };
}
