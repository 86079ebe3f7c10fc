import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copyOfSite, copyOfStock, type Copy } from './copies';
import type { Cost } from './processes';
import { medians } from './statistics';
import { beside, tenths, whole, type Table } from './table';

const columns = [
  { name: 'CPU, s', show: tenths },
  { name: 'wall, s', show: tenths },
  { name: 'memory, MiB', show: whole },
] as const;

const values = ({ cpu, wall, memory }: Cost): number[] => [cpu, wall, memory / 1024 ** 2];

interface Costs {
  readonly cold: number[][];
  readonly warm: number[][];
}

/** Builds a fresh copy, then once more after one document has changed. */
function addCosts({ cold, warm }: Costs, { folder, build }: Copy): void {
  cold.push(values(build()));
  appendFileSync(path.join(folder, 'docs/resources/faq.md'), '\nOne more sentence.\n');
  warm.push(values(build()));
  rmSync(folder, { recursive: true, force: true });
}

/** The cost of builds. Ours and stock ones alternate, so that both run under the same load. */
export function measureBuild(times: number): Table {
  const own: Costs = { cold: [], warm: [] };
  const other: Costs = { cold: [], warm: [] };
  for (let time = 0; time < times; time += 1) {
    addCosts(own, copyOfSite('site'));
    addCosts(other, copyOfStock('stock-timed'));
  }
  const row = (name: string, ours: number[][], stock: number[][]): string[] => {
    const [one, two] = [medians(ours), medians(stock)];
    return [name, ...columns.map(({ show }, at) => beside(one[at] ?? NaN, two[at] ?? NaN, show))];
  };
  return [
    ['Build', ...columns.map(({ name }) => name)],
    row('cold / cold', own.cold, other.cold),
    row('one document changed / cold', own.warm, other.cold),
    row('one document changed / the same', own.warm, other.warm),
  ];
}
