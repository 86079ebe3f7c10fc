/**
 * `npm run bench [-- PART …]`: measures the built site beside a stock build of Docusaurus 2.4.3 with the same content,
 * prints the tables and writes them to `maintenance/figures.md`.
 *
 * Parts: `bytes`, `lighthouse`, `navigation`, `build`, `growth`; all of them if you name none. `--times N` is the number of runs that medians are taken of.
 */
import '../setup/help.cjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Refusal, refuseUnknown } from '../setup/refusal';
import { measureBuild } from './build';
import { measureBytes } from './bytes';
import { sectionText, withSection, type Section } from './figures';
import { measureGrowth } from './growth';
import { measureLighthouse } from './lighthouse';
import { measureNavigation } from './navigation';
import type { Table } from './table';

const root = path.resolve(__dirname, '../..');
const figures = path.join(root, 'maintenance/figures.md');

interface Part extends Omit<Section, 'table'> {
  /** Runs that the median is taken of, unless `--times` says otherwise. Without it, the part is always measured once. */
  readonly times?: number;
  readonly measure: (times: number) => Promise<Table> | Table;
}

const parts: Readonly<Record<string, Part>> = {
  bytes: {
    title: 'Bytes of a first visit',
    about:
      "Kilobytes that cross the network, with brotli and headers, from the start of a visit until the network is quiet. `ahead` is what the page fetches for pages that may come next. It isn't part of `all`.",
    times: 3,
    measure: measureBytes,
  },
  lighthouse: {
    title: 'Lighthouse',
    about:
      'Lighthouse 12 with its settings for phones. The shipped server answers over loopback, and each run has its own browser.',
    times: 5,
    measure: measureLighthouse,
  },
  navigation: {
    title: 'Navigation',
    about:
      'Milliseconds from the click on a link in the menu to the painted page, with a processor four times slower. In the first column, the page was fetched ahead, because its link was in sight or because the pointer was on it. The mouse button is down for 80 ms before the click. In the second column, nothing was fetched before the click.',
    times: 5,
    measure: measureNavigation,
  },
  build: {
    title: 'Build',
    about:
      'What one build of the last commit takes: seconds of processor time, seconds of wall-clock time, and the resident memory of all its processes. A cold build starts with nothing from earlier builds. The others run after one document has changed.',
    times: 3,
    measure: measureBuild,
  },
  growth: {
    title: 'Growth',
    about:
      'What a cold build takes, and how many kilobytes a first visit of two pages fetches, when the site has more releases. The added releases have the contracts of the newest one.',
    measure: measureGrowth,
  },
};

const { values, positionals } = parseArgs({
  options: {
    times: { type: 'string' },
  },
  allowPositionals: true,
});

/** When and on what the figures were measured. */
function measured(times: number): string {
  const memory = Math.round(totalmem() / 1024 ** 3);
  const runs = times === 1 ? 'one run' : `medians of ${times} runs`;
  return `on ${new Date().toISOString().slice(0, 10)} with ${cpus().length} processors, ${memory} GiB and Node.js ${process.version.slice(1)}; ${runs}`;
}

async function main(): Promise<void> {
  refuseUnknown('part', positionals, Object.keys(parts));
  const chosen = values.times === undefined ? undefined : Number(values.times);
  if (chosen !== undefined && !(Number.isInteger(chosen) && chosen > 0)) {
    throw new Refusal(
      `"${values.times}" is not a number of runs. Write a whole number, such as 5.`,
    );
  }
  for (const [name, part] of Object.entries(parts)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const times = part.times === undefined ? 1 : (chosen ?? part.times);
    const table = await part.measure(times);
    const text = sectionText({ ...part, table }, measured(times));
    console.log(`\n${text}`);
    writeFileSync(figures, withSection(readFileSync(figures, 'utf8'), text));
  }
}

void main();
