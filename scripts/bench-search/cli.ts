/**
 * `npm run bench:search [PART …]`: measures the embedded search of the last build.
 *
 * Parts: `relevance`, `bytes`; both if none is named. Options: `--build-dir DIR` (default `build`), `--misses` lists the
 * queries whose section does not come first.
 */
import '../setup/help.cjs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { askedBySection } from '../../packages/docs-lint/site/asked';
import { readRecords } from '../../packages/search/build/records';
import { manifestPath } from '../../packages/search/engines/embedded/format';
import { searchSite } from '../../src/config/search';
import { layout } from '../../src/config/layout';
import { type QueryPart, queryParts } from '../../src/data/search-queries';
import { measureBytes, serviceOver } from './bytes';
import { crossValidate } from './crossValidation';
import type { Metrics } from './metrics';
import { askEngine, askPlainDefaults } from './relevance';

const parts = ['relevance', 'bytes'] as const;

const { values, positionals } = parseArgs({
  options: {
    'build-dir': { type: 'string', default: 'build' },
    misses: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const root = path.resolve(values['build-dir']);

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

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function metrics({ success1, success3, mrr10 }: Metrics): string[] {
  return [success1, success3, mrr10].map((value) => value.toFixed(3));
}

const partTitles = {
  tuned: 'Relevance on the part that the search is tuned on',
  apart: 'Relevance on the part that is kept apart',
} satisfies Record<QueryPart, string>;

async function relevance(): Promise<void> {
  const service = serviceOver(root);
  const asked = askedBySection(path.resolve(__dirname, '../..'), layout);
  const records = readRecords(root, searchSite, { asked });
  for (const part of queryParts) {
    const { rows, misses } = await askEngine(service, part);
    const plain = askPlainDefaults(records, part);
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
  const own = crossValidate(records);
  console.log("\nThe documents' own questions, each left out of the index while it is asked");
  table([
    ['found', 'questions', 'success@1', 'success@3', 'MRR@10'],
    ['its section', own.section.queries, ...metrics(own.section)],
    ['its document', own.document.queries, ...metrics(own.document)],
  ]);
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

async function main(): Promise<void> {
  const unknown = positionals.find((name) => !parts.some((part) => part === name));
  if (unknown !== undefined) {
    throw new Error(`There is no part "${unknown}". Parts: ${parts.join(', ')}.`);
  }
  if (!existsSync(path.join(root, manifestPath))) {
    throw new Error(
      `There is no embedded index in ${values['build-dir']}/. Run "npm run build" without the ALGOLIA variables first.`,
    );
  }
  const run = { relevance, bytes };
  for (const part of parts) {
    if (positionals.length === 0 || positionals.includes(part)) await run[part]();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
