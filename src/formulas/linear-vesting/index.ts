import type { Formula } from '../types';

/** Given values of {@link linearVesting}. */
export interface LinearVestingInput {
  /** Tokens that vest. */
  readonly amount: number;
  /** Time since the start, days. */
  readonly elapsedDays: number;
  /** Time at the start in which nothing is available, days. */
  readonly lockDays?: number;
  /** Time after the lock in which the tokens become available evenly, days. */
  readonly vestingDays?: number;
}

/**
 * Tokens available after a lock and an even release: `amount × min(1, max(0, (t - lock) / vesting))`. Without a
 * vesting period everything is available when the lock ends.
 *
 * Source: the description of yGift: an even release that starts when the lock ends.
 *
 * @returns `ratio` (0 to 1) and `available` in tokens
 */
export function linearVesting({
  amount,
  elapsedDays,
  lockDays = 0,
  vestingDays = 0,
}: LinearVestingInput): { readonly ratio: number; readonly available: number } {
  const sinceLock = elapsedDays - lockDays;
  const ratio =
    vestingDays === 0 ? Number(sinceLock >= 0) : Math.min(1, Math.max(0, sinceLock / vestingDays));
  return { ratio, available: amount * ratio };
}

export const definition: Formula<keyof LinearVestingInput, 'ratio' | 'available'> = {
  name: 'linear-vesting',
  title: 'Tokens available while they vest',
  inputs: {
    amount: { label: 'Total tokens', unit: 'tokens', min: 0 },
    elapsedDays: { label: 'Time since the start', unit: 'days', min: 0 },
    lockDays: { label: 'Lock', unit: 'days', default: 0, min: 0 },
    vestingDays: { label: 'Vesting period', unit: 'days', default: 0, min: 0 },
  },
  outputs: {
    ratio: { label: 'Available share', unit: 'ratio' },
    available: { label: 'Available', unit: 'tokens' },
  },
  primary: 'available',
  compute: linearVesting,
};
