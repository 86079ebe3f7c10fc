import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { temporaryFolder, type Files } from '../../files';
import { commonName } from '../commonName';
import { htmlFiles, writeAliases } from '.';

/** A redirect page as the client-redirects plugin writes it. */
const redirect = (to: string): string =>
  `<!DOCTYPE html>\n<html>\n  <head>\n    <meta http-equiv="refresh" content="0; url=${to}">\n    <link rel="canonical" href="${to}" />\n  </head>\n</html>`;

const site = (files: Files): string => temporaryFolder('aliases', files);

describe('names under which hosts find a page', () => {
  for (const [name, files] of [
    ['', ['index.html', 'index/index.html', '', '/index.html']],
    ['a', ['a', 'a/', 'a.html', 'a/index.html', 'a/index', 'a/index/index.html', 'a/index.html/']],
    ['a/b', ['a/b/index.html', 'a/b.html', 'a/b//']],
    ['aindex', ['aindex', 'aindex.html', 'aindex/index.html']],
    ['index/a', ['index/a', 'index/a/index.html']],
    ['vaults/0.3.0', ['vaults/0.3.0/index.html', 'vaults/0.3.0/']],
    ['404', ['404.html']],
  ] as const) {
    test(`are one: ${files.join(', ')}`, () => {
      for (const file of files) assert.equal(commonName(file).replace(/^\//, ''), name, file);
    });
  }
});

describe('a document whose address ends in /index', () => {
  for (const baseUrl of ['/', '/docs/']) {
    test(`is at the address without it too, in place of a redirect (base path ${baseUrl})`, () => {
      const folder = site({
        'index.html': 'home',
        'security/index.html': redirect(`${baseUrl}security/index`),
        'security/index/index.html': 'security',
        'a/b/index/index.html': 'b',
      });
      writeAliases(folder, baseUrl);
      const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
      assert.equal(read('security/index.html'), 'security');
      assert.equal(read('security/index/index.html'), 'security');
      assert.equal(read('a/b/index.html'), 'b');
      assert.equal(read('index.html'), 'home');
      assert.equal(htmlFiles(folder).length, 5);
    });
  }

  test('a redirect from such an address is at both too: hosts lead from one to the other', () => {
    const folder = site({ 'old/index/index.html': redirect('/new'), 'new/index.html': 'new' });
    writeAliases(folder, '/');
    assert.deepEqual(htmlFiles(folder), [
      'new/index.html',
      'old/index.html',
      'old/index/index.html',
    ]);
  });
});

describe('what hosts could confuse stops the build', () => {
  for (const [what, files, message] of [
    [
      'two pages',
      { 'a/index.html': 'one', 'a/index/index.html': 'two' },
      /\/a and \/a\/index are one address .*"slug"/,
    ],
    ['two pages', { 'a/index.html': 'one', 'a.html': 'two' }, /must be one page/],
    [
      'the home page and another',
      { 'index.html': 'home', 'index/index.html': 'x' },
      /must be one page/,
    ],
    [
      'pages that differ in case',
      { 'a/B/index.html': 'one', 'a/b/index.html': 'two' },
      /\/a\/B and \/a\/b are one address for hosts that ignore case/,
    ],
    [
      'a redirect that differs in case',
      { 'a/B/index.html': redirect('/a/b'), 'a/b/index.html': 'b' },
      /\/a\/B and \/a\/b are one address for hosts that ignore case/,
    ],
    [
      'a redirect that hides a page',
      { 'a/index.html': redirect('/b'), 'a/index/index.html': 'a', 'b/index.html': 'b' },
      /remove the redirect/,
    ],
    [
      'redirects to two places',
      {
        'a/index.html': redirect('/b'),
        'a/index/index.html': redirect('/c'),
        'b/index.html': 'b',
        'c/index.html': 'c',
      },
      /remove the redirect/,
    ],
  ] as const) {
    test(`${what}: ${Object.keys(files).join(', ')}`, () => {
      const folder = site(files);
      assert.throws(() => writeAliases(folder, '/'), message);
    });
  }
});
