import type { Formula } from '../types';

/** Given values of {@link curveBaseApr}. */
export interface CurveBaseAprInput {
  /** CRV that all gauges receive per second. */
  readonly inflation: number;
  /** Share of it that goes to this gauge. */
  readonly gaugeWeight: number;
  /** Working supply of the gauge in LP tokens, after boosts. */
  readonly workingSupply: number;
  /** Price of one CRV in USD. */
  readonly crvPrice: number;
  /** Virtual price of the LP token, in units of the pool's asset. */
  readonly virtualPrice: number;
  /** Price of the LP token in USD. It contains the virtual price, so the exporter counts that twice. */
  readonly lpPrice: number;
}

/** Seconds in a mean Gregorian year, as the vault contracts count since 0.3.3. */
export const secondsPerYear = 31_556_952;

/**
 * Yearly CRV emissions per deposit in a gauge at a boost of 1: an unboosted deposit counts with 0.4 of its size.
 *
 * Source: the exporter's `apy/curve/simple.py`.
 *
 * @returns fraction per year
 */
export function curveBaseApr({
  inflation,
  gaugeWeight,
  workingSupply,
  crvPrice,
  virtualPrice,
  lpPrice,
}: CurveBaseAprInput): number {
  const crvPerLpToken = (inflation * gaugeWeight * secondsPerYear * 0.4) / workingSupply;
  return (crvPerLpToken * crvPrice) / (virtualPrice * lpPrice);
}

export const definition: Formula<keyof CurveBaseAprInput, 'baseApr'> = {
  name: 'curve-base-apr',
  title: 'Base CRV APR of a gauge',
  inputs: {
    inflation: { label: 'CRV emitted to all gauges', unit: 'CRV/second', min: 0 },
    gaugeWeight: { label: 'Weight of the gauge', unit: 'ratio', min: 0, max: 1 },
    workingSupply: { label: 'Working supply of the gauge', unit: 'tokens', min: 1e-18 },
    crvPrice: { label: 'Price of CRV', unit: 'USD/token', min: 0 },
    virtualPrice: {
      label: 'Virtual price of the LP token',
      unit: 'multiple',
      default: 1,
      min: 1e-18,
    },
    lpPrice: { label: 'Price of the LP token', unit: 'USD/token', min: 1e-18 },
  },
  outputs: { baseApr: { label: 'Base CRV APR', unit: 'ratio/year' } },
  primary: 'baseApr',
  compute: (given) => ({ baseApr: curveBaseApr(given) }),
};
