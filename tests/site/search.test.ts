import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { latestRelease } from '../../src/data/releases';
import { queryParts, relevanceClasses, relevanceQueries } from '../../src/data/search-queries';
import { askedBySection } from '../../packages/docs-lint/site/asked';
import { askEngine, serviceOver } from '../../scripts/bench-search/relevance';
import { type Manifest, manifestPath } from '../../packages/search/engines/embedded/format';
import { dialogLimit } from '../../packages/search/ui/labels';
import { maxRecordBytes, toHosted } from '../../packages/search/push/records';
import { readRecords } from '../../packages/search/build/records';
import { searchSite } from '../../src/config/search';
import { layout } from '../../src/config/layout';
import { build, pageFile, readPage } from './support';

const root = path.resolve(__dirname, '../..');
const records = readRecords(build, searchSite, { asked: askedBySection(root, layout) });
const { base, releases } = JSON.parse(
  readFileSync(path.join(build, manifestPath), 'utf8'),
) as Manifest;

test('every document has records, each with an address that exists', (context) => {
  const pages = new Map<string, string>();
  for (const { url, objectID } of records) {
    const [route = '', anchor] = url.split('#');
    const html = pages.get(route) ?? readPage(route);
    pages.set(route, html);
    if (anchor) assert.ok(html.includes(`id="${anchor}"`), `${objectID}: no such anchor`);
  }
  context.diagnostic(`${records.length} records of ${pages.size} documents`);
});

test('the section on how to read a message is there, and found by the data of one', async () => {
  assert.ok(records.some(({ url }) => url === searchSite.messages));
  for (const query of ['0x08c379a0', `0x4e487b71${'11'.padStart(64, '0')}`]) {
    const { hits } = await serviceOver(build).search({ query, reading: latestRelease, limit: 1 });
    assert.equal(hits[0]?.url, searchSite.messages, query);
  }
});

test('every record fits the hosted service', () => {
  for (const record of records) {
    const bytes = Buffer.byteLength(JSON.stringify(toHosted(record)));
    assert.ok(bytes <= maxRecordBytes, `${record.objectID}: ${bytes} bytes`);
  }
  assert.equal(new Set(records.map(({ objectID }) => objectID)).size, records.length);
});

test('the files of the index are there', () => {
  const shards = [base, ...Object.values(releases).flatMap((names) => names ?? [])];
  for (const name of shards.map(({ index }) => index)) {
    assert.ok(existsSync(path.join(build, name)), name);
    assert.ok(existsSync(path.join(build, `${name}.br`)), `${name} is not compressed`);
  }
});

test('no page loads anything of the search by itself', () => {
  for (const route of ['/', '/getting-started/intro', '/vaults/smart-contracts/vault']) {
    const loaded = [...readPage(route).matchAll(/<(?:script|link)[^>]+(?:src|href)="([^"]+)"/g)];
    for (const [, address = ''] of loaded) {
      assert.doesNotMatch(address, /search|docsearch|algolia/i, route);
    }
  }
  const main = /\/assets\/js\/main\.[0-9a-f]+\.js/.exec(readPage('/'))?.[0] ?? '';
  const script = readFileSync(path.join(build, main), 'utf8');
  assert.doesNotMatch(script, /DocSearch-|MiniSearch|algolianet/);
});

test('the search page works as a page without JavaScript', () => {
  assert.ok(existsSync(pageFile('/search')));
  const html = readPage('/search');
  assert.match(html, /<noscript>[\s\S]*Searching needs JavaScript/);
});

test('the relevance set expects sections that exist', () => {
  assert.ok(relevanceQueries.length >= 500);
  for (const { name, rationale } of relevanceClasses) assert.ok(rationale.length > 40, name);
  const urls = new Set(records.map(({ url }) => url));
  const missing = relevanceQueries.flatMap(({ query, expect }) =>
    expect.filter((url) => !urls.has(url)).map((url) => `${query}: ${url}`),
  );
  assert.deepEqual(missing, []);
});

test('each class has enough queries in both parts, and none twice', () => {
  for (const { name } of relevanceClasses) {
    for (const part of queryParts) {
      const own = relevanceQueries.filter((query) => query.class === name && query.part === part);
      assert.ok(own.length >= 40, `${name}, ${part}: ${own.length}`);
    }
  }
  const asked = relevanceQueries.map(({ query, reading = '' }) => `${query} ${reading}`);
  assert.equal(new Set(asked).size, asked.length);
});

