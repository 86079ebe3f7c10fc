/** Values as people read them. */
import type { Value } from './types';

const largest = 2n ** 256n - 1n;

const grouped = (value: bigint): string => value.toLocaleString('en-US');

/** A whole number with a decimal point inserted, and without trailing zeros. */
function withDecimals(value: bigint, decimals: number): string {
  const sign = value < 0n ? '-' : '';
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0');
  const whole = grouped(BigInt(digits.slice(0, digits.length - decimals)));
  const part = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return `${sign}${whole}${part === '' ? '' : `.${part}`}`;
}

/** An amount of one thing or of several: `1 share`, `1.5 shares`. */
function amountText(value: bigint, decimals: number, one: string): string {
  const amount = withDecimals(value, decimals);
  return `${amount} ${one}${amount === '1' ? '' : 's'}`;
}

const spans: readonly (readonly [bigint, string])[] = [
  [86_400n, 'day'],
  [3_600n, 'hour'],
  [60n, 'minute'],
  [1n, 'second'],
];

function durationText(seconds: bigint): string {
  let rest = seconds;
  const parts: string[] = [];
  for (const [length, name] of spans) {
    const count = rest / length;
    rest %= length;
    if (count > 0n) parts.push(amountText(count, 0, name));
  }
  return parts.length === 0 ? '0 seconds' : parts.join(' ');
}

/** Latest second that is shown as a date: the end of the year 9999. */
const lastDate = 253_402_300_799n;

const dateText = (seconds: bigint): string =>
  `${new Date(Number(seconds) * 1000).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** What a number means in its unit; undefined where the number says it all. */
function meaningOf(
  value: bigint,
  { name, unit }: Pick<Value, 'name' | 'unit'>,
  decimals: number,
): string | undefined {
  if (value === largest) return '2**256 - 1, which means all or no limit';
  if (value === -(2n ** 255n)) return '-2**255, the least that the type holds';
  switch (unit) {
    case 'bps':
      return `${withDecimals(value, 2)}%`;
    case 'token':
      return amountText(value, decimals, 'token');
    case 'shares':
      return amountText(value, decimals, 'share');
    case 'wei':
      return `${withDecimals(value, 18)} ether`;
    case 'per-second-1e18':
      return `${withDecimals(value * 100n, 18)}% per second`;
    case 'seconds':
      return value > lastDate ? undefined : durationText(value);
    case 'timestamp':
      // A deadline of 0 has passed. An expiry of 0 never comes.
      if (value === 0n && name !== 'deadline') return 'never';
      if (value < 0n) return undefined;
      return value > lastDate ? 'after the year 9999' : dateText(value);
    case undefined:
      return undefined;
  }
}

/** Characters that would change how the text around them reads, or that no one sees. */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/gu;

/** A text with those characters as `\\u{…}`. */
export const escaped = (text: string): string =>
  text.replace(hidden, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);

/** The note after a list that is shown only in part. */
export const leftOut = (count: number): string =>
  `${count.toLocaleString('en-US')} more ${count === 1 ? "isn't" : "aren't"} shown.`;

/** A value as it is on the chain, and what it means where that says more. */
export interface Shown {
  readonly raw: string;
  readonly meaning?: string;
}

/**
 * A plain value for reading.
 *
 * @param decimals decimals of the token that amounts are in
 */
export function formatValue(value: Value, decimals: number): Shown {
  const { type, plain, isHash } = value;
  if (typeof plain === 'boolean') return { raw: String(plain) };
  if (typeof plain === 'bigint') {
    const meaning = meaningOf(plain, value, decimals);
    return { raw: grouped(plain), ...(meaning !== undefined && { meaning }) };
  }
  const text = String(plain ?? '');
  if (isHash) return { raw: text, meaning: `only the hash of the ${type} is logged` };
  return { raw: type === 'string' ? escaped(JSON.stringify(text)) : text };
}
