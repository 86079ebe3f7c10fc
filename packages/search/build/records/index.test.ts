import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codesIn, maxTextBytes, readRecords, splitText } from '.';
import { temporaryFolder } from '../../../files';
import { page, searchSite, site, smallSite } from '../../testing/site';

const root = smallSite();
const records = readRecords(root, searchSite);
const byId = new Map(records.map((record) => [record.objectID, record]));
const get = (id: string) => {
  const record = byId.get(id);
  assert.ok(record, `${id} of ${[...byId.keys()].join(' ')}`);
  return record;
};

test('a section knows its headings, anchor, part of the site and text', () => {
  const { title, path, url, section, kind, text, version } = get(
    '/resources/defi-glossary#flash-loan',
  );
  assert.deepEqual(
    { title, path, url, section, kind, text, version },
    {
      title: 'Flash loan',
      path: ['DeFi glossary', 'F'],
      url: '/resources/defi-glossary#flash-loan',
      section: 'resources',
      kind: 'term',
      text: 'A loan within one transaction.',
      version: undefined,
    },
  );
});

test('kinds follow from what a section holds', () => {
  for (const [id, kind] of [
    ['/vaults/smart-contracts/vault', 'contract'],
    ['/vaults/smart-contracts/vault#pricepershare', 'function'],
    ['/vaults/smart-contracts/vault#depositlimit', 'variable'],
    ['/vaults/smart-contracts/vault#views', 'guide'],
    ['/resources/faq#why', 'question'],
    ['/blog/vaults-0-4-2', 'release'],
    ['/getting-started/addresses:0x93a62da5a14c80f265dabc077fcee437b1a0efde', 'address'],
  ] as const) {
    assert.equal(get(id).kind, kind, id);
  }
});

test('a message is an error, though the call that checks it is below', () => {
  const errors = page(
    'Errors and their causes',
    '<h2 id="messages">Messages</h2><h3 id="want">!want</h3><p>Read <code>want()</code>.</p>',
  );
  const kinds = readRecords(site({ '/security/errors': errors }), searchSite).map(
    ({ url, kind }) => [url, kind],
  );
  assert.deepEqual(kinds.at(-1), ['/security/errors#want', 'error']);
});

test('a step of a guide is none of the functions that its code has', () => {
  const guide = page(
    'Withdraw by hand',
    '<h2 id="withdraw">Withdraw</h2><pre><code>export async function withdraw() {}</code></pre>',
  );
  const kinds = readRecords(site({ '/getting-started/by-hand': guide }), searchSite).map(
    ({ url, kind }) => [url, kind],
  );
  assert.deepEqual(kinds.at(-1), ['/getting-started/by-hand#withdraw', 'guide']);
});

test('a row that names or lists something is a record of its own', () => {
  const row = get('/vaults/smart-contracts/vault#depositlimit');
  assert.equal(row.title, 'depositLimit()');
  assert.deepEqual(row.path, ['Vault.vy', 'Public variables']);
  assert.deepEqual(row.codes, ['ecf70858']);
  const listed = get('/getting-started/addresses:0x93a62da5a14c80f265dabc077fcee437b1a0efde');
  assert.equal(listed.title, 'Treasury');
  assert.equal(listed.url, '/getting-started/addresses');
  assert.ok(!get('/getting-started/addresses').text.includes('0x93A6'));
});

test('releases of a section are listed, newest first', () => {
  assert.deepEqual(get('/vaults/smart-contracts/vault#pricepershare').versions, ['0.4.3', '0.4.2']);
  assert.deepEqual(get('/vaults/0.4.2/smart-contracts/vault#precisionfactor').versions, ['0.4.2']);
  assert.equal(
    get('/vaults/0.4.2/smart-contracts/vault#pricepershare').group,
    get('/vaults/smart-contracts/vault#pricepershare').group,
  );
});

test('a document is found whatever its route is called', () => {
  const root = site({ '/security/v2/tags': page('Tags', '<p>What they say.</p>') });
  assert.deepEqual(
    readRecords(root, searchSite).map(({ url }) => url),
    ['/security/v2/tags'],
  );
});

test('a document is found that is a file instead of a folder', () => {
  const root = temporaryFolder('search', { 'security/a.html': page('A', '<p>b</p>') });
  assert.deepEqual(
    readRecords(root, searchSite).map(({ url }) => url),
    ['/security/a'],
  );
});

test('hidden pages, lists of tags and posts, lists of links and everything around a document stay out', () => {
  const all = records.map(({ objectID, text }) => `${objectID} ${text}`).join('\n');
  assert.doesNotMatch(all, /Navigation|breadcrumbs|Footer|tags|\/blog |none|#next|\u200b/);
});

test('links of other documents are counted, under any base URL', () => {
  assert.equal(get('/resources/defi-glossary#slippage').links, 1);
  const moved = site({
    '/resources/faq': page('Questions', '<p><a href="/docs/security/index#a">a</a></p>'),
    '/security/index': page('Security', '<h2 id="a">A</h2><p>b</p>'),
  });
  const linked = readRecords(moved, searchSite, { baseUrl: '/docs/' }).find(
    ({ url }) => url === '/security/index#a',
  );
  assert.equal(linked?.links, 1);
});

test('of a document that hosts send under two names, only the one that it has is found', () => {
  const document = page('Security', '<h2 id="a">A</h2><p>b</p>');
  const twice = site({ '/security': document, '/security/index': document });
  assert.deepEqual(
    readRecords(twice, searchSite).map(({ url }) => url),
    ['/security/index', '/security/index#a'],
  );
});

test('the same build gives the same records', () => {
  assert.deepEqual(readRecords(root, searchSite), records);
  assert.equal(byId.size, records.length, 'ids are unique');
});

test('long texts are split at sentences, none too large for the hosted service', () => {
  const text = 'A sentence with an é and some words. '.repeat(1000);
  const parts = splitText(text);
  assert.ok(parts.length > 3);
  for (const part of parts) assert.ok(Buffer.byteLength(part) <= maxTextBytes);
  assert.equal(parts.join(' ').replace(/\s+/g, ' ').trim(), text.trim());
  assert.deepEqual(splitText(''), ['']);
});

test('codes are read in lower case; other hexadecimal numbers are none', () => {
  assert.deepEqual(codesIn('0x99530B06, 0xabc, 2022 and 1234567890'), ['99530b06']);
});
