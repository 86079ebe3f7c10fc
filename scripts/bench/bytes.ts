import type { Page } from '@playwright/test';
import { builtSite } from '../setup/built';
import { stockBuild } from './copies';
import { pages } from './site';
import { comparedRows, kilobytes, type Table } from './table';
import { kinds, ofKind, transfersOf, weight } from './transfers';
import { visitRows } from './visits';

/** Columns of the table: bytes of all files, and of each kind. */
export const columns = ['all', ...kinds] as const;

/** What a first visit of some pages weighs, by columns, each visit with an empty cache: medians of so many. */
export async function weigh(
  folder: string,
  times: number,
  routes: readonly string[] = pages,
): Promise<number[][]> {
  const rows = routes.map((route) => [
    async (page: Page) => {
      const transfers = await transfersOf(page, route);
      return columns.map((column) => weight(ofKind(transfers, column)));
    },
  ]);
  return visitRows(folder, times, rows);
}

/**
 * Kilobytes of a first visit by kind of file. Files that are fetched ahead may arrive before or after the network is
 * taken to be quiet.
 */
export async function measureBytes(times: number): Promise<Table> {
  const own = await weigh(builtSite(), times);
  const other = await weigh(await stockBuild(), times);
  return [['Page', ...columns], ...comparedRows(pages, own, other, kilobytes)];
}
