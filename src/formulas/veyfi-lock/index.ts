import type { Formula } from '../types';

/** Longest time that counts: four years of 365 days. A lock may be longer. */
export const maxLockDays = 1_460;

/** Given values of {@link veyfiLock}. */
export interface VeyfiLockInput {
  /** Locked YFI. */
  readonly amount: number;
  /** Days until the lock ends. */
  readonly remainingDays: number;
}

/**
 * Weight of a lock: `amount * min(1, remaining / 4 years)`, falling every second until the lock ends.
 *
 * Source: `lock_to_point` of VotingYFI.vy at yearn/veYFI 5edf3f4 (July 12, 2022); not deployed at that date.
 *
 * @returns veYFI
 */
export function veyfiLock({ amount, remainingDays }: VeyfiLockInput): number {
  return (amount * Math.min(remainingDays, maxLockDays)) / maxLockDays;
}

export const definition: Formula<keyof VeyfiLockInput, 'veYfi'> = {
  name: 'veyfi-lock',
  title: 'Weight of a veYFI lock',
  inputs: {
    amount: { label: 'Locked YFI', unit: 'YFI', min: 0 },
    remainingDays: { label: 'Time until the lock ends', unit: 'days', min: 0 },
  },
  outputs: { veYfi: { label: 'Weight', unit: 'veYFI' } },
  primary: 'veYfi',
  compute: (given) => ({ veYfi: veyfiLock(given) }),
};
