/**
 * `npm run sources`: lists what claims of the documents rest on, the oldest source first, so that a maintainer can read
 * the oldest again. Contract pages are not in the list: they link each member to its line of code at a tag.
 */
import '../setup/help.cjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readSite } from '../../packages/docs-lint/site';
import { facts } from '../check/facts';
import { usedSources } from './index';

parseArgs();
const sources = usedSources(readSite(path.resolve(__dirname, '../..'), facts));
for (const { date, url, claims } of sources) {
  console.log(`${date.padEnd(10)}  ${url}`);
  for (const claim of claims) console.log(`            ${claim}`);
}
const claims = new Set(sources.flatMap((source) => source.claims));
const pages = new Set([...claims].map((claim) => claim.split('#')[0]));
console.log(`${claims.size} claims on ${pages.size} pages rest on ${sources.length} sources`);
