/**
 * `npm run check:links`: asks for every address outside the site, and lists the ones that don't answer.
 *
 * It needs the network, so `npm test` doesn't run it. The report and good results are in `.cache/links/`, results for two
 * weeks.
 */
import '../setup/help.cjs';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { checkAll, type Remembered } from '.';
import { collect } from './collect';
import { isFault, report } from './report';

const root = path.resolve(__dirname, '../..');
const home = path.join(root, '.cache/links');
const memoryFile = path.join(home, 'results.json');
const reportFile = path.join(home, 'report.md');

function remembered(): Map<string, Remembered> {
  try {
    return new Map(JSON.parse(readFileSync(memoryFile, 'utf8')) as [string, Remembered][]);
  } catch {
    // There was no earlier run, or it was interrupted while it wrote: all addresses are checked again.
    return new Map();
  }
}

async function main(): Promise<void> {
  parseArgs();
  const places = collect(root);
  const memory = remembered();
  mkdirSync(home, { recursive: true });
  // Also of a check that is stopped: it takes minutes.
  process.on('exit', () => writeFileSync(memoryFile, JSON.stringify([...memory])));
  console.log(`${places.size} addresses …`);
  await checkAll([...places.keys()], memory, { fetch, now: Date.now, wait });

  const all = [...places].flatMap(([url, found]) => {
    const result = memory.get(url);
    return result ? [{ url, places: found, result }] : [];
  });
  const faults = all.filter(({ result }) => isFault(result)).length;
  if (faults === all.length) {
    console.error('No address answers: there seems to be no network. Nothing was judged.');
    process.exitCode = 2;
    return;
  }
  const text = report(all);
  writeFileSync(reportFile, text);
  // The page that a workflow shows for its run.
  const { GITHUB_STEP_SUMMARY: summary } = process.env;
  if (summary) appendFileSync(summary, text);
  console.log(text);
  process.exitCode = faults > 0 ? 1 : 0;
}

void main();
