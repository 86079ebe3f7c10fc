/**
 * `npm run bench:search [PART …]`: measures the embedded search of the last build.
 *
 * Parts: `relevance`, `bytes`, `growth`, `browser`; all of them if none is named. Options: `--build-dir DIR` (default
 * `build`), `--misses` lists the queries whose section does not come first.
 */
import '../setup/help.cjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { askedBySection } from '../../packages/docs-lint/site/asked';
import { readRecords, type SearchRecord } from '../../packages/search/build/records';
import { searchSite } from '../../src/config/search';
import { layout } from '../../src/config/layout';
import { type QueryPart, queryParts } from '../../src/data/search-queries';
import { measureInBrowser } from './browser';
import { hasIndex, measureBytes, serviceOver } from './bytes';
import { crossValidate } from './crossValidation';
import { measureGrowth } from './growth';
import { askEngine, askPlainDefaults, type Row } from './relevance';

const parts = ['relevance', 'bytes', 'growth', 'browser'] as const;

const { values, positionals } = parseArgs({
  options: {
    'build-dir': { type: 'string', default: 'build' },
    misses: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const root = path.resolve(values['build-dir']);

const records = (): SearchRecord[] =>
  readRecords(root, searchSite, {
    asked: askedBySection(path.resolve(__dirname, '../..'), layout),
  });

function table(rows: readonly (readonly (string | number)[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => String(row[column] ?? '').length)),
  );
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column === 0
        ? String(cell).padEnd(widths[column] ?? 0)
        : String(cell).padStart(widths[column] ?? 0),
    );
    console.log(`  ${cells.join('  ')}`);
  }
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function metrics({ success1, success3, mrr10 }: Row): string[] {
  return [success1, success3, mrr10].map((value) => value.toFixed(3));
}

const partTitles = {
  tuned: 'Relevance on the part that the search is tuned on',
  apart: 'Relevance on the part that is kept apart',
} satisfies Record<QueryPart, string>;

async function relevance(): Promise<void> {
  const { service } = serviceOver(root);
  const all = records();
  const times: number[] = [];
  for (const part of queryParts) {
    const { rows, misses, milliseconds } = await askEngine(service, part);
    const plain = askPlainDefaults(all, part);
    times.push(...milliseconds);
    console.log(`\n${partTitles[part]}: this engine, and plain MiniSearch on the same records`);
    table([
      ['class', 'queries', 'success@1', 'success@3', 'MRR@10', 'plain @1', 'plain @3', 'plain MRR'],
      ...rows.map((row, index) => [
        row.class,
        row.queries,
        ...metrics(row),
        ...metrics(plain[index] ?? row),
      ]),
    ]);
    if (!values.misses || misses.length === 0) continue;
    console.log('\nSections that do not come first');
    for (const { class: name, query, rank, urls, expected } of misses) {
      console.log(
        `  ${rank ?? '–'}  ${name}: ${query}\n     first: ${urls[0] ?? 'nothing'}\n     expected: ${expected[0]}`,
      );
    }
  }
  const own = crossValidate(all);
  console.log("\nThe documents' own questions, each left out of the index while it is asked");
  table([
    ['found', 'questions', 'success@1', 'success@3', 'MRR@10'],
    ['its section', own.section.queries, ...metrics({ class: '', ...own.section })],
    ['its document', own.document.queries, ...metrics({ class: '', ...own.document })],
  ]);
  times.sort((one, other) => one - other);
  console.log(
    `\nQuery time in Node: median ${quantile(times, 0.5).toFixed(1)} ms, 95 % ${quantile(times, 0.95).toFixed(1)} ms`,
  );
}

async function bytes(): Promise<void> {
  const { first, total, releases } = await measureBytes(root);
  console.log('\nBytes of the first search, gzip');
  table([
    ...first.map((part) => [part.name, kilobytes(part.bytes)]),
    ['in all, with the largest excerpts', kilobytes(total)],
  ]);
  console.log('\nBytes of the index of a release, gzip');
  table(Object.entries(releases).map(([release, size]) => [release, kilobytes(size)]));
}

async function growth(): Promise<void> {
  const found = records();
  console.log('\nGrowth with the number of releases (further ones are copies of older ones)');
  const rows: (string | number)[][] = [['releases', 'first search', 'all indexes', 'median query']];
  for (const count of [8, 16, 32]) {
    const { first, all, query } = await measureGrowth(found, count);
    rows.push([count, kilobytes(first), kilobytes(all), `${query.toFixed(1)} ms`]);
  }
  table(rows);
}

async function browser(): Promise<void> {
  console.log('\nIn Chromium, CPU slowed down four times');
  const { keystrokes, longTasks, first } = await measureInBrowser(root, 4);
  table([
    ['keystrokes measured', keystrokes.length],
    ['keystroke to painted results, median', `${quantile(keystrokes, 0.5).toFixed(0)} ms`],
    ['keystroke to painted results, 95 %', `${quantile(keystrokes, 0.95).toFixed(0)} ms`],
    ['tasks of the main thread over 50 ms', longTasks.length],
    ['longest of them', `${Math.max(0, ...longTasks).toFixed(0)} ms`],
    ['shortcut to first results, nothing fetched before', `${first} ms`],
  ]);
}

async function main(): Promise<void> {
  const unknown = positionals.find((name) => !parts.some((part) => part === name));
  if (unknown !== undefined) {
    throw new Error(`There is no part "${unknown}". Parts: ${parts.join(', ')}.`);
  }
  if (!hasIndex(root)) {
    throw new Error(
      `There is no embedded index in ${values['build-dir']}/. Run "npm run build" without the ALGOLIA variables first.`,
    );
  }
  const run = { relevance, bytes, growth, browser };
  for (const part of parts) {
    if (positionals.length === 0 || positionals.includes(part)) await run[part]();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
