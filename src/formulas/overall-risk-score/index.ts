import type { Formula } from '../types';

/** How many interquartile ranges there are between the median and the outer scores. */
export const spread = 1.5;

/** Given values of {@link overallRiskScore}. */
export interface OverallRiskScoreInput {
  /** Median of the scores over all profiles, 1 to 5. */
  readonly median: number;
  /** Distance between the first and the third quartile of the scores. */
  readonly interquartileRange: number;
}

/**
 * Scores for readers who avoid and who seek risk: `median ± 1.5 IQR`.
 *
 * Source: draft of the risk framework, June 2022.
 *
 * @returns `high` for a reader who avoids risk, `low` for one who seeks it
 */
export function overallRiskScore({ median, interquartileRange }: OverallRiskScoreInput): {
  readonly high: number;
  readonly low: number;
} {
  const distance = spread * interquartileRange;
  return { high: median + distance, low: median - distance };
}

export const definition: Formula<keyof OverallRiskScoreInput, 'high' | 'low'> = {
  name: 'overall-risk-score',
  title: 'Overall risk score',
  inputs: {
    median: { label: 'Median over all profiles', unit: 'number', min: 1, max: 5 },
    interquartileRange: { label: 'Interquartile range', unit: 'number', min: 0, max: 4 },
  },
  outputs: {
    high: { label: 'Score for a reader who avoids risk', unit: 'number' },
    low: { label: 'Score for a reader who seeks risk', unit: 'number' },
  },
  primary: 'high',
  compute: overallRiskScore,
};
