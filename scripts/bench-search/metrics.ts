export interface Outcome {
  readonly class: string;
  /** Place of the first expected section, from 1; undefined if it is not among the first ten. */
  readonly rank: number | undefined;
}

export interface Metrics {
  readonly queries: number;
  readonly success1: number;
  readonly success3: number;
  readonly mrr10: number;
}

/** Place of the first expected address among the answers, from 1, if it is among the first ten. */
export function rankOf(urls: readonly string[], expected: readonly string[]): number | undefined {
  const index = urls.slice(0, 10).findIndex((url) => expected.includes(url));
  return index < 0 ? undefined : index + 1;
}

/** Shares of queries whose expected section comes first or among the first three, and the mean reciprocal rank. */
export function measure(outcomes: readonly Outcome[]): Metrics {
  const share = (test: (rank: number) => boolean): number =>
    outcomes.filter(({ rank }) => rank !== undefined && test(rank)).length / outcomes.length;
  return {
    queries: outcomes.length,
    success1: share((rank) => rank === 1),
    success3: share((rank) => rank <= 3),
    mrr10:
      outcomes.reduce((sum, { rank }) => sum + (rank === undefined ? 0 : 1 / rank), 0) /
      outcomes.length,
  };
}
