import { rmSync } from 'node:fs';
import { columns, weigh } from './bytes';
import { copyOfSite, copyOfStock, servable, type Copy } from './copies';
import { replicate } from './replicate';
import { beside, kilobytes, tenths, whole, type Table } from './table';

const counts = [8, 16, 32] as const;
const pages = ['/getting-started/intro', '/vaults/smart-contracts/BaseStrategy'] as const;
const kinds = [
  { kind: 'js', name: 'JS' },
  { kind: 'html', name: 'HTML' },
] as const;

const measures = [
  { name: 'CPU, s', show: tenths },
  { name: 'memory, MiB', show: whole },
  ...pages.flatMap((page) =>
    kinds.map(({ name }) => ({ name: `${name} of ${page}, kB`, show: kilobytes })),
  ),
];

interface Size {
  readonly documents: number;
  /** By measures. */
  readonly values: readonly number[];
}

/** Builds a copy with so many releases, and weighs pages of it. */
async function grow(make: (name: string) => Copy, name: string, count: number): Promise<Size> {
  const copy = make(`${name}-${count}`);
  try {
    const documents = replicate(copy.folder, count);
    const { cpu, memory } = copy.build();
    const weights = await weigh(await servable(copy.folder), 1, pages);
    const bytes = weights.flatMap((row) =>
      kinds.map(({ kind }) => row[columns.indexOf(kind)] ?? NaN),
    );
    return { documents, values: [cpu, memory / 1024 ** 2, ...bytes] };
  } finally {
    rmSync(copy.folder, { recursive: true, force: true });
  }
}

/** Growth of a measure for each hundred documents, from the smallest to the largest site. */
function slope(sizes: readonly Size[], measure: number): number {
  const [first, last] = [sizes[0], sizes.at(-1)];
  const grown = (last?.values[measure] ?? NaN) - (first?.values[measure] ?? NaN);
  return (grown / ((last?.documents ?? NaN) - (first?.documents ?? NaN))) * 100;
}

/** What grows with the number of releases: the build, and what a page loads. */
export async function measureGrowth(): Promise<Table> {
  const own: Size[] = [];
  const other: Size[] = [];
  for (const count of counts) {
    own.push(await grow(copyOfSite, 'site', count));
    other.push(await grow(copyOfStock, 'stock', count));
  }
  return [
    ['Releases', 'documents', ...measures.map(({ name }) => name)],
    ...counts.map((count, row) => [
      String(count),
      String(own[row]?.documents),
      ...measures.map(({ show }, at) =>
        beside(own[row]?.values[at] ?? NaN, other[row]?.values[at] ?? NaN, show),
      ),
    ]),
    [
      'each 100 documents',
      '',
      ...measures.map(({ show }, at) => beside(slope(own, at), slope(other, at), show)),
    ],
  ];
}
