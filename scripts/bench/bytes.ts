import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '../setup/chromium';
import { served } from '../../packages/static-server';
import { pages, type Folders } from './site';
import { median } from './statistics';
import { beside, kilobytes, type Table } from './table';
import { kinds, ofKind, transfersOf, weight, type Kind } from './transfers';

type Column = Kind | 'all';
const columns: readonly Column[] = ['all', ...kinds];
export type Weights = Readonly<Record<Column, number>>;

async function visit(browser: Browser, origin: string, route: string): Promise<Weights> {
  const context = await browser.newContext({
    baseURL: origin,
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
  });
  try {
    const transfers = await transfersOf(await context.newPage(), route);
    return Object.fromEntries(
      columns.map((column) => [column, weight(ofKind(transfers, column))]),
    ) as Weights;
  } finally {
    await context.close();
  }
}

/** What a first visit of some pages weighs, each visit with an empty cache: medians of so many. */
export async function weigh(
  folder: string,
  times: number,
  routes: readonly string[] = pages,
): Promise<Weights[]> {
  return served(folder, async (origin) => {
    const browser = await chromium.launch(launchOptions());
    try {
      const weights: Weights[] = [];
      for (const route of routes) {
        const visits: Weights[] = [];
        for (let time = 0; time < times; time += 1) {
          visits.push(await visit(browser, origin, route));
        }
        const middle = (column: Column) => median(visits.map((one) => one[column]));
        weights.push(
          Object.fromEntries(columns.map((column) => [column, middle(column)])) as Weights,
        );
      }
      return weights;
    } finally {
      await browser.close();
    }
  });
}

/** Kilobytes of a first visit by kind of file. What is fetched ahead ends when the network is quiet: sooner or later. */
export async function measureBytes({ ours, stock }: Folders, times: number): Promise<Table> {
  const own = await weigh(ours, times);
  const other = stock && (await weigh(await stock(), times));
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
