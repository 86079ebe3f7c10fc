import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { served } from '../serve/served';
import { calm } from './calm';
import { withChromium } from './chromium';
import { pages, type Folders } from './site';
import { median } from './statistics';
import { beside, tenths, whole, type Table } from './table';

/** What is told of a page: scores of categories and values of audits, by their ids, with the words for them. */
const scores = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
} as const;
const timings = {
  'largest-contentful-paint': 'LCP, ms',
  'total-blocking-time': 'TBT, ms',
  'cumulative-layout-shift': 'CLS',
} as const;

interface Run {
  /** Scores and timings by their ids. */
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
  const result = await withChromium((port) =>
    lighthouse(url, {
      port,
      logLevel: 'error',
      output: 'json',
      onlyCategories: Object.keys(scores),
    }),
  );
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse failed at ${url}: ${result?.lhr.runtimeError?.message ?? ''}`);
  }
  const { audits, categories } = result.lhr;
  return {
    values: {
      ...Object.fromEntries(
        Object.keys(scores).map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]),
      ),
      ...Object.fromEntries(
        Object.keys(timings).map((id) => [id, audits[id]?.numericValue ?? Infinity]),
      ),
    },
    failed: Object.entries(categories)
      .filter(([id]) => id !== 'performance')
      .flatMap(([, { auditRefs }]) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
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
        values: Object.fromEntries(
          [...Object.keys(scores), ...Object.keys(timings)].map((id) => [id, middle(id)]),
        ),
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

/** Lighthouse for phones: medians of so many runs of every page, and of an empty one beside them. */
export async function measureLighthouse({ ours, stock }: Folders, times: number): Promise<Table> {
  const own = await judge(ours, times);
  const empty = await judgeEmpty(times);
  const other = stock && (await judge(await stock(), times));
  const show = (id: string, value = 0, compared?: number): string => {
    if (id in scores) return compared === undefined ? whole(value) : `${value} / ${compared}`;
    return id === 'cumulative-layout-shift'
      ? [value, ...(compared === undefined ? [] : [compared])]
          .map((each) => each.toFixed(3))
          .join(' / ')
      : beside(value, compared, id === 'total-blocking-time' ? tenths : whole);
  };
  const ids = [...Object.keys(scores), ...Object.keys(timings)];
  return [
    ['Page', ...Object.values(scores), ...Object.values(timings), 'failed audits'],
    ...pages.map((page) => [
      page,
      ...ids.map((id) => show(id, own.get(page)?.values[id], other?.get(page)?.values[id])),
      [own, ...(other ? [other] : [])]
        .map((each) => each.get(page)?.failed.join(', ') || 'none')
        .join(' / '),
    ]),
    ['an empty page', ...ids.map((id) => show(id, empty?.values[id])), '–'],
  ];
}
