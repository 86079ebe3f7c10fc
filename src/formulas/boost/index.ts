import type { Formula } from '../types';

/** Given values of {@link boost}. */
export interface BoostInput {
  /** Own deposit in the gauge, in LP tokens. */
  readonly deposit: number;
  /** Everything deposited in the gauge, in LP tokens. */
  readonly gaugeTotal: number;
  /** Own veCRV. */
  readonly veCrv: number;
  /** All veCRV. */
  readonly veCrvTotal: number;
}

/**
 * Boost of a deposit in a Curve gauge: `working = min(0.4 l + 0.6 L v / V, l)` and `boost = working / (0.4 l)`, so
 * between 1 and 2.5.
 *
 * Source: Curve's `LiquidityGauge`.
 *
 * @returns `working` in LP tokens and `boost` as a multiple
 */
export function boost({ deposit, gaugeTotal, veCrv, veCrvTotal }: BoostInput): {
  readonly working: number;
  readonly boost: number;
} {
  const working = Math.min(0.4 * deposit + (0.6 * gaugeTotal * veCrv) / veCrvTotal, deposit);
  return { working, boost: working / (0.4 * deposit) };
}

export const definition: Formula<keyof BoostInput, 'working' | 'boost'> = {
  name: 'boost',
  title: 'Boost in a Curve gauge',
  inputs: {
    deposit: { label: 'Your deposit in the gauge', unit: 'tokens', min: 1e-18 },
    gaugeTotal: { label: 'Total deposits in the gauge', unit: 'tokens', min: 1e-18 },
    veCrv: { label: 'Your veCRV', unit: 'veCRV', min: 0 },
    veCrvTotal: { label: 'Total veCRV', unit: 'veCRV', min: 1e-18 },
  },
  outputs: {
    working: { label: 'Working balance', unit: 'tokens' },
    boost: { label: 'Boost', unit: 'multiple' },
  },
  primary: 'boost',
  compute: boost,
};
