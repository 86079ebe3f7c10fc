import type { Formula } from '../types';

/** Part of the collateral's value that StableCredit was to lend. */
export const stablecreditRatio = 0.75;

/** Given values of {@link creditLimit}. */
export interface CreditLimitInput {
  /** Deposited tokens. */
  readonly amount: number;
  /** Price of a token in US dollars. */
  readonly price: number;
  /** Part of the value that may be borrowed. */
  readonly limit?: number;
}

/**
 * Largest credit against collateral: `limit × amount × price`.
 *
 * Source: announcement of StableCredit, 2020, which never went live.
 *
 * @returns `collateral` (value of the deposit) and `credit`, both in US dollars
 */
export function creditLimit({ amount, price, limit = stablecreditRatio }: CreditLimitInput): {
  readonly collateral: number;
  readonly credit: number;
} {
  const collateral = amount * price;
  return { collateral, credit: limit * collateral };
}

export const definition: Formula<keyof CreditLimitInput, 'collateral' | 'credit'> = {
  name: 'credit-limit',
  title: 'Largest credit',
  inputs: {
    amount: { label: 'Tokens deposited', unit: 'tokens', min: 0 },
    price: { label: 'Price of a token', unit: 'USD/token', min: 0 },
    limit: {
      label: 'Share that can be borrowed',
      unit: 'ratio',
      default: stablecreditRatio,
      min: 0,
      max: 1,
    },
  },
  outputs: {
    collateral: { label: 'Value of the collateral', unit: 'USD' },
    credit: { label: 'Largest credit', unit: 'USD' },
  },
  primary: 'credit',
  compute: creditLimit,
};
