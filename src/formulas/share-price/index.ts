import { fromBaseUnits, toBaseUnits, tokenDecimals } from '../base-units';
import type { Formula } from '../types';

/** Given values of {@link sharePrice}. */
export interface SharePriceInput {
  /** Idle tokens plus debt of the strategies, tokens. */
  readonly totalAssets: number;
  /** Shares in existence. */
  readonly totalSupply: number;
  /** Profit that is not released yet, tokens. */
  readonly lockedProfit?: number;
  /** Deposit to price, tokens. */
  readonly deposit?: number;
  /** Shares to value. */
  readonly shares?: number;
  /** Decimals of token and share alike. */
  readonly decimals?: number;
}

/**
 * Price of a vault share and what deposits and shares are worth at it, with the contract's integer division, which
 * rounds down. Free funds are total assets less locked profit; without any shares the price is 1, whatever is locked.
 *
 * Source: `pricePerShare`, `_issueSharesForAmount` and `_shareValue` in `Vault.vy`, 0.4.3.
 *
 * @returns `pricePerShare` (tokens per share), `sharesMinted` (for `deposit`), `shareValue` (tokens for `shares`)
 * @throws {RangeError} if shares exist and more profit is locked than there are assets, or the vault refuses the deposit:
 *   shares exist without free funds, or it buys less than one unit of shares
 */
export function sharePrice({
  totalAssets,
  totalSupply,
  lockedProfit = 0,
  deposit = 0,
  shares = 0,
  decimals = 18,
}: SharePriceInput): {
  readonly pricePerShare: number;
  readonly sharesMinted: number;
  readonly shareValue: number;
} {
  const units = (amount: number): bigint => toBaseUnits(amount, decimals);
  const supply = units(totalSupply);
  const free = units(totalAssets) - units(lockedProfit);
  if (supply > 0n && free < 0n) throw new RangeError('locked profit exceeds total assets');
  if (supply > 0n && free === 0n && deposit > 0)
    throw new RangeError('a vault without free funds cannot price a deposit');
  const valueOf = (amount: bigint): bigint => (supply === 0n ? amount : (amount * free) / supply);
  const isPriced = supply > 0n && deposit > 0;
  const minted = isPriced ? (units(deposit) * supply) / free : units(deposit);
  if (deposit > 0 && minted === 0n)
    throw new RangeError('Less than one unit of shares would be minted, which the vault refuses.');
  return {
    pricePerShare: fromBaseUnits(valueOf(10n ** BigInt(decimals)), decimals),
    sharesMinted: fromBaseUnits(minted, decimals),
    shareValue: fromBaseUnits(valueOf(units(shares)), decimals),
  };
}

export const definition: Formula<
  keyof SharePriceInput,
  'pricePerShare' | 'sharesMinted' | 'shareValue'
> = {
  name: 'share-price',
  title: 'Price per share',
  inputs: {
    totalAssets: { label: 'Total assets', unit: 'tokens', min: 0 },
    totalSupply: { label: 'Total supply of shares', unit: 'shares', min: 0 },
    lockedProfit: { label: 'Locked profit', unit: 'tokens', default: 0, min: 0 },
    deposit: { label: 'Deposit', unit: 'tokens', default: 0, min: 0 },
    shares: { label: 'Shares to value', unit: 'shares', default: 0, min: 0 },
    decimals: tokenDecimals,
  },
  outputs: {
    pricePerShare: { label: 'Price per share', unit: 'tokens/share' },
    sharesMinted: { label: 'Shares minted for the deposit', unit: 'shares' },
    shareValue: { label: 'Value of the shares', unit: 'tokens' },
  },
  primary: 'pricePerShare',
  compute: sharePrice,
};
