/**
 * `npm run bench:search`: measures how well the embedded search of the last build answers.
 *
 * Option: `--misses` lists the queries whose section does not come first.
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
import { builtSite } from '../setup/built';
import { Refusal } from '../setup/refusal';
import { type QueryPart, queryParts } from '../../src/data/search-queries';
import { crossValidate } from './crossValidation';
import type { Metrics } from './metrics';
import { askEngine, askPlainDefaults, serviceOver } from './relevance';

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

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { misses: { type: 'boolean', default: false } } });
  const build = builtSite();
  if (!existsSync(path.join(build, manifestPath))) {
    throw new Refusal(
      'There is no embedded index in build/. Run "npm run build" without the ALGOLIA variables first.',
    );
  }
  const service = serviceOver(build);
  const asked = askedBySection(path.resolve(__dirname, '../..'), layout);
  const { baseUrl } = buildEnvironment({ BASE_URL: process.env.BASE_URL });
  const records = readRecords(build, searchSite, { baseUrl, asked });
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

void main();
