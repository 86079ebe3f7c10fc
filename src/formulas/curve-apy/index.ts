import type { Formula } from '../types';

/** Given values of {@link curveApy}. Fractions per year unless said otherwise. */
export interface CurveApyInput {
  /** CRV emissions to the pool at a boost of 1. */
  readonly baseApr: number;
  /** veCRV multiplier of the deposit, from 1 to 2.5. */
  readonly boost?: number;
  /** Further incentives. */
  readonly rewardsApr?: number;
  /** Growth of the LP token's virtual price, compounded. */
  readonly poolApy?: number;
  /** Share of the CRV that is kept for locking. */
  readonly keepCrv?: number;
  /** Share of the gains that the vault takes. */
  readonly performanceFee?: number;
  readonly managementFee?: number;
}

/**
 * Yield of a vault that holds Curve LP tokens.
 *
 * Gross: `(1 + boost * base + rewards) * (1 + pool) - 1`. Net: fees and kept CRV come off the farmed return, which
 * then compounds weekly on top of the pool's own growth.
 *
 * Source: the exporter's `apy/curve/simple.py`.
 *
 * @returns `grossApr`, `netApr` (farmed return after fees) and `netApy`, fractions per year
 */
export function curveApy({
  baseApr,
  boost = 1,
  rewardsApr = 0,
  poolApy = 0,
  keepCrv = 0,
  performanceFee = 0,
  managementFee = 0,
}: CurveApyInput): { readonly grossApr: number; readonly netApr: number; readonly netApy: number } {
  const grossApr = (1 + boost * baseApr + rewardsApr) * (1 + poolApy) - 1;
  const netApr =
    (boost * baseApr * (1 - keepCrv) + rewardsApr) * (1 - performanceFee) - managementFee;
  return { grossApr, netApr, netApy: (1 + netApr / 52) ** 52 * (1 + poolApy) - 1 };
}

export const definition: Formula<keyof CurveApyInput, 'grossApr' | 'netApr' | 'netApy'> = {
  name: 'curve-apy',
  title: 'Yield of a Curve vault',
  inputs: {
    baseApr: { label: 'Base CRV APR', unit: 'ratio/year', min: 0 },
    boost: { label: 'Boost', unit: 'multiple', default: 1, min: 1, max: 2.5 },
    rewardsApr: { label: 'Bonus rewards APR', unit: 'ratio/year', default: 0, min: 0 },
    poolApy: { label: 'Pool APY', unit: 'ratio/year', default: 0, min: -1 },
    keepCrv: { label: 'Share of CRV kept for locking', unit: 'ratio', default: 0, min: 0, max: 1 },
    performanceFee: { label: 'Performance fee', unit: 'ratio', default: 0, min: 0, max: 1 },
    managementFee: { label: 'Management fee', unit: 'ratio/year', default: 0, min: 0, max: 1 },
  },
  outputs: {
    grossApr: { label: 'Gross APR', unit: 'ratio/year' },
    netApr: { label: 'Net APR from farming', unit: 'ratio/year' },
    netApy: { label: 'Net APY', unit: 'ratio/year' },
  },
  primary: 'netApy',
  compute: curveApy,
};
