import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { readSite } from '../../index';
import { exampleFacts } from '../../testing';
import { lostPages } from './index';

const site = readSite(path.join(__dirname, 'fixtures/passed'), exampleFacts);
const gone = (file: string): string[] =>
  [
    ...lostPages(
      site,
      [{ file, text: '---\ntitle: Gone\n---\n' }],
      [{ from: '/resources/old', to: '/resources/page' }],
    ),
  ].map(({ message }) => message);

test('a page that was removed without a redirect is named', () => {
  assert.deepEqual(gone('docs/resources/lost.md'), [
    'the page "/resources/lost" was removed without a redirect',
  ]);
});

test('a page with a redirect, or with another file behind its route, is not', () => {
  assert.deepEqual(gone('docs/resources/old.md'), []);
  assert.deepEqual(gone('docs/resources/page.mdx'), []);
});

test('a page whose address has another case now is not sent there, because hosts may ignore case', () => {
  assert.deepEqual(gone('docs/resources/Page.md'), [
    'the page "/resources/Page" is "/resources/page" now, which hosts that ignore case can\'t tell apart',
  ]);
});
