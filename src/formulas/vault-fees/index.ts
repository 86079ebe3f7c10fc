import { fromBaseUnits, toBaseUnits, tokenDecimals } from '../base-units';
import type { Formula } from '../types';

/** Vault constant: basis points in a whole. */
export const maxBps = 10_000n;

/** Vault constant since 0.3.3: seconds in a mean Gregorian year. */
export const secondsPerYear = 31_556_952n;

/** Given values of {@link vaultFees}. */
export interface VaultFeesInput {
  /** Gain that the strategy reports, tokens. */
  readonly gain: number;
  /** Debt of the strategy at the report, tokens. */
  readonly strategyDebt: number;
  /** Part of it that the strategy keeps in other vaults, tokens. */
  readonly delegatedAssets?: number;
  /** Seconds since the strategy's last report; the vault refuses 0. */
  readonly duration: number;
  /** Basis points per year. */
  readonly managementFeeBps?: number;
  /** Basis points of the gain for the vault's rewards address. */
  readonly performanceFeeBps?: number;
  /** Basis points of the gain for the strategist. */
  readonly strategistFeeBps?: number;
  /** Decimals of the token. */
  readonly decimals?: number;
}

/** Outputs of {@link vaultFees}, all in tokens. */
export type VaultFeesOutput =
  | 'managementFee'
  | 'performanceFee'
  | 'strategistFee'
  | 'totalFees'
  | 'toStrategist'
  | 'toRewards'
  | 'netGain';

/**
 * Fees of one strategy report, with the contract's integer division. Without a gain there is no fee of any kind, and
 * the sum never exceeds the gain. The strategist gets their fee in full; what is left of the sum goes to the vault's
 * `rewards` address, so a cap always shortens that part.
 *
 * Source: `_assessFees` in `Vault.vy`, 0.4.3. The vault pays in new shares; the amounts here are what those shares
 * are worth when minted.
 *
 * @returns the three fees before the cap, `totalFees` after it, who receives what, and the gain that remains; tokens
 * @throws {RangeError} if there is a gain and the strategy delegates more than its debt, where the vault reverts
 */
export function vaultFees({
  gain,
  strategyDebt,
  delegatedAssets = 0,
  duration,
  managementFeeBps = 200,
  performanceFeeBps = 1_000,
  strategistFeeBps = 1_000,
  decimals = 18,
}: VaultFeesInput): Readonly<Record<VaultFeesOutput, number>> {
  const units = (amount: number): bigint => toBaseUnits(amount, decimals);
  const tokens = (amount: bigint): number => fromBaseUnits(amount, decimals);
  const gained = units(gain);
  const ownDebt = gained > 0n ? units(strategyDebt) - units(delegatedAssets) : 0n;
  if (ownDebt < 0n) throw new RangeError('the strategy delegates more than its debt');
  const management =
    (ownDebt * BigInt(Math.floor(duration)) * BigInt(managementFeeBps)) / maxBps / secondsPerYear;
  const strategist = (gained * BigInt(strategistFeeBps)) / maxBps;
  const performance = (gained * BigInt(performanceFeeBps)) / maxBps;
  const sum = management + strategist + performance;
  const total = sum > gained ? gained : sum;
  return {
    managementFee: tokens(management),
    performanceFee: tokens(performance),
    strategistFee: tokens(strategist),
    totalFees: tokens(total),
    toStrategist: tokens(strategist),
    toRewards: tokens(total - strategist),
    netGain: tokens(gained - total),
  };
}

export const definition: Formula<keyof VaultFeesInput, VaultFeesOutput> = {
  name: 'vault-fees',
  title: 'Fees in one report',
  inputs: {
    gain: { label: 'Reported gain', unit: 'tokens', min: 0 },
    strategyDebt: { label: "The strategy's debt", unit: 'tokens', min: 0 },
    delegatedAssets: { label: 'Delegated assets', unit: 'tokens', default: 0, min: 0 },
    duration: {
      label: "Time since the strategy's last report",
      unit: 'seconds',
      min: 1,
      integer: true,
    },
    managementFeeBps: {
      label: 'Management fee',
      unit: 'bps/year',
      default: 200,
      min: 0,
      max: 10_000,
      integer: true,
    },
    performanceFeeBps: {
      label: 'Performance fee of the vault',
      unit: 'bps',
      default: 1_000,
      min: 0,
      max: 5_000,
      integer: true,
    },
    strategistFeeBps: {
      label: 'Performance fee of the strategy',
      unit: 'bps',
      default: 1_000,
      min: 0,
      max: 5_000,
      integer: true,
    },
    decimals: tokenDecimals,
  },
  outputs: {
    managementFee: { label: 'Management fee', unit: 'tokens' },
    performanceFee: { label: 'Performance fee of the vault', unit: 'tokens' },
    strategistFee: { label: 'Performance fee of the strategy', unit: 'tokens' },
    totalFees: { label: 'Total fees', unit: 'tokens' },
    toStrategist: { label: 'Paid to the strategy', unit: 'tokens' },
    toRewards: { label: "Paid to the vault's rewards address", unit: 'tokens' },
    netGain: { label: 'Gain left for depositors', unit: 'tokens' },
  },
  primary: 'totalFees',
  compute: vaultFees,
};
