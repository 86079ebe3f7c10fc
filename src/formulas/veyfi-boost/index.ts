import type { Formula } from '../types';

/** Given values of {@link veyfiBoost}. */
export interface VeyfiBoostInput {
  /** Own stake in the gauge, vault tokens. */
  readonly stake: number;
  /** Total stake in the gauge, vault tokens. */
  readonly stakeTotal: number;
  /** Own veYFI. */
  readonly veYfi: number;
  /** All veYFI. */
  readonly veYfiTotal: number;
}

/**
 * Boosted balance in a vault gauge: `min(0.1 s + 0.9 S v / V, s)`; the boost is that balance over `0.1 s`, so between
 * 1 and 10.
 *
 * Source: `Gauge.sol` in the veYFI drafts of June 2022; not deployed at that date, values provisional.
 *
 * @returns `boosted` in vault tokens, `boost` as a multiple, `earnedShare` of the full rewards as a fraction
 */
export function veyfiBoost({ stake, stakeTotal, veYfi, veYfiTotal }: VeyfiBoostInput): {
  readonly boosted: number;
  readonly boost: number;
  readonly earnedShare: number;
} {
  const boosted = Math.min(0.1 * stake + (0.9 * stakeTotal * veYfi) / veYfiTotal, stake);
  return { boosted, boost: boosted / (0.1 * stake), earnedShare: boosted / stake };
}

export const definition: Formula<keyof VeyfiBoostInput, 'boosted' | 'boost' | 'earnedShare'> = {
  name: 'veyfi-boost',
  title: 'Boost in a vault gauge',
  inputs: {
    stake: { label: 'Your stake', unit: 'tokens', min: 1e-18 },
    stakeTotal: { label: 'Total stake in the gauge', unit: 'tokens', min: 1e-18 },
    veYfi: { label: 'Your veYFI', unit: 'veYFI', min: 0 },
    veYfiTotal: { label: 'Total veYFI', unit: 'veYFI', min: 1e-18 },
  },
  outputs: {
    boosted: { label: 'Boosted balance', unit: 'tokens' },
    boost: { label: 'Boost', unit: 'multiple' },
    earnedShare: { label: 'Share of the full rewards', unit: 'ratio' },
  },
  primary: 'boost',
  compute: veyfiBoost,
};
