import { medians } from './statistics';

/** Cells in rows, the first of them the heading. */
export type Table = readonly (readonly string[])[];

/** A table in Markdown, with numbers to the right. */
export function markdownTable([heading = [], ...rows]: Table): string {
  const rule = heading.map((_, column) => (column === 0 ? '---' : '--:'));
  return [heading, rule, ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** Two numbers and the ratio of the first to the second: `12.0 / 24.0 = 0.50`. */
export function beside(ours: number, stock: number, show: (value: number) => string): string {
  const ratio = Number(show(stock)) === 0 ? '' : ` = ${(ours / stock).toFixed(2)}`;
  return `${show(ours)} / ${show(stock)}${ratio}`;
}

/** Rows of our numbers beside those of the stock build, and one of their medians. */
export function comparedRows(
  names: readonly string[],
  ours: readonly (readonly number[])[],
  stock: readonly (readonly number[])[],
  show: (value: number) => string,
): string[][] {
  const [own, other] = [
    [...ours, medians(ours)],
    [...stock, medians(stock)],
  ];
  return [...names, 'median'].map((name, row) => [
    name,
    ...(own[row] ?? []).map((value, column) => beside(value, other[row]?.[column] ?? NaN, show)),
  ]);
}

export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
export const whole = (value: number): string => value.toFixed(0);
export const tenths = (value: number): string => value.toFixed(1);
