/**
 * `npm run check:links [FILE …]`: asks for every address outside the site, and lists the ones that don't answer.
 *
 * It needs the network, so `npm test` doesn't run it. Options: `--report FILE` (default `.cache/links/report.md`),
 * `--fresh` forgets earlier results. Good results are kept in `.cache/links/` for two weeks.
 */
import '../setup/help.cjs';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { checkAll, type Remembered } from '.';
import { collect } from './collect';
import { isFault, lines, report } from './report';

const root = path.resolve(__dirname, '../..');
const memoryFile = path.join(root, '.cache/links/results.json');

function remembered(fresh: boolean): Map<string, Remembered> {
  if (fresh || !existsSync(memoryFile)) return new Map();
  try {
    return new Map(JSON.parse(readFileSync(memoryFile, 'utf8')) as [string, Remembered][]);
  } catch {
    // An earlier run was interrupted while it wrote, so all addresses are checked again.
    return new Map();
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      report: { type: 'string', default: path.join(root, '.cache/links/report.md') },
      fresh: { type: 'boolean', default: false },
    },
  });
  const places = collect(root, positionals);
  const memory = remembered(values.fresh);
  console.log(`${places.size} addresses …`);
  let asked = 0;
  const results = await checkAll(
    [...places.keys()],
    memory,
    { fetch, now: Date.now, wait: (time) => wait(time) },
    undefined,
    () => {
      asked += 1;
      if (asked % 50 === 0) console.log(`  ${asked} asked`);
    },
  );
  mkdirSync(path.dirname(memoryFile), { recursive: true });
  writeFileSync(memoryFile, JSON.stringify([...new Map([...memory, ...results])]));

  const all = [...places].map(([url, found]) => ({
    url,
    places: found,
    result: results.get(url) ?? { outcome: 'failed' as const, detail: 'not asked' },
  }));
  const faults = all.filter(({ result }) => isFault(result));
  if (asked > 0 && faults.length === all.length) {
    console.error('No address answers: there seems to be no network. Nothing was judged.');
    process.exitCode = 2;
    return;
  }
  const text = report(all);
  writeFileSync(values.report, text);
  // The page that a workflow shows for its run.
  const { GITHUB_STEP_SUMMARY: summary } = process.env;
  if (summary) appendFileSync(summary, text);
  for (const line of faults.flatMap(lines)) console.log(line);
  console.log(
    `${all.length - faults.length} of ${all.length} addresses answer. Report: ${path.relative(root, values.report)}`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
}

void main();
