import type { Formula } from '../types';

/** Given values of {@link netApy}. */
export interface NetApyInput {
  /** Yearly yield of the strategies before fees, not compounded, as a fraction. */
  readonly grossApr: number;
  /** Share of the gains that vault and strategist take together, as a fraction. */
  readonly performanceFee?: number;
  /** Yearly fee on the assets, as a fraction. */
  readonly managementFee?: number;
  /** How often a year the yield compounds. */
  readonly periodsPerYear?: number;
}

/**
 * Net yield of a vault that does not hold Curve LP tokens. The management fee comes off first and the performance fee
 * is taken from the rest; what remains compounds. A negative result counts as 0, since a vault of API 0.3.5 or later
 * never charges more than it gains.
 *
 * Source: the exporter's `apy/v2.py`, which states the inverse `grossAPR = netAPR / (1 - perf) + mgmt` with weekly
 * compounding.
 *
 * @returns `netApr` and `netApy`, fractions per year
 */
export function netApy({
  grossApr,
  performanceFee = 0,
  managementFee = 0,
  periodsPerYear = 52,
}: NetApyInput): {
  readonly netApr: number;
  readonly netApy: number;
} {
  const netApr = Math.max(0, (grossApr - managementFee) * (1 - performanceFee));
  return { netApr, netApy: (1 + netApr / periodsPerYear) ** periodsPerYear - 1 };
}

export const definition: Formula<keyof NetApyInput, 'netApr' | 'netApy'> = {
  name: 'net-apy',
  title: 'Net APY from gross APR',
  inputs: {
    grossApr: { label: 'Gross APR', unit: 'ratio/year', min: 0 },
    performanceFee: { label: 'Performance fee', unit: 'ratio', default: 0, min: 0, max: 1 },
    managementFee: { label: 'Management fee', unit: 'ratio/year', default: 0, min: 0, max: 1 },
    periodsPerYear: {
      label: 'Compounding periods per year',
      unit: 'count',
      default: 52,
      min: 1,
      integer: true,
    },
  },
  outputs: {
    netApr: { label: 'Net APR', unit: 'ratio/year' },
    netApy: { label: 'Net APY', unit: 'ratio/year' },
  },
  primary: 'netApy',
  compute: netApy,
};
