import { copyOfSite, copyOfStock, servable, type Copy } from './copies';
import { replicate } from './replicate';
import { weigh, type Weights } from './bytes';
import { beside, kilobytes, tenths, whole, type Table } from './table';
import type { Cost } from './processes';

const counts = [8, 16, 32] as const;
const pages = ['/getting-started/intro', '/vaults/smart-contracts/BaseStrategy'] as const;

interface Size {
  readonly documents: number;
  readonly cost: Cost;
  readonly weights: readonly Weights[];
}

/** Builds a copy with so many releases, and weighs pages of it. */
async function grow(make: (name: string) => Copy, name: string, count: number): Promise<Size> {
  const copy = make(`${name}-${count}`);
  try {
    const documents = replicate(copy.folder, count);
    const cost = await copy.build();
    return { documents, cost, weights: await weigh(await servable(copy.folder), 1, pages) };
  } finally {
    copy.remove();
  }
}

const measures: readonly (readonly [
  name: string,
  of: (size: Size) => number,
  show: (value: number) => string,
])[] = [
  ['CPU, s', ({ cost }) => cost.cpu, tenths],
  ['memory, MiB', ({ cost }) => cost.memory / 1024 ** 2, whole],
  ...pages.flatMap((page, index) => [
    [`JS of ${page}, kB`, ({ weights }: Size) => weights[index]?.js ?? NaN, kilobytes] as const,
    [`HTML of ${page}, kB`, ({ weights }: Size) => weights[index]?.html ?? NaN, kilobytes] as const,
  ]),
];

/** What grows with the number of releases: the build, and what a page loads. */
export async function measureGrowth(withStock: boolean): Promise<Table> {
  const own: Size[] = [];
  const other: Size[] = [];
  for (const count of counts) {
    own.push(await grow(copyOfSite, 'site', count));
    if (withStock) other.push(await grow(copyOfStock, 'stock', count));
  }
  /** Growth for each hundred documents, from the smallest to the largest site. */
  const slope = (sizes: readonly Size[], of: (size: Size) => number): number | undefined => {
    const [first, last] = [sizes[0], sizes.at(-1)];
    if (!first || !last) return undefined;
    return ((of(last) - of(first)) / (last.documents - first.documents)) * 100;
  };
  return [
    ['Releases', 'documents', ...measures.map(([name]) => name)],
    ...counts.map((count, index) => [
      String(count),
      String(own[index]?.documents ?? ''),
      ...measures.map(([, of, show]) => {
        const [ours, theirs] = [own[index], other[index]];
        return ours ? beside(of(ours), theirs && of(theirs), show) : '';
      }),
    ]),
    [
      'each 100 documents',
      '',
      ...measures.map(([, of, show]) => beside(slope(own, of) ?? NaN, slope(other, of), show)),
    ],
  ];
}
