import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { compileMarkdown, type Steps } from '../../fast-build/testing';
import remarkCanonical, { newestCopy } from '.';

const root = mkdtempSync(path.join(os.tmpdir(), 'canonical-'));
const releases = [
  { folder: 'vaults', route: '/vaults' },
  ...['0.4.2', '0.3.5', '0.3.0'].map((release) => ({
    folder: `vaults_versioned_docs/version-${release}`,
    route: `/vaults/${release}`,
  })),
];
after(() => rmSync(root, { recursive: true }));

function write(file: string, text = 'Text.'): string {
  const absolute = path.join(root, file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, text);
  return absolute;
}

const absent = '<head>\n  <meta name="robots" content="noindex"/>\n</head>\n\nNot here.';

test('an older document leads to its newest copy', () => {
  write('vaults/contracts/vault.md');
  const old = write('vaults_versioned_docs/version-0.3.0/contracts/vault.md');
  assert.equal(newestCopy(root, releases, old), '/vaults/contracts/vault');
});

test('a contract that later releases lack leads to the last release that has it', () => {
  write('vaults/list.md', absent);
  write('vaults_versioned_docs/version-0.4.2/list.md', absent);
  const last = write('vaults_versioned_docs/version-0.3.5/list.md');
  const first = write('vaults_versioned_docs/version-0.3.0/list.md');
  assert.equal(newestCopy(root, releases, first), '/vaults/0.3.5/list');
  assert.equal(newestCopy(root, releases, last), undefined);
});

test('a page that says that a contract is absent stands for itself', () => {
  write('vaults/iweth.md');
  const old = write('vaults_versioned_docs/version-0.3.0/iweth.md', absent);
  assert.equal(newestCopy(root, releases, old), undefined);
});

test('documents outside the older releases are left alone', () => {
  assert.equal(newestCopy(root, releases, write('docs/security/index.md')), undefined);
  assert.equal(newestCopy(root, releases, write('vaults/only.md')), undefined);
});

test('the address is put into the page under the base URL', async () => {
  const steps = {
    remarkPlugins: [[remarkCanonical, { root, url: 'https://docs.example/docs/', releases }]],
  } as Steps;
  const file = write('vaults_versioned_docs/version-0.3.0/contracts/vault.md');
  assert.match(
    await compileMarkdown('Text.', steps, file),
    /<head><link rel="canonical" href="https:\/\/docs\.example\/docs\/vaults\/contracts\/vault"/,
  );
  assert.doesNotMatch(
    await compileMarkdown('Text.', steps, write('vaults/contracts/vault.md')),
    /canonical/,
  );
});
