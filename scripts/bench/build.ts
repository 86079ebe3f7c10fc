import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { copyOfSite, copyOfStock, type Copy } from './copies';
import type { Cost } from './processes';
import { median } from './statistics';
import { beside, tenths, whole, type Table } from './table';

interface Costs {
  readonly cold: Cost;
  readonly warm: Cost;
}

/** Builds a fresh copy, then once more after one document has changed. */
async function costs(copy: Copy): Promise<Costs> {
  const cold = await copy.build();
  appendFileSync(path.join(copy.folder, 'docs/resources/faq.md'), '\nOne more sentence.\n');
  return { cold, warm: await copy.build() };
}

const columns: readonly (readonly [
  name: string,
  of: (cost: Cost) => number,
  show: (value: number) => string,
])[] = [
  ['CPU, s', ({ cpu }) => cpu, tenths],
  ['wall, s', ({ wall }) => wall, tenths],
  ['memory, MiB', ({ memory }) => memory / 1024 ** 2, whole],
];

/** The cost of builds, one of ours and one of stock by turns, so that both meet the same machine. */
export async function measureBuild(withStock: boolean, times: number): Promise<Table> {
  const own: Costs[] = [];
  const other: Costs[] = [];
  for (let time = 0; time < times; time += 1) {
    const site = copyOfSite('site');
    own.push(await costs(site));
    site.remove();
    if (!withStock) continue;
    const stock = copyOfStock('stock-timed');
    other.push(await costs(stock));
    stock.remove();
  }
  const middle = (runs: readonly Costs[], kind: keyof Costs, of: (cost: Cost) => number) =>
    runs.length === 0 ? undefined : median(runs.map((run) => of(run[kind])));
  const row = (name: string, ours: keyof Costs, stock: keyof Costs): string[] => [
    name,
    ...columns.map(([, of, show]) =>
      beside(middle(own, ours, of) ?? NaN, middle(other, stock, of), show),
    ),
  ];
  return [
    ['Build', ...columns.map(([name]) => name)],
    row('cold / cold', 'cold', 'cold'),
    ...(withStock ? [row('one document changed / cold', 'warm', 'cold')] : []),
    row('one document changed / the same', 'warm', 'warm'),
  ];
}
