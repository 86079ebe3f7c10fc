import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch } from 'puppeteer-core';
import { served } from '../../packages/static-server';
import { builtSite } from '../setup/built';
import { launchOptions } from '../setup/chromium';
import { calm } from './calm';
import { stockBuild } from './copies';
import { pages } from './site';
import { median } from './statistics';
import { beside, tenths, whole, type Table } from './table';

type Show = (value: number, stock?: number) => string;
const score: Show = (value, stock) => (stock === undefined ? `${value}` : `${value} / ${stock}`);
const shift: Show = (...values) =>
  values
    .filter((value) => value !== undefined)
    .map((value) => value.toFixed(3))
    .join(' / ');
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

interface Run {
  /** By the ids of columns. */
  readonly values: Readonly<Record<string, number>>;
  /** Audits that did not pass, those of performance apart: these only explain its score. */
  readonly failed: readonly string[];
}

/**
 * One run in a browser of its own, as Lighthouse's command does it. In one that has been used, what the audits of the run
 * before have left is collected while the next page loads: up to 600 ms of blocking time that are not the page's.
 */
async function run(url: string): Promise<Run> {
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
    const values = columns.map(({ id, show }) => [
      id,
      show === score
        ? Math.round((categories[id]?.score ?? 0) * 100)
        : (audits[id]?.numericValue ?? Infinity),
    ]);
    return {
      values: Object.fromEntries(values) as Run['values'],
      failed: Object.entries(categories)
        .filter(([id]) => id !== 'performance')
        .flatMap(([, { auditRefs }]) => auditRefs)
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    };
  } finally {
    await browser.close();
  }
}

/** One run; once more if the browser gave no usable trace, which happens on a machine with other work. */
async function runSurely(url: string): Promise<Run> {
  await calm();
  try {
    return await run(url);
  } catch {
    return run(url);
  }
}

/** Medians of pages of a folder, as Lighthouse measures a phone, and the audits that failed in any run. */
async function judge(
  folder: string,
  times: number,
  asked: readonly string[] = pages,
): Promise<Map<string, Run>> {
  return served(folder, async (origin) => {
    const results = new Map<string, Run>();
    for (const page of asked) {
      const runs: Run[] = [];
      for (let time = 0; time < times; time += 1) runs.push(await runSurely(origin + page));
      const middle = (id: string) => median(runs.map(({ values }) => values[id] ?? Infinity));
      results.set(page, {
        values: Object.fromEntries(columns.map(({ id }) => [id, middle(id)])),
        failed: [...new Set(runs.flatMap(({ failed }) => failed))],
      });
      console.log(`  ${page}: ${JSON.stringify(results.get(page))}`);
    }
    return results;
  });
}

const emptyPage =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><p>Nothing';

/** The same of a page with one word: what of the figures is the machine's and the browser's at that time. */
async function judgeEmpty(times: number): Promise<Run | undefined> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-empty-'));
  try {
    writeFileSync(path.join(folder, 'index.html'), emptyPage);
    return (await judge(folder, times, ['/'])).get('/');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Lighthouse for phones: medians of several runs of every page, and of an empty page for comparison. */
export async function measureLighthouse(times: number): Promise<Table> {
  const own = await judge(builtSite(), times);
  const empty = await judgeEmpty(times);
  const other = await judge(await stockBuild(), times);
  const cells = (one: Run | undefined, two?: Run): string[] =>
    columns.map(({ id, show }) => show(one?.values[id] ?? 0, two?.values[id]));
  const failed = (run: Run | undefined): string => run?.failed.join(', ') || 'none';
  return [
    ['Page', ...columns.map(({ title }) => title), 'failed audits'],
    ...pages.map((page) => {
      const [one, two] = [own.get(page), other.get(page)];
      return [page, ...cells(one, two), `${failed(one)} / ${failed(two)}`];
    }),
    ['an empty page', ...cells(empty), '–'],
  ];
}
