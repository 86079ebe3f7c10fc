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
import { buildEnvironment } from '../../src/config/environment';
import { searchSite } from '../../src/config/search';
import { layout } from '../../src/config/layout';
import { Refusal } from '../setup/refusal';
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

const inKilobytes = (bytes: number): { kB: number } => ({ kB: Number((bytes / 1000).toFixed(1)) });

function columns({ success1, success3, mrr10 }: Metrics, mark = ''): Record<string, number> {
  return {
    [`${mark}success@1`]: Number(success1.toFixed(3)),
    [`${mark}success@3`]: Number(success3.toFixed(3)),
    [`${mark}MRR@10`]: Number(mrr10.toFixed(3)),
  };
}

const partTitles = {
  tuned: 'Relevance on the part that the search is tuned on',
  apart: 'Relevance on the part that is kept apart',
} satisfies Record<QueryPart, string>;

async function relevance(): Promise<void> {
  const service = serviceOver(root);
  const asked = askedBySection(path.resolve(__dirname, '../..'), layout);
  const { baseUrl } = buildEnvironment({ BASE_URL: process.env.BASE_URL });
  const records = readRecords(root, searchSite, { baseUrl, asked });
  for (const part of queryParts) {
    const { rows, misses } = await askEngine(service, part);
    const plain = askPlainDefaults(records, part);
    console.log(`\n${partTitles[part]}: this engine, and plain MiniSearch on the same records`);
    console.table(
      Object.fromEntries(
        rows.map((row, index) => [
          row.class,
          { queries: row.queries, ...columns(row), ...columns(plain[index] ?? row, 'plain ') },
        ]),
      ),
    );
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
  console.table({
    'its section': { questions: own.section.queries, ...columns(own.section) },
    'its document': { questions: own.document.queries, ...columns(own.document) },
  });
}

async function bytes(): Promise<void> {
  const { first, total, releases } = await measureBytes(root);
  const all = { name: 'in all, with the largest excerpts', bytes: total };
  const sizes = [...first, all].map(({ name, bytes: size }) => [name, inKilobytes(size)]);
  console.log('\nBytes of the first search, gzip');
  console.table(Object.fromEntries(sizes));
  console.log('\nBytes of the index of a release, gzip');
  console.table(
    Object.fromEntries(Object.entries(releases).map(([name, size]) => [name, inKilobytes(size)])),
  );
}

async function main(): Promise<void> {
  const unknown = positionals.find((name) => !parts.some((part) => part === name));
  if (unknown !== undefined) {
    throw new Refusal(`There is no part "${unknown}". Parts: ${parts.join(', ')}.`);
  }
  if (!existsSync(path.join(root, manifestPath))) {
    throw new Refusal(
      `There is no embedded index in ${values['build-dir']}/. Run "npm run build" without the ALGOLIA variables first.`,
    );
  }
  const run = { relevance, bytes };
  for (const part of parts) {
    if (positionals.length === 0 || positionals.includes(part)) await run[part]();
  }
}

void main();
