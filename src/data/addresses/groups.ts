import type { AddressGroup } from './types';

/** Tables that pages show with `<AddressTable group="…" />`. */
export const groups = [
  {
    id: 'yearn-tokens',
    title: 'YFI and WOOFY on each chain',
    columns: ['chain', 'label', 'symbol', 'decimals', 'address'],
  },
  {
    id: 'deployment-ethereum',
    title: 'Roles and shared contracts on Ethereum',
    columns: ['label', 'ens', 'address'],
  },
  {
    id: 'deployment-fantom',
    title: 'Roles and shared contracts on Fantom',
    columns: ['label', 'address'],
  },
  {
    id: 'deployment-arbitrum',
    title: 'Roles and shared contracts on Arbitrum',
    columns: ['label', 'address'],
  },
  { id: 'multisigs', title: 'Multisigs', columns: ['chain', 'label', 'ens', 'address'] },
  {
    id: 'yswaps',
    title: 'ySwaps contracts, version 0.2.0',
    columns: ['chain', 'label', 'address'],
  },
  {
    id: 'multisig-signers-before-yip-68',
    title: 'Signers of the Yearn multisig before YIP-68',
    columns: ['label', 'affiliation', 'address', 'attestation'],
  },
  {
    id: 'multisig-signers-after-yip-68',
    title: 'Signers of the Yearn multisig after YIP-68',
    columns: ['label', 'affiliation', 'address', 'attestation'],
  },
  {
    id: 'multisig-signers-former',
    title: 'Signers who left before 2022',
    columns: ['label', 'address'],
  },
  {
    id: 'v2-vaults',
    title: 'Version 2 vaults on Ethereum',
    columns: ['vault', 'vaultAddress', 'apiVersion', 'want', 'wantAddress'],
  },
  {
    id: 'v1-vaults',
    title: 'Version 1 vaults on Ethereum, deprecated since November 2021',
    columns: ['vault', 'vaultAddress', 'want', 'wantAddress'],
  },
  {
    id: 'v1-successors',
    title: 'Version 2 vaults that followed a version 1 vault',
    columns: ['label', 'symbol', 'address'],
  },
  {
    id: 'v1-curve-strategies',
    title: 'Version 1 strategies that share one vote-locking proxy',
    columns: ['label', 'address'],
  },
  {
    id: 'lens-addresses-provider',
    title: 'Lens AddressesProvider on each chain',
    columns: ['chain', 'label', 'address'],
  },
  {
    id: 'lens-ethereum',
    title: 'Lens contracts on Ethereum',
    columns: ['label', 'address'],
  },
  // These three come from the repository's README of May 30, 2022.
  {
    id: 'lens-repository-ethereum',
    title: 'Lens contracts on Ethereum as the repository lists them',
    columns: ['label', 'address'],
  },
  {
    id: 'lens-repository-fantom',
    title: 'Lens contracts on Fantom as the repository lists them',
    columns: ['label', 'address'],
  },
  {
    id: 'lens-repository-arbitrum',
    title: 'Lens contracts on Arbitrum as the repository lists them',
    columns: ['label', 'address'],
  },
  {
    id: 'bounty-scope',
    title: 'Contracts that list what the bug bounty covers',
    columns: ['chain', 'label', 'address'],
  },
] as const satisfies readonly AddressGroup[];
