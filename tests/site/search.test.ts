import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { queryParts, relevanceClasses, relevanceQueries } from '../../src/data/search-queries';
import { askedBySection } from '../../packages/docs-lint/site/asked';
import { measureBytes, readManifest, serviceOver } from '../../scripts/bench-search/bytes';
import { askEngine } from '../../scripts/bench-search/relevance';
import { maxRecordBytes, toHosted } from '../../packages/search/push/records';
import { readRecords } from '../../packages/search/build/records';
import { searchSite } from '../../src/config/search';
import { layout } from '../../src/config/layout';
import { build, pageFile, readPage } from './support';

const root = path.resolve(__dirname, '../..');
const records = readRecords(build, searchSite, { asked: askedBySection(root, layout) });

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

test('the section on how to read a message is there', () => {
  assert.ok(records.some(({ url }) => url === searchSite.messages));
});

test('every record fits the hosted service', () => {
  for (const record of records) {
    const bytes = Buffer.byteLength(JSON.stringify(toHosted(record)));
    assert.ok(bytes <= maxRecordBytes, `${record.objectID}: ${bytes} bytes`);
  }
  assert.equal(new Set(records.map(({ objectID }) => objectID)).size, records.length);
});

test('the files of the index are there', () => {
  const { base, releases } = readManifest(build);
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

test('every question that readers ask belongs to a section that exists', () => {
  const groups = new Set(records.map(({ group }) => group));
  const lost = [...askedBySection(root, layout).keys()].filter((address) => !groups.has(address));
  assert.deepEqual(lost, []);
});

test('the first search fetches at most 200 kB, a further release at most 60 kB', async (context) => {
  const { first, total, releases } = await measureBytes(build);
  for (const { name, bytes } of first) assert.ok(bytes > 0, name);
  context.diagnostic(`${(total / 1000).toFixed(0)} kB with gzip at the first search`);
  assert.ok(total <= 200_000, `${total} bytes`);
  for (const [release, bytes] of Object.entries(releases)) {
    assert.ok(bytes <= 60_000, `${release}: ${bytes} bytes`);
  }
});
