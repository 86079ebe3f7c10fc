import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../setup/chromium';
import { served } from '../../packages/static-server';
import { medians } from './statistics';

/** Measures something on a new page of a browser that has seen nothing of the site. */
export type Visit = (page: Page) => Promise<number[]>;

/**
 * Visits a built site so many times.
 *
 * @param rows what is measured one after another for each row
 * @returns for each row the medians of its measurements
 */
export async function visitRows(
  folder: string,
  times: number,
  rows: readonly (readonly Visit[])[],
): Promise<number[][]> {
  return served(folder, async (baseURL) => {
    const browser = await chromium.launch(launchOptions());
    const viewport = { width: 1280, height: 800 };
    const repeated = async (visit: Visit): Promise<number[]> => {
      const runs: number[][] = [];
      for (let time = 0; time < times; time += 1) {
        const page = await browser.newPage({ baseURL, viewport, serviceWorkers: 'block' });
        runs.push(await visit(page));
        await page.close();
      }
      return medians(runs);
    };
    try {
      const results: number[][] = [];
      for (const visits of rows) {
        const row: number[] = [];
        for (const visit of visits) row.push(...(await repeated(visit)));
        results.push(row);
      }
      return results;
    } finally {
      await browser.close();
    }
  });
}
