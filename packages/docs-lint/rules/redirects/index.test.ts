import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { anonymous } from '../../../files/testing';
import { temporaryFolder } from '../../../files';
import { readSite } from '../../index';
import { exampleFacts } from '../../testing';
import { lostPages, rule } from './index';

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

test('a removed page is named although its file has letters that English lacks', () => {
  const file = 'docs/resources/größe.md';
  const root = temporaryFolder('removed', { [file]: '---\ntitle: Gone\n---\n' });
  const git = (...args: string[]): unknown =>
    execFileSync('git', [...anonymous, ...args], { cwd: root });
  cpSync(path.join(__dirname, 'fixtures/passed'), root, { recursive: true });
  git('init', '-q', '-b', 'trunk');
  git('add', '.');
  git('commit', '-q', '-m', 'All');
  git('checkout', '-q', '-b', 'topic');
  git('rm', '-q', file);
  git('commit', '-q', '-m', 'Less');
  const facts = { ...exampleFacts, branch: 'trunk' };
  const found = [...(rule.site?.(readSite(root, facts), []) ?? [])];
  assert.deepEqual(
    found.map(({ message }) => message),
    ['the page "/resources/größe" was removed without a redirect'],
  );
});
