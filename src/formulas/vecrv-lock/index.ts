import type { Formula } from '../types';

/** Curve's longest lock: four years of 365 days. */
export const maxLockDays = 1_460;

/** Given values of {@link vecrvLock}. */
export interface VecrvLockInput {
  /** Locked CRV. */
  readonly amount: number;
  /** Days until the lock ends. */
  readonly remainingDays: number;
}

/**
 * Weight of a CRV lock on Curve: `CRV * remaining / 4 years`.
 *
 * Source: Curve's `VotingEscrow`.
 *
 * @returns veCRV
 */
export function vecrvLock({ amount, remainingDays }: VecrvLockInput): number {
  return (amount * remainingDays) / maxLockDays;
}

export const definition: Formula<keyof VecrvLockInput, 'veCrv'> = {
  name: 'vecrv-lock',
  title: 'Weight of a CRV lock',
  inputs: {
    amount: { label: 'Locked CRV', unit: 'CRV', min: 0 },
    remainingDays: { label: 'Time until the lock ends', unit: 'days', min: 0, max: maxLockDays },
  },
  outputs: { veCrv: { label: 'Weight', unit: 'veCRV' } },
  primary: 'veCrv',
  compute: (given) => ({ veCrv: vecrvLock(given) }),
};
