import type { Formula } from '../types';

/** Given values of {@link impermanentLoss}. */
export interface ImpermanentLossInput {
  /** Price ratio of the two tokens now, divided by the ratio at deposit. */
  readonly priceRatio: number;
}

/**
 * Value of a position in a pool of two tokens against holding the tokens, less 1: `2 sqrt(k) / (1 + k) - 1`. The pool
 * has equal weights and a constant product; fees are left out.
 *
 * Source: follows from `x y = const` with the pool's price `y / x`.
 *
 * @returns `loss`, a ratio that is 0 or negative
 */
export function impermanentLoss({ priceRatio }: ImpermanentLossInput): { readonly loss: number } {
  return { loss: (2 * Math.sqrt(priceRatio)) / (1 + priceRatio) - 1 };
}

export const definition: Formula<keyof ImpermanentLossInput, 'loss'> = {
  name: 'impermanent-loss',
  title: 'Impermanent loss',
  inputs: {
    priceRatio: { label: 'Change of the price ratio', unit: 'multiple', min: 1e-18 },
  },
  outputs: { loss: { label: 'Change compared with holding', unit: 'ratio' } },
  primary: 'loss',
  compute: impermanentLoss,
};
