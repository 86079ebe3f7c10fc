import { medians } from './statistics';

/** Cells in rows, the first of them the heading. */
export type Table = readonly (readonly string[])[];

/** A table in Markdown whose columns are aligned in a terminal too. */
export function markdownTable(table: Table): string {
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(3, ...table.map((row) => (row[column] ?? '').length)),
  );
  const line = (row: readonly string[]): string =>
    `| ${widths
      .map((width, column) => {
        const cell = row[column] ?? '';
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => `${'-'.repeat(width - 1)}${column === 0 ? '-' : ':'}`).join(' | ')} |`;
  const [heading = [], ...rows] = table;
  return [line(heading), rule, ...rows.map(line)].join('\n');
}

/** Two numbers and the ratio of the first to the second: `12.0 / 24.0 = 0.50`. Only the first if there is no second. */
export function beside(
  ours: number,
  stock: number | undefined,
  show: (value: number) => string,
): string {
  if (stock === undefined) return show(ours);
  const ratio = stock === 0 ? '' : ` = ${(ours / stock).toFixed(2)}`;
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
    ...(own[row] ?? []).map((value, column) => beside(value, other[row]?.[column], show)),
  ]);
}

export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
export const whole = (value: number): string => value.toFixed(0);
export const tenths = (value: number): string => value.toFixed(1);
