import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '../../../packages/files';
import { findAddress } from '../../../src/data/addresses';
import { auditAddresses, auditPage } from './index';

const yfi = findAddress('yfi').address;
const registry = findAddress('registry-fantom').address;
const messages = (html: string): string[] => auditPage(html, 'page').map(({ message }) => message);

test('known addresses pass in text, code, links and attributes', () => {
  const found = new Set<string>();
  const html = `<p>${yfi}</p><pre><code>${yfi.toLowerCase()}</code></pre>
    <a href="https://etherscan.io/token/${yfi}">x</a><a href="https://api.yearn.finance/${yfi.toLowerCase()}">y</a>
    <button data-copy="${yfi}"></button><a href="https://ftmscan.com/address/${registry}">z</a>
    <code>0x${'0'.repeat(40)}</code>`;
  assert.deepEqual(auditPage(html, 'page', found), []);
  assert.deepEqual([...found].sort(), ['registry-fantom', 'yfi']);
});

test('an unknown address is named, a look-alike with its original', () => {
  assert.deepEqual(messages(`<p>0x${'12'.repeat(20)}</p>`), ['is not in src/data/addresses']);
  const misspelled = `${yfi.slice(0, 10)}${yfi[10] === '1' ? '2' : '1'}${yfi.slice(11)}`;
  assert.deepEqual(messages(`<p>${misspelled}</p>`), [
    'is not in src/data/addresses; it looks like yfi, 1 edit away',
  ]);
  assert.deepEqual(messages(`<a title="${misspelled}">x</a>`).length, 1);
});

test('a lost or doubled digit is found', () => {
  assert.deepEqual(messages(`<p>${yfi.slice(0, -1)}</p>`), [
    'has 39 digits instead of 40; it looks like yfi, 1 edit away',
  ]);
  assert.deepEqual(messages(`<p>${yfi}0</p>`), [
    'has 41 digits instead of 40; it looks like yfi, 1 edit away',
  ]);
});

test('a wrong checksum is found, lower case in a text too', () => {
  const wrong = `has a wrong checksum: yfi is ${yfi}`;
  assert.deepEqual(messages(`<p>${yfi.toLowerCase()}</p>`), [wrong]);
  assert.deepEqual(messages(`<pre>${yfi.toUpperCase().replace('0X', '0x')}</pre>`), [wrong]);
  assert.deepEqual(messages(`<button data-copy="${yfi.toLowerCase()}"></button>`), [wrong]);
});

test('a link to the explorer of another chain is found', () => {
  assert.deepEqual(messages(`<a href="https://etherscan.io/address/${registry}">x</a>`), [
    'registry-fantom is on fantom, the link goes to etherscan.io',
  ]);
});

test('hashes, selectors, scripts and comments are no addresses', () => {
  const html = `<p>0x${'ab'.repeat(32)} 0xd0e30db0</p><script>const a = "0x${'12'.repeat(20)}"</script>
    <!-- 0x${'12'.repeat(20)} --><style>a{content:"0x${'12'.repeat(20)}"}</style>`;
  assert.deepEqual(messages(html), []);
});

test('every page of a build is read, each problem of a page once', () => {
  const build = temporaryFolder('addresses', {
    'index.html': `<p>${yfi}</p>`,
    'a/index.html': `<p>0x${'34'.repeat(20)}</p>`.repeat(2),
  });
  const { problems, pages, found } = auditAddresses(build);
  assert.equal(pages, 2);
  assert.deepEqual([...found], ['yfi']);
  assert.deepEqual(problems, [
    {
      page: path.join('a', 'index.html'),
      address: `0x${'34'.repeat(20)}`,
      message: 'is not in src/data/addresses',
    },
  ]);
});
