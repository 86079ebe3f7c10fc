import type { Unit } from './types';

/** Digits that a plain number shows at most after the point. */
const maxDecimals = 12;

function plain(value: number, decimals?: number): string {
  if (decimals === undefined && value !== 0 && Math.abs(value) < 10 ** -maxDecimals) {
    return String(value);
  }
  return value.toLocaleString('en-US', {
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? maxDecimals,
  });
}

// Rounds away what the multiplication adds: 0.07 * 100 is 7.000000000000001.
const percent = (ratio: number, decimals?: number): string =>
  `${plain(Number((ratio * 100).toPrecision(12)), decimals === undefined ? undefined : Math.max(0, decimals - 2))}%`;

const counted = (value: number, text: string, one: string, many: string): string =>
  `${text} ${value === 1 ? one : many}`;

/**
 * Writes a value with its unit for readers: ratios and basis points as percent, amounts with thousands separators.
 *
 * @param decimals digits after the point; as many as the value has (up to 12) if left out
 */
export function formatQuantity(value: number, unit: Unit, decimals?: number): string {
  const text = plain(value, decimals);
  switch (unit) {
    case 'ratio':
    case 'ratio/year':
      return percent(value, decimals);
    case 'bps':
      return `${text} bps (${percent(value / 10_000)})`;
    case 'bps/year':
      return `${text} bps per year (${percent(value / 10_000)})`;
    case 'multiple':
      return `${text}×`;
    case 'seconds':
      return `${text} s`;
    case 'days':
      return counted(value, text, 'day', 'days');
    case 'tokens':
      return counted(value, text, 'token', 'tokens');
    case 'shares':
      return counted(value, text, 'share', 'shares');
    case 'tokens/share':
      return `${counted(value, text, 'token', 'tokens')} per share`;
    case 'USD':
      return value < 0 ? `-$${text.slice(1)}` : `$${text}`;
    case 'USD/year':
      return `$${text} per year`;
    case 'USD/token':
      return `$${text} per token`;
    case 'CRV/second':
      return `${text} CRV per second`;
    case '1e-18/second':
      return `${text} × 10⁻¹⁸ per second`;
    case 'YFI':
    case 'veYFI':
    case 'CRV':
    case 'veCRV':
      return `${text} ${unit}`;
    case 'count':
    case 'number':
      return text;
  }
}
