import type { Formula } from '../types';

/** A tier of the partnership program. Its share applies from `from` USD on, up to the next tier. */
export interface Tier {
  readonly tier: number;
  /** Lowest TVL in USD, inclusive. */
  readonly from: number;
  /** Part of the shareable fees that goes to the partner. */
  readonly share: number;
}

/** Tiers by TVL over all vaults. Below the first one a partner receives nothing. As of July 2022. */
export const tiers: readonly Tier[] = [
  { tier: 1, from: 1_000_000, share: 0.1 },
  { tier: 2, from: 5_000_000, share: 0.15 },
  { tier: 3, from: 10_000_000, share: 0.2 },
  { tier: 4, from: 50_000_000, share: 0.25 },
  { tier: 5, from: 100_000_000, share: 0.3 },
  { tier: 6, from: 200_000_000, share: 0.35 },
  { tier: 7, from: 400_000_000, share: 0.4 },
  { tier: 8, from: 700_000_000, share: 0.45 },
  { tier: 9, from: 1_000_000_000, share: 0.5 },
];

/** Given values of {@link partnerSplit}. */
export interface PartnerSplitInput {
  /** Value that the partner brought, USD over all vaults. */
  readonly tvl: number;
  /** Yield of that value, USD per year. */
  readonly yearlyYield: number;
  /** Yearly fee on the value, as a fraction. */
  readonly managementFee?: number;
  /** Fee on the yield, as a fraction. */
  readonly performanceFee?: number;
  /** Share of the fees that pays for operations, as a fraction. */
  readonly operationsShare?: number;
}

/** Outputs of {@link partnerSplit}; amounts are USD per year. */
export type PartnerSplitOutput =
  | 'managementFees'
  | 'performanceFees'
  | 'fees'
  | 'operations'
  | 'shareable'
  | 'tier'
  | 'tierShare'
  | 'partner'
  | 'yearn';

/**
 * How a year's fees divide between operations, the partner and Yearn. The payout code computes this per harvest; the
 * yearly form is a simplification. A vault charges nothing without a gain and never more than the gain, so real fees
 * can be lower.
 *
 * Source: partnership program, with the 45/55 division of April 2022; lower bounds of tiers are inclusive.
 *
 * @returns amounts in USD per year, `tier` from 0 to 9, `tierShare` as a fraction
 */
export function partnerSplit({
  tvl,
  yearlyYield,
  managementFee = 0.02,
  performanceFee = 0.2,
  operationsShare = 0.45,
}: PartnerSplitInput): Readonly<Record<PartnerSplitOutput, number>> {
  const managementFees = managementFee * tvl;
  const performanceFees = performanceFee * yearlyYield;
  const fees = managementFees + performanceFees;
  const operations = fees * operationsShare;
  const shareable = fees - operations;
  const reached = [...tiers].reverse().find((tier) => tvl >= tier.from);
  const tierShare = reached?.share ?? 0;
  const partner = shareable * tierShare;
  return {
    managementFees,
    performanceFees,
    fees,
    operations,
    shareable,
    tier: reached?.tier ?? 0,
    tierShare,
    partner,
    yearn: shareable - partner,
  };
}

export const definition: Formula<keyof PartnerSplitInput, PartnerSplitOutput> = {
  name: 'partner-split',
  title: 'Fee split with a partner',
  inputs: {
    tvl: { label: "The partner's TVL", unit: 'USD', min: 0 },
    yearlyYield: { label: 'Yield on that TVL', unit: 'USD/year', min: 0 },
    managementFee: { label: 'Management fee', unit: 'ratio/year', default: 0.02, min: 0, max: 1 },
    performanceFee: { label: 'Performance fee', unit: 'ratio', default: 0.2, min: 0, max: 1 },
    operationsShare: {
      label: 'Share for operations',
      unit: 'ratio',
      default: 0.45,
      min: 0,
      max: 1,
    },
  },
  outputs: {
    managementFees: { label: 'Management fees', unit: 'USD/year' },
    performanceFees: { label: 'Performance fees', unit: 'USD/year' },
    fees: { label: 'All fees', unit: 'USD/year' },
    operations: { label: 'For operations', unit: 'USD/year' },
    shareable: { label: 'Left to share', unit: 'USD/year' },
    tier: { label: 'Tier', unit: 'count' },
    tierShare: { label: "The tier's share", unit: 'ratio' },
    partner: { label: 'For the partner', unit: 'USD/year' },
    yearn: { label: 'For Yearn', unit: 'USD/year' },
  },
  primary: 'partner',
  compute: partnerSplit,
};
