import { fromBaseUnits, toBaseUnits, tokenDecimals } from '../base-units';
import type { Formula } from '../types';

/** Vault constant: this share per second, in units of 1e-18, stands for 100%. */
export const degradationCoefficient = 1_000_000_000_000_000_000n;

/** What `initialize` sets: 46e12 per second, so everything is free after 21,740 s. */
export const defaultDegradation = 46_000_000_000_000n;

/**
 * Profit that a vault still keeps out of its share price, with the contract's integer arithmetic.
 *
 * Source: `_calculateLockedProfit` in `Vault.vy`, 0.4.3.
 *
 * @param lockedProfit profit locked at the last report, base units
 * @param elapsed seconds since the last report
 * @param degradation share that becomes free per second, in units of 1e-18
 * @returns base units, rounded as the contract rounds
 */
export function lockedProfitUnits(
  lockedProfit: bigint,
  elapsed: bigint,
  degradation: bigint = defaultDegradation,
): bigint {
  const ratio = elapsed * degradation;
  if (ratio >= degradationCoefficient) return 0n;
  return lockedProfit - (ratio * lockedProfit) / degradationCoefficient;
}

/** Given values of {@link lockedProfit}. */
export interface LockedProfitInput {
  /** Profit locked at the last report, tokens. */
  readonly lockedProfit: number;
  /** Seconds since the last report. */
  readonly elapsed: number;
  /** Share that becomes free per second, in units of 1e-18. */
  readonly degradation?: number;
  /** Gain of a report made now, tokens. */
  readonly gain?: number;
  /** Fees of that report, tokens. */
  readonly fees?: number;
  /** Loss of that report, tokens. */
  readonly loss?: number;
  /** Decimals of the token. */
  readonly decimals?: number;
}

/**
 * Profit still locked some seconds after a report, and what a report made at that moment locks anew:
 * `max(0, locked + gain - fees - loss)`.
 *
 * Source: `_calculateLockedProfit` and `report` in `Vault.vy`, 0.4.3.
 *
 * @returns `locked`, `unlocked` and `afterReport` in tokens, `secondsToZero` in seconds from the last report
 */
export function lockedProfit({
  lockedProfit: start,
  elapsed,
  degradation = Number(defaultDegradation),
  gain = 0,
  fees = 0,
  loss = 0,
  decimals = 18,
}: LockedProfitInput): {
  readonly locked: number;
  readonly unlocked: number;
  readonly afterReport: number;
  readonly secondsToZero: number;
} {
  const units = (amount: number): bigint => toBaseUnits(amount, decimals);
  const before = units(start);
  const rate = BigInt(Math.floor(degradation));
  const locked = lockedProfitUnits(before, BigInt(Math.floor(elapsed)), rate);
  const carried = locked + units(gain) - units(fees) - units(loss);
  return {
    locked: fromBaseUnits(locked, decimals),
    unlocked: fromBaseUnits(before - locked, decimals),
    afterReport: fromBaseUnits(carried > 0n ? carried : 0n, decimals),
    secondsToZero: rate === 0n ? Infinity : Number((degradationCoefficient + rate - 1n) / rate),
  };
}

export const definition: Formula<
  keyof LockedProfitInput,
  'locked' | 'unlocked' | 'afterReport' | 'secondsToZero'
> = {
  name: 'locked-profit',
  title: 'Release of locked profit',
  inputs: {
    lockedProfit: { label: 'Profit locked at the last report', unit: 'tokens', min: 0 },
    elapsed: { label: 'Time since the last report', unit: 'seconds', min: 0, integer: true },
    degradation: {
      label: 'Locked profit degradation',
      unit: '1e-18/second',
      default: 46e12,
      min: 0,
      max: 1e18,
    },
    gain: { label: 'Gain in a report made now', unit: 'tokens', default: 0, min: 0 },
    fees: { label: 'Fees in that report', unit: 'tokens', default: 0, min: 0 },
    loss: { label: 'Loss in that report', unit: 'tokens', default: 0, min: 0 },
    decimals: tokenDecimals,
  },
  outputs: {
    locked: { label: 'Profit still locked', unit: 'tokens' },
    unlocked: { label: 'Profit released so far', unit: 'tokens' },
    afterReport: { label: 'Profit locked after the report', unit: 'tokens' },
    secondsToZero: { label: 'Time until everything is released', unit: 'seconds' },
  },
  primary: 'locked',
  compute: lockedProfit,
};
