import { launch } from 'puppeteer-core';
import { served } from '../../packages/static-server';
import { builtSite } from '../setup/built';
import { launchOptions } from '../setup/chromium';
import { stockBuild } from './copies';
import { pages } from './site';
import { medians } from './statistics';
import { beside, tenths, whole, type Table } from './table';

type Show = (value: number, stock: number) => string;
const score: Show = (value, stock) => `${value} / ${stock}`;
const shift: Show = (...values) => values.map((value) => value.toFixed(3)).join(' / ');
const milliseconds: Show = (value, stock) => beside(value, stock, whole);
const blocking: Show = (value, stock) => beside(value, stock, tenths);

/** What is reported about a page, by ids of categories and audits. */
const columns = [
  { id: 'performance', title: 'performance', show: score },
  { id: 'accessibility', title: 'accessibility', show: score },
  { id: 'best-practices', title: 'best practices', show: score },
  { id: 'seo', title: 'SEO', show: score },
  { id: 'largest-contentful-paint', title: 'LCP, ms', show: milliseconds },
  { id: 'total-blocking-time', title: 'TBT, ms', show: blocking },
  { id: 'cumulative-layout-shift', title: 'CLS', show: shift },
] as const;

/**
 * One run in a browser of its own, by columns, as Lighthouse's command does it. In one that has been used, what the audits
 * of the run before have left is collected while the next page loads: up to 600 ms of blocking time that are not the page's.
 */
async function run(url: string): Promise<number[]> {
  const { default: lighthouse } = await import('lighthouse');
  const browser = await launch(launchOptions());
  try {
    const page = await browser.newPage();
    const onlyCategories = columns.filter(({ show }) => show === score).map(({ id }) => id);
    const result = await lighthouse(url, { logLevel: 'error', onlyCategories }, undefined, page);
    if (!result || result.lhr.runtimeError) {
      throw new Error(`Lighthouse failed at ${url}: ${result?.lhr.runtimeError?.message ?? ''}`);
    }
    const { audits, categories } = result.lhr;
    return columns.map(({ id, show }) =>
      show === score
        ? Math.round((categories[id]?.score ?? 0) * 100)
        : (audits[id]?.numericValue ?? Infinity),
    );
  } finally {
    await browser.close();
  }
}

/** Medians of each page of a folder, as Lighthouse measures a phone. */
async function judge(folder: string, times: number): Promise<number[][]> {
  return served(folder, async (origin) => {
    const results: number[][] = [];
    for (const page of pages) {
      const runs: number[][] = [];
      for (let time = 0; time < times; time += 1) {
        // Once more if the browser gave no usable trace, which happens on a machine with other work.
        runs.push(await run(origin + page).catch(() => run(origin + page)));
      }
      results.push(medians(runs));
      console.log(`  ${page}: ${results.at(-1)?.join(', ')}`);
    }
    return results;
  });
}

/** Lighthouse for phones: medians of several runs of every page. */
export async function measureLighthouse(times: number): Promise<Table> {
  const own = await judge(builtSite(), times);
  const other = await judge(await stockBuild(), times);
  return [
    ['Page', ...columns.map(({ title }) => title)],
    ...pages.map((page, row) => [
      page,
      ...columns.map(({ show }, at) => show(own[row]?.[at] ?? NaN, other[row]?.[at] ?? NaN)),
    ]),
  ];
}
