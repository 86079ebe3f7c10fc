/** The middle of some numbers; of an even number of them, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('There is nothing to take the median of.');
  const sorted = [...values].sort((one, other) => one - other);
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)] ?? NaN;
  return Number.isInteger(half) ? ((sorted[half - 1] ?? NaN) + upper) / 2 : upper;
}

/** The median of each column of some rows. */
export function medians(rows: readonly (readonly number[])[]): number[] {
  return (rows[0] ?? []).map((_, column) => median(rows.map((row) => row[column] ?? NaN)));
}
