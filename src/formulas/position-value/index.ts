import type { Formula } from '../types';

/** Given values of {@link positionValue}. */
export interface PositionValueInput {
  /** Shares held. */
  readonly shares: number;
  /** Price per share, tokens per share. */
  readonly pricePerShare: number;
  /** Price of the vault's token, USD. */
  readonly tokenPrice?: number;
}

/**
 * What vault shares are worth: `shares * pricePerShare` tokens, times the token's price in USD. On chain both prices
 * are integers, scaled by the token's decimals and by 6 decimals of USDC.
 *
 * @returns `underlying` in tokens and `value` in USD
 */
export function positionValue({ shares, pricePerShare, tokenPrice = 1 }: PositionValueInput): {
  readonly underlying: number;
  readonly value: number;
} {
  const underlying = shares * pricePerShare;
  return { underlying, value: underlying * tokenPrice };
}

export const definition: Formula<keyof PositionValueInput, 'underlying' | 'value'> = {
  name: 'position-value',
  title: 'Value of vault shares',
  inputs: {
    shares: { label: 'Shares', unit: 'shares', min: 0 },
    pricePerShare: { label: 'Price per share', unit: 'tokens/share', min: 0 },
    tokenPrice: { label: 'Price of the token', unit: 'USD/token', default: 1, min: 0 },
  },
  outputs: {
    underlying: { label: 'Underlying tokens', unit: 'tokens' },
    value: { label: 'Value', unit: 'USD' },
  },
  primary: 'value',
  compute: positionValue,
};
