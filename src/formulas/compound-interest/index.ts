import type { Formula } from '../types';

/** Given values of {@link compoundInterest}. */
export interface CompoundInterestInput {
  /** Yearly rate without compounding, as a fraction. */
  readonly apr: number;
  /** How often a year the interest is added. */
  readonly periodsPerYear: number;
}

/**
 * Yearly return with compounding: `(1 + r / n) ** n - 1`.
 *
 * @returns fraction per year
 */
export function compoundInterest({ apr, periodsPerYear }: CompoundInterestInput): number {
  return (1 + apr / periodsPerYear) ** periodsPerYear - 1;
}

export const definition: Formula<keyof CompoundInterestInput, 'apy'> = {
  name: 'compound-interest',
  title: 'APY from APR',
  inputs: {
    apr: { label: 'APR', unit: 'ratio/year', min: -1 },
    periodsPerYear: { label: 'Compounding periods per year', unit: 'count', min: 1, integer: true },
  },
  outputs: { apy: { label: 'APY', unit: 'ratio/year' } },
  primary: 'apy',
  compute: (given) => ({ apy: compoundInterest(given) }),
};
