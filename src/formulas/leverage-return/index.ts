import type { Formula } from '../types';

/** Given values of {@link leverageReturn}. */
export interface LeverageReturnInput {
  /** Position divided by own funds. */
  readonly leverage: number;
  /** Return of the position over the period, as a ratio. */
  readonly positionReturn: number;
  /** Cost of the loan over the same period, as a ratio of the loan. */
  readonly borrowRate?: number;
}

/**
 * Return on own funds of a position that is partly borrowed: `L r - (L - 1) i`.
 *
 * Source: accounting of a position of `L` for each 1 of own funds, where `L - 1` is a loan.
 *
 * @returns `ownReturn` (ratio of the own funds) and `exhaustingMove` (loss of the position that uses up the own funds
 *   when the loan costs nothing, as a ratio)
 */
export function leverageReturn({ leverage, positionReturn, borrowRate = 0 }: LeverageReturnInput): {
  readonly ownReturn: number;
  readonly exhaustingMove: number;
} {
  return {
    ownReturn: leverage * positionReturn - (leverage - 1) * borrowRate,
    exhaustingMove: 1 / leverage,
  };
}

export const definition: Formula<keyof LeverageReturnInput, 'ownReturn' | 'exhaustingMove'> = {
  name: 'leverage-return',
  title: 'Return with leverage',
  inputs: {
    leverage: { label: 'Leverage', unit: 'multiple', min: 1 },
    positionReturn: { label: 'Return of the position', unit: 'ratio', min: -1 },
    borrowRate: { label: 'Cost of the loan', unit: 'ratio', default: 0, min: 0 },
  },
  outputs: {
    ownReturn: { label: 'Return on your own funds', unit: 'ratio' },
    exhaustingMove: { label: 'Loss that uses up your own funds', unit: 'ratio' },
  },
  primary: 'ownReturn',
  compute: leverageReturn,
};
