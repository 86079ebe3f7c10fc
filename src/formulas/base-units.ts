import type { Input } from './types';

/** The input with the decimals of the token. */
export const tokenDecimals: Input = {
  label: 'Decimals of the token',
  unit: 'count',
  default: 18,
  min: 0,
  max: 18,
  integer: true,
};

/**
 * Turns an amount of tokens into the integer that a contract holds.
 *
 * @param amount tokens, not negative; its shortest decimal spelling counts, so 0.1 means exactly 0.1
 * @param decimals decimals of the token; digits beyond them are cut off
 * @throws {RangeError} if the amount is negative or not finite
 */
export function toBaseUnits(amount: number, decimals: number): bigint {
  if (!Number.isFinite(amount) || amount < 0)
    throw new RangeError(`not an amount of tokens: ${amount}`);
  const [mantissa = '0', exponent = '0'] = String(amount).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const shift = Number(exponent) - fraction.length + decimals;
  const digits = whole + fraction;
  if (shift >= 0) return BigInt(digits) * 10n ** BigInt(shift);
  return BigInt(digits) / 10n ** BigInt(-shift);
}

/** Turns a contract's integer into an amount of tokens, rounded to the nearest double. */
export function fromBaseUnits(units: bigint, decimals: number): number {
  const sign = units < 0n ? '-' : '';
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  return Number(`${sign}${digits.slice(0, point)}.${digits.slice(point)}`);
}
