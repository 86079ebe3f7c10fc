/**
 * `npm run review [-- --before FOLDER --after FOLDER --out FOLDER --pictures]`: what a change does to the built site.
 *
 * Compares two builds and writes `review.md`, and with `--pictures` what changed pages look like. Unless said otherwise,
 * the build before the change is what `npm run build:ref` made, and the report goes to `.cache/review`.
 */
import '../setup/help.cjs';
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compare } from './compare';
import { pictures } from './pictures';
import { report } from './report';

const root = path.resolve(__dirname, '../..');

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      before: { type: 'string', default: '.cache/before' },
      after: { type: 'string', default: 'build' },
      out: { type: 'string', default: '.cache/review' },
      pictures: { type: 'boolean', default: false },
    },
  });
  const [before, after, out] = [values.before, values.after, values.out].map((folder) =>
    path.resolve(root, folder),
  ) as [string, string, string];
  const missing = [before, after].find((build) => !existsSync(path.join(build, 'index.html')));
  if (missing !== undefined) {
    const command = missing === before ? 'npm run build:ref' : 'npm run build';
    console.error(`There is no built site in ${missing}. Make one with "${command}".`);
    process.exitCode = 1;
    return;
  }
  const comparison = compare(before, after);
  const drawn = values.pictures
    ? await pictures(
        before,
        after,
        [...comparison.changed, ...comparison.added],
        path.join(out, 'pictures'),
      )
    : undefined;
  const text = report(comparison, drawn);
  mkdirSync(out, { recursive: true });
  writeFileSync(path.join(out, 'review.md'), text);
  const { GITHUB_STEP_SUMMARY: summary } = process.env;
  if (summary) appendFileSync(summary, text);
  console.log(text);
}

void main();
