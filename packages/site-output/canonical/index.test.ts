import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { withDependencies } from '../../fast-build/markdown';
import { compileMarkdown, type Steps } from '../../fast-build/testing';
import { temporaryFolder, writeFiles } from '../../files';
import remarkCanonical, { newestCopy } from '.';

const root = temporaryFolder('canonical');
const folders = [
  'vaults',
  ...['0.4.2', '0.3.5', '0.3.0'].map((release) => `vaults_versioned_docs/version-${release}`),
];

function write(file: string, text = 'Text.'): string {
  writeFiles(root, { [file]: text });
  return path.join(root, file);
}

const absent = '<head>\n  <meta name="robots" content="noindex"/>\n</head>\n\nNot here.';

test('an older document leads to its newest copy', () => {
  write('vaults/contracts/vault.md');
  const old = write('vaults_versioned_docs/version-0.3.0/contracts/vault.md');
  assert.equal(newestCopy(root, folders, old), 'vaults/contracts/vault.md');
});

test('a contract that later releases lack leads to the last release that has it', () => {
  write('vaults/list.md', absent);
  write('vaults_versioned_docs/version-0.4.2/list.md', absent);
  const last = write('vaults_versioned_docs/version-0.3.5/list.md');
  const first = write('vaults_versioned_docs/version-0.3.0/list.md');
  assert.equal(newestCopy(root, folders, first), 'vaults_versioned_docs/version-0.3.5/list.md');
  assert.equal(newestCopy(root, folders, last), undefined);
});

test('an older document is compiled again when a newer copy changes or appears', () => {
  const old = write('vaults_versioned_docs/version-0.3.0/moved.md');
  write('vaults/moved.md', absent);
  const files: string[] = [];
  const note = (file: string): number => files.push(path.relative(root, file));
  withDependencies(note, () => newestCopy(root, folders, old));
  for (const folder of folders) assert.ok(files.includes(path.join(folder, 'moved.md')), folder);
});

test('a page that says that a contract is absent stands for itself', () => {
  write('vaults/iweth.md');
  const old = write('vaults_versioned_docs/version-0.3.0/iweth.md', absent);
  assert.equal(newestCopy(root, folders, old), undefined);
});

test('a page is absent in whatever form it asks search engines to leave it out', () => {
  write('vaults/weth.md', absent.replace('"noindex"', '"noindex, follow"'));
  const old = write('vaults_versioned_docs/version-0.3.0/weth.md');
  assert.equal(newestCopy(root, folders, old), undefined);
});

test('documents outside the older releases are left alone', () => {
  assert.equal(newestCopy(root, folders, write('docs/security/index.md')), undefined);
  assert.equal(newestCopy(root, folders, write('vaults/only.md')), undefined);
});

test('the address is put into the page under the base URL', async () => {
  const routeOf = (file: string): string => `/${file.replace(/\/index\.md$|\.md$/, '')}`;
  const options = { root, url: 'https://docs.example/docs/', folders, routeOf };
  const steps = { remarkPlugins: [[remarkCanonical, options]] } as Steps;
  const file = write('vaults_versioned_docs/version-0.3.0/contracts/vault.md');
  assert.match(
    await compileMarkdown('Text.', steps, file),
    /<head><link rel="canonical" href="https:\/\/docs\.example\/docs\/vaults\/contracts\/vault"[^<]*<\/head>/,
  );
  write('vaults/lens/index.md');
  assert.match(
    await compileMarkdown('Text.', steps, write(`${folders[1]}/lens/index.md`)),
    /<link rel="canonical" href="https:\/\/docs\.example\/docs\/vaults\/lens"/,
  );
  assert.doesNotMatch(
    await compileMarkdown('Text.', steps, write('vaults/contracts/vault.md')),
    /canonical/,
  );
});
