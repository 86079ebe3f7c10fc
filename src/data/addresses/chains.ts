import type { AddressKind, Chain } from './types';

/** Names and block explorers of the chains, in the order in which tables list them. */
export const chains: Readonly<
  Record<Chain, { readonly id: number; readonly name: string; readonly explorer: string }>
> = {
  ethereum: { id: 1, name: 'Ethereum', explorer: 'https://etherscan.io' },
  fantom: { id: 250, name: 'Fantom', explorer: 'https://ftmscan.com' },
  polygon: { id: 137, name: 'Polygon', explorer: 'https://polygonscan.com' },
  arbitrum: { id: 42161, name: 'Arbitrum', explorer: 'https://arbiscan.io' },
};

/**
 * Page of an address on its chain's block explorer. Tokens and vaults open their token page, which shows supply and
 * holders; everything else the account page.
 */
export function explorerUrl(entry: {
  readonly chain: Chain;
  readonly kind: AddressKind;
  readonly address: string;
}): string {
  const page = entry.kind === 'token' || entry.kind === 'vault' ? 'token' : 'address';
  return `${chains[entry.chain].explorer}/${page}/${entry.address}`;
}
