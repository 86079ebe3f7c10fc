import { chromium } from '@playwright/test';
import { chromiumArgs, executablePath } from './chromium';
import { pages, served, type Folders } from './site';
import { median } from './statistics';
import { beside, kilobytes, type Table } from './table';
import { kinds, ofKind, transfersOf, weight, type Kind } from './transfers';

type Column = Kind | 'all';
const columns: readonly Column[] = ['all', ...kinds];
export type Weights = Readonly<Record<Column, number>>;

/** What a first visit of every page weighs, each in a browser profile of its own. */
export async function weigh(folder: string, routes: readonly string[] = pages): Promise<Weights[]> {
  return served(folder, async (origin) => {
    const browser = await chromium.launch({ executablePath, args: [...chromiumArgs] });
    try {
      const weights: Weights[] = [];
      for (const route of routes) {
        const context = await browser.newContext({
          baseURL: origin,
          serviceWorkers: 'block',
          viewport: { width: 1280, height: 800 },
        });
        const transfers = await transfersOf(await context.newPage(), route);
        weights.push(
          Object.fromEntries(
            columns.map((column) => [column, weight(ofKind(transfers, column))]),
          ) as Weights,
        );
        await context.close();
      }
      return weights;
    } finally {
      await browser.close();
    }
  });
}

/** Kilobytes of a first visit by kind of file. The same in every run, so that one is enough. */
export async function measureBytes({ ours, stock }: Folders): Promise<Table> {
  const own = await weigh(ours);
  const other = stock && (await weigh(await stock()));
  const middle = (weights: readonly Weights[] | undefined, column: Column) =>
    weights && median(weights.map((each) => each[column]));
  return [
    ['Page', ...columns],
    ...pages.map((page, index) => [
      page,
      ...columns.map((column) =>
        beside(own[index]?.[column] ?? 0, other?.[index]?.[column], kilobytes),
      ),
    ]),
    [
      'median',
      ...columns.map((column) =>
        beside(middle(own, column) ?? 0, middle(other, column), kilobytes),
      ),
    ],
  ];
}
