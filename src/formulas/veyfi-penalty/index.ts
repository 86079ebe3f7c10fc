import type { Formula } from '../types';
import { maxLockDays, type VeyfiLockInput } from '../veyfi-lock';

/** Largest part of a lock that an early exit costs. */
export const maxPenalty = 0.75;

/**
 * Cost of leaving a lock early: `amount * min(3/4, remaining / 4 years)`.
 *
 * Source: `penalty_ratio` of VotingYFI.vy at yearn/veYFI 5edf3f4 (July 12, 2022); not deployed at that date.
 *
 * @returns `ratio` (fraction of the lock), `penalty` and `returned` in YFI
 */
export function veyfiPenalty({ amount, remainingDays }: VeyfiLockInput): {
  readonly ratio: number;
  readonly penalty: number;
  readonly returned: number;
} {
  const ratio = Math.min(maxPenalty, remainingDays / maxLockDays);
  return { ratio, penalty: amount * ratio, returned: amount * (1 - ratio) };
}

export const definition: Formula<keyof VeyfiLockInput, 'ratio' | 'penalty' | 'returned'> = {
  name: 'veyfi-penalty',
  title: 'Penalty for an early exit',
  inputs: {
    amount: { label: 'Locked YFI', unit: 'YFI', min: 0 },
    remainingDays: { label: 'Time until the lock ends', unit: 'days', min: 0 },
  },
  outputs: {
    ratio: { label: 'Penalty as a share of the lock', unit: 'ratio' },
    penalty: { label: 'Penalty', unit: 'YFI' },
    returned: { label: 'Returned to the holder', unit: 'YFI' },
  },
  primary: 'penalty',
  compute: veyfiPenalty,
};
