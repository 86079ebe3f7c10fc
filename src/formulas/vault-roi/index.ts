import type { Formula } from '../types';

/** Days in a mean Gregorian year. */
export const daysPerYear = 365.2425;

/** Given values of {@link vaultRoi}. */
export interface VaultRoiInput {
  /** Price per share at the start, tokens per share. */
  readonly startPrice: number;
  /** Price per share at the end, tokens per share. */
  readonly endPrice: number;
  /** Days between the two. */
  readonly days?: number;
  /** Deposit made at the start price, tokens. */
  readonly deposit?: number;
}

/**
 * Return of a vault between two observations of its share price, over the period and annualized in two ways:
 * along a straight line, and compounded as `(p1 / p0) ** (365.2425 / days) - 1`.
 *
 * Source: the exporter's `apy/common.py` for the compounded figure.
 *
 * @returns `roi` (fraction over the period), `linearApr` and `apy` (fractions per year), `shares` bought by the
 *   deposit and their `value` in tokens at the end price
 */
export function vaultRoi({
  startPrice,
  endPrice,
  days = daysPerYear,
  deposit = 0,
}: VaultRoiInput): {
  readonly roi: number;
  readonly linearApr: number;
  readonly apy: number;
  readonly shares: number;
  readonly value: number;
} {
  const roi = (endPrice - startPrice) / startPrice;
  const periods = daysPerYear / days;
  const shares = deposit / startPrice;
  return {
    roi,
    linearApr: roi * periods,
    apy: (1 + roi) ** periods - 1,
    shares,
    value: shares * endPrice,
  };
}

export const definition: Formula<
  keyof VaultRoiInput,
  'roi' | 'linearApr' | 'apy' | 'shares' | 'value'
> = {
  name: 'vault-roi',
  title: 'Return between two share prices',
  inputs: {
    startPrice: { label: 'Price per share at the start', unit: 'tokens/share', min: 1e-18 },
    endPrice: { label: 'Price per share at the end', unit: 'tokens/share', min: 0 },
    days: { label: 'Days between the two', unit: 'days', default: daysPerYear, min: 1e-6 },
    deposit: { label: 'Deposit at the start', unit: 'tokens', default: 0, min: 0 },
  },
  outputs: {
    roi: { label: 'Return over the period', unit: 'ratio' },
    linearApr: { label: 'Yearly return along a straight line', unit: 'ratio/year' },
    apy: { label: 'Yearly return, compounded', unit: 'ratio/year' },
    shares: { label: 'Shares bought', unit: 'shares' },
    value: { label: 'Value at the end', unit: 'tokens' },
  },
  primary: 'apy',
  compute: vaultRoi,
};
