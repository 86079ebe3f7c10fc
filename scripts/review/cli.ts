/**
 * `npm run review`: what a change does to the built site.
 *
 * Compares it with the build before the change, which `npm run build:ref` made, and writes into `.cache/review` a report
 * and what changed pages look like.
 */
import '../setup/help.cjs';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { builtSite } from '../setup/built';
import { weigh } from '../bench/bytes';
import { compare } from './compare';
import { pictures } from './pictures';
import { report } from './report';

const root = path.resolve(__dirname, '../..');
const before = path.join(root, '.cache/before');
const after = path.join(root, 'build');
const out = path.join(root, '.cache/review');

/** The pages whose first visits are weighed, as examples of all others. */
const samples = ['/', '/getting-started/intro', '/vaults/smart-contracts/vault'] as const;

async function main(): Promise<void> {
  parseArgs();
  builtSite(before, 'npm run build:ref');
  builtSite(after);
  const comparison = compare(before, after);
  const routes = [...comparison.changed, ...comparison.added];
  const [old, now] = [await weigh(before, 1, samples), await weigh(after, 1, samples)];
  const text = report(
    comparison,
    samples.map((route, row) => ({ route, before: old[row]?.[0] ?? 0, after: now[row]?.[0] ?? 0 })),
    await pictures(before, after, routes, path.join(out, 'pictures')),
  );
  mkdirSync(out, { recursive: true });
  writeFileSync(path.join(out, 'review.md'), text);
  const { GITHUB_STEP_SUMMARY: summary } = process.env;
  if (summary) appendFileSync(summary, text);
  console.log(text);
}

void main();