test('queries lead to their sections', async (context) => {
  const { rows, misses } = await askEngine(serviceOver(build), 'tuned');
  const all = rows.at(-1);
  assert.ok(all);
  context.diagnostic(
    `success@1 ${all.success1.toFixed(3)}, success@3 ${all.success3.toFixed(3)}, MRR@10 ${all.mrr10.toFixed(3)}`,
  );
  const listed = misses.map(({ query }) => query).join('; ');
  assert.ok(all.success1 >= 0.86, listed);
  assert.ok(all.success3 >= 0.95, listed);
  assert.ok(all.mrr10 >= 0.9, listed);
});

test('queries that it was not tuned on lead to their sections', async (context) => {
  const { rows } = await askEngine(serviceOver(build), 'apart');
  const all = rows.at(-1);
  assert.ok(all);
  context.diagnostic(
    `success@1 ${all.success1.toFixed(3)}, success@3 ${all.success3.toFixed(3)}, MRR@10 ${all.mrr10.toFixed(3)}`,
  );
  assert.ok(all.success1 >= 0.86, `success@1 ${all.success1.toFixed(3)}`);
  assert.ok(all.success3 >= 0.95, `success@3 ${all.success3.toFixed(3)}`);
});

test('first questions of people who know no term lead to an answer', async () => {
  const service = serviceOver(build);
  for (const [query, ...expected] of [
    ['can i loose my money', '/resources/faq#is-it-safe'],
    ['could i loose my deposit', '/resources/faq#is-it-safe'],
    ['my wallet got drained', '/resources/faq#lost-wallet'],
    ['compromised wallet', '/resources/faq#lost-wallet'],
    ['has yearn been hacked', '/security/incidents', '/resources/faq#what-has-gone-wrong'],
  ] as const) {
    const { hits } = await service.search({ query, reading: latestRelease, limit: 1 });
    assert.ok(
      (expected as readonly string[]).includes(hits[0]?.url ?? ''),
      `${query}: ${hits[0]?.url}`,
    );
  }
});

test('every question that readers ask belongs to a section that exists', () => {
  const groups = new Set(records.map(({ group }) => group));
  const lost = [...askedBySection(root, layout).keys()].filter((address) => !groups.has(address));
  assert.deepEqual(lost, []);
});

/** Bytes of a file of the build as a server sends it with gzip. */
const size = (file: string): number =>
  gzipSync(readFileSync(path.join(build, file)), { level: 9 }).length;

/** The file in a folder of the build whose name begins so, and which holds a text. */
function fileWith(folder: string, beginning: RegExp, text = ''): string {
  const file = readdirSync(path.join(build, folder))
    .map((name) => path.join(folder, name))
    .find(
      (each) =>
        beginning.test(path.basename(each)) &&
        readFileSync(path.join(build, each), 'utf8').includes(text),
    );
  assert.ok(file, String(beginning));
  return file;
}

test('the first search fetches at most 200 kB, a further release at most 60 kB', async (context) => {
  const service = serviceOver(build);
  const excerpts: number[] = [];
  for (const { query } of relevanceQueries) {
    const { hits } = await service.search({ query, reading: latestRelease, limit: dialogLimit });
    const files = hits.map(({ id, version }) => {
      const names = version === undefined ? base : releases[version];
      // The id of a hit ends with the number of the file with its text, and the place in it.
      return `${names?.texts ?? ''}${id.split(':').at(-2)}.json`;
    });
    excerpts.push([...new Set(files)].reduce((sum, file) => sum + size(file), 0));
  }
  const most = Math.max(...excerpts);
  const total = [
    fileWith('assets/js', /^search-dialog\..*\.js$/),
    fileWith('assets/js', /^search-worker\..*\.js$/),
    fileWith('assets/css', /^\w+\.css$/, '.search-dialog'),
    manifestPath,
    base.index,
    releases[latestRelease]?.index ?? '',
  ].reduce((sum, file) => sum + size(file), most);
  context.diagnostic(
    `${(total / 1000).toFixed(0)} kB with gzip at the first search, ${(most / 1000).toFixed(0)} of them excerpts`,
  );
  assert.ok(total <= 200_000, `${total} bytes`);
  for (const [release, names] of Object.entries(releases)) {
    assert.ok(names && size(names.index) <= 60_000, release);
  }
});
