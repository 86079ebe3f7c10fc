import type { AddressInput } from './types';

/** Addresses on Polygon. Order inside a group is the order of its table's rows. */
export const polygon = [
  // Yearn tokens
  {
    id: 'yfi-polygon',
    address: '0xDA537104D6A5edd53c6fBba9A898708E465260b6',
    label: 'yearn.finance',
    symbol: 'YFI',
    decimals: 18,
    kind: 'token',
    groups: ['yearn-tokens'],
    note: 'Bridged; the native token is on Ethereum',
    asOf: '2022-07',
  },
  {
    id: 'woofy-polygon',
    address: '0xD0660cD418a64a1d44E9214ad8e459324D8157f1',
    label: 'Woofy',
    symbol: 'WOOFY',
    decimals: 12,
    kind: 'token',
    groups: ['yearn-tokens'],
    asOf: '2022-07',
  },
] as const satisfies readonly AddressInput[];
