/** Place of the first expected section, from 1; undefined if it is not among the first ten. */
export type Rank = number | undefined;

export interface Metrics {
  readonly queries: number;
  readonly success1: number;
  readonly success3: number;
  readonly mrr10: number;
}

/** Where the first expected address is among the answers. */
export function rankOf(urls: readonly string[], expected: readonly string[]): Rank {
  const index = urls.slice(0, 10).findIndex((url) => expected.includes(url));
  return index < 0 ? undefined : index + 1;
}

/** Shares of queries whose expected section comes first or among the first three, and the mean reciprocal rank. */
export function measure(ranks: readonly Rank[]): Metrics {
  const mean = (worth: (rank: number) => number): number =>
    ranks.reduce<number>((sum, rank) => sum + worth(rank ?? Infinity), 0) / ranks.length;
  return {
    queries: ranks.length,
    success1: mean((rank) => (rank === 1 ? 1 : 0)),
    success3: mean((rank) => (rank <= 3 ? 1 : 0)),
    mrr10: mean((rank) => 1 / rank),
  };
}
