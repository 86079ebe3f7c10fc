import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import type { Manifest } from '../../engines/embedded/format';
import { SearchService } from '../../engines/embedded/service';
import type { Hit, SearchAnswer, Release } from '../../types';
import { readRecords } from '../records';
import { searchSite, smallSite } from '../../testing/site';
import { writeEmbeddedIndex } from '.';

const textOf = (hit: Hit | undefined): string =>
  hit?.title.map(({ text }) => text).join('') ?? 'nothing';

describe('the embedded index', () => {
  const root = smallSite();
  const asked = new Map([
    ['/resources/defi-glossary#slippage', ['why did I pay more than the screen said']],
    ['/vaults/smart-contracts/vault#pricepershare', ['what is my stake worth']],
  ]);
  let manifest: Manifest;
  let broken: RegExp | undefined;
  let fetched: string[] = [];

  const read = async (name: string): Promise<unknown> => {
    fetched.push(name);
    if (broken?.test(name)) throw new Error('no connection');
    return JSON.parse(readFileSync(path.join(root, name), 'utf8')) as unknown;
  };
  let service: SearchService;

  async function ask(
    query: string,
    reading: Release = '0.4.3',
    filters: Partial<Parameters<SearchService['search']>[0]> = {},
  ): Promise<SearchAnswer> {
    return service.search({ query, reading, limit: 10, ...filters });
  }
  const first = async (query: string, reading?: Release): Promise<string> =>
    (await ask(query, reading)).hits[0]?.url ?? 'nothing';

  before(() => {
    manifest = writeEmbeddedIndex(root, readRecords(root, searchSite, { asked }), searchSite);
    service = new SearchService(manifest, read);
  });

  test('names files that are there, by their content', () => {
    const names = [manifest.base.index, manifest.releases['0.4.2']?.index ?? ''];
    for (const name of names) assert.ok(existsSync(path.join(root, name)), name);
    assert.deepEqual(
      writeEmbeddedIndex(root, readRecords(root, searchSite, { asked }), searchSite),
      manifest,
    );
  });

  test('finds identifiers whole, by their words, by their beginning and misspelled', async () => {
    for (const query of [
      'pricePerShare',
      'pricepershare',
      'PRICEPERSHARE',
      'price per share',
      'vault.pricePerShare()',
      'priceper',
      'pricePerShar',
      'prcePerShare',
      '0x99530b06',
      '0X99530B06',
      '0x9953',
    ]) {
      assert.equal(await first(query), '/vaults/smart-contracts/vault#pricepershare', query);
    }
  });

  test('finds terms, plurals, short forms, joined words, questions and addresses', async () => {
    for (const [query, url] of [
      ['slipage', '/resources/defi-glossary#slippage'],
      ['flash loans', '/resources/defi-glossary#flash-loan'],
      ['flashloan', '/resources/defi-glossary#flash-loan'],
      ['total value locked', '/resources/defi-glossary#tvl'],
      ['why is the gas expensive', '/resources/faq#why'],
      ['treasury address', '/getting-started/addresses'],
      ['0x93a62da5a14c80f265dabc077fcee437b1a0efde', '/getting-started/addresses'],
      ['93A62dA5a14C80f265DAbC077fCEE437B1a0Efde', '/getting-started/addresses'],
    ] as const) {
      assert.equal(await first(query), url, query);
    }
  });

  test('reads past the characters that a copy brings along', async () => {
    const vault = '/vaults/smart-contracts/vault#pricepershare';
    for (const [query, url] of [
      ['\u200b0x99530b06', vault],
      ['0x9953\u200b0b06', vault],
      ['\u2066pricePer\u00adShare\u2069', vault],
      ['\uff53\uff4c\uff49\uff50\uff50\uff41\uff47\uff45', '/resources/defi-glossary#slippage'],
    ] as const) {
      const { hits, bytes } = await ask(query);
      assert.equal(hits[0]?.url, url, query);
      assert.equal(bytes, query.includes('0x') ? '0x99530b06' : undefined);
    }
  });

  test('finds a page or a section by its address, from any host and below any base URL', async () => {
    for (const [query, url] of [
      ['/resources/faq', '/resources/faq'],
      ['https://docs.example/resources/faq/?utm=1', '/resources/faq'],
      ['see docs.example/docs/resources/faq/#why', '/resources/faq#why'],
      ['/resources/faq#gone', '/resources/faq'],
      ['/vaults/smart-contracts/VaultAPI', '/vaults/smart-contracts/VaultAPI'],
      ['/vaults/0.4.2/smart-contracts/vault', '/vaults/0.4.2/smart-contracts/vault'],
    ] as const)
      assert.equal(await first(query), url, query);
  });

  test('finds a section by what it is asked as, in other words and in every release, and shows nothing of it', async () => {
    const { hits } = await ask('why have I paid more than on the screen?');
    assert.equal(hits[0]?.url, '/resources/defi-glossary#slippage');
    assert.doesNotMatch(JSON.stringify(hits[0]), /screen/);
    assert.equal(
      await first('what is my stake worth', '0.4.2'),
      '/vaults/0.4.2/smart-contracts/vault#pricepershare',
    );
  });

  test('shows the line that answers a question whose section is clear', async () => {
    const { hits } = await ask('what is slippage?');
    assert.equal(
      hits[0]?.answer?.map(({ text }) => text).join(''),
      'The difference between the expected and the paid price.',
    );
    assert.ok(hits.slice(1).every(({ answer }) => answer === undefined));
    const { hits: named } = await ask('slippage');
    assert.equal(named[0]?.answer, undefined, 'a name is looked up, not asked');
  });

  test('shows a section of several releases once, that of the reader, with the others', async () => {
    const { hits } = await ask('pricePerShare', '0.4.2');
    const same = hits.filter(({ url }) => /smart-contracts\/vault#pricepershare/.test(url));
    assert.deepEqual(
      same.map(({ url, version }) => [url, version]),
      [['/vaults/0.4.2/smart-contracts/vault#pricepershare', '0.4.2']],
    );
    assert.deepEqual(same[0]?.otherVersions, [
      { version: '0.4.3', url: '/vaults/smart-contracts/vault#pricepershare' },
    ]);
  });

  test('a release in the query goes before the one that is open', async () => {
    assert.equal(
      await first('pricePerShare 0.4.2', '0.4.3'),
      '/vaults/0.4.2/smart-contracts/vault#pricepershare',
    );
  });

  test('finds what only another release has', async () => {
    assert.equal(
      await first('precisionFactor'),
      '/vaults/0.4.2/smart-contracts/vault#precisionfactor',
    );
    assert.equal(await first('totalAssets', '0.4.2'), '/vaults/smart-contracts/vault#totalassets');
  });

  test('filters by part of the site and by kind', async () => {
    const { hits } = await ask('share', '0.4.3', { kind: 'function' });
    assert.ok(hits.length > 0 && hits.every(({ kind }) => kind === 'function'));
    const { hits: terms } = await ask('price', '0.4.3', { section: 'resources' });
    assert.ok(terms.length > 0 && terms.every(({ section }) => section === 'resources'));
  });

  test('excerpts hold the text as it is, never as markup', async () => {
    const { hits } = await ask('totalAssets');
    const excerpt = hits[0]?.excerpt?.map(({ text }) => text).join('');
    assert.match(excerpt ?? '', /<img src=x onerror=alert\(1\)>/);
  });

  test('offers near titles if nothing is found', async () => {
    const { hits, suggestions } = await ask('zzslippxxage', '0.4.3', { kind: 'event' });
    assert.deepEqual(hits, []);
    assert.equal(suggestions[0]?.title, 'Slippage');
  });

  test('answers strange queries', async () => {
    for (const query of [
      '',
      '   ',
      '()',
      '<script>',
      '*',
      '\\',
      'a',
      '__proto__',
      'constructor',
      '🙂',
    ]) {
      await ask(query);
    }
  });

  test('fetches the sections outside the vaults and one release, nothing more', async () => {
    fetched = [];
    const fresh = new SearchService(manifest, read);
    await fresh.load('0.4.3');
    assert.deepEqual(fetched, [manifest.base.index, manifest.releases['0.4.3']?.index]);
  });

  test('a failed fetch fails the search, and the next one tries again', async () => {
    const fresh = new SearchService(manifest, read);
    broken = /site\.[0-9a-f]+\.json$/;
    await assert.rejects(fresh.search({ query: 'slippage', reading: '0.4.3', limit: 5 }));
    broken = undefined;
    const { hits } = await fresh.search({ query: 'slippage', reading: '0.4.3', limit: 5 });
    assert.equal(textOf(hits[0]), 'Slippage');
  });

  test('missing texts leave only the excerpts out', async () => {
    const fresh = new SearchService(manifest, read);
    broken = /\/\d+\.json$/;
    const { hits } = await fresh.search({ query: 'slippage', reading: '0.4.3', limit: 5 });
    broken = undefined;
    assert.equal(textOf(hits[0]), 'Slippage');
    assert.equal(hits[0]?.excerpt, undefined);
  });

  test('an answer whose texts have to be fetched is there before them, too', async () => {
    const fresh = new SearchService(manifest, read);
    const early: SearchAnswer[] = [];
    const request = { query: 'slippage', reading: '0.4.3', limit: 5 };
    const { hits } = await fresh.search(request, (answer) => early.push(answer));
    assert.equal(textOf(early[0]?.hits[0]), 'Slippage');
    assert.equal(early[0]?.hits[0]?.excerpt, undefined);
    assert.notEqual(hits[0]?.excerpt, undefined);
    await fresh.search(request, (answer) => early.push(answer));
    assert.equal(early.length, 1, 'texts are kept');
  });

  test('a site without the vaults is searched too', async () => {
    const records = readRecords(root, searchSite).filter(({ version }) => version === undefined);
    const small = smallSite();
    const less = writeEmbeddedIndex(small, records, searchSite);
    const fresh = new SearchService(less, async (name) =>
      JSON.parse(readFileSync(path.join(small, name), 'utf8')),
    );
    const { hits } = await fresh.search({ query: 'slippage', reading: '0.4.3', limit: 5 });
    assert.equal(textOf(hits[0]), 'Slippage');
    rmSync(small, { recursive: true });
  });
});
