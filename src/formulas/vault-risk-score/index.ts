import type { Formula } from '../types';

/** A strategy's score, and the value of its funds. */
export interface ScoredStrategy {
  /** 1 (best) to 5 (worst). */
  readonly score: number;
  /** Value in US dollars. */
  readonly tvl: number;
}

/** Given values of the formula: two strategies, as examples have them. */
export type VaultRiskScoreInput = Readonly<
  Record<'firstScore' | 'firstTvl' | 'secondScore' | 'secondTvl', number>
>;

/**
 * Score of a vault: the mean of its strategies' scores, weighted by value.
 *
 * Source: draft of the risk framework, June 2022.
 *
 * @returns 1 (best) to 5 (worst)
 * @throws {RangeError} if the strategies hold nothing
 */
export function vaultRiskScore(strategies: readonly ScoredStrategy[]): number {
  const total = strategies.reduce((sum, { tvl }) => sum + tvl, 0);
  if (total === 0) throw new RangeError('a vault without value has no score');
  return strategies.reduce((sum, { score, tvl }) => sum + score * tvl, 0) / total;
}

export const definition: Formula<keyof VaultRiskScoreInput, 'score'> = {
  name: 'vault-risk-score',
  title: "A vault's risk score",
  inputs: {
    firstScore: { label: 'Score of the first strategy', unit: 'number', min: 1, max: 5 },
    firstTvl: { label: 'TVL of the first strategy', unit: 'USD', min: 0 },
    secondScore: { label: 'Score of the second strategy', unit: 'number', min: 1, max: 5 },
    secondTvl: { label: 'TVL of the second strategy', unit: 'USD', min: 0 },
  },
  outputs: { score: { label: "The vault's score", unit: 'number' } },
  primary: 'score',
  compute: ({ firstScore, firstTvl, secondScore, secondTvl }) => ({
    score: vaultRiskScore([
      { score: firstScore, tvl: firstTvl },
      { score: secondScore, tvl: secondTvl },
    ]),
  }),
};
