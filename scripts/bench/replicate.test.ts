import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { inRepository } from '../../packages/files/testing';
import { filesBelow } from '../../packages/files';
import { releases } from '../../src/data/releases';
import { makeCopy } from '../release/testing';
import { replicate } from './replicate';

const ofCopy = inRepository(path.resolve(__dirname, '../..'));

test('a build accepts more releases, each with the documents of the one before', ofCopy, () => {
  const root = mkdtempSync(path.join(tmpdir(), 'replicate-'));
  try {
    makeCopy(root);
    replicate(root, releases.length + 3);
    const names = JSON.parse(
      readFileSync(path.join(root, 'vaults_versions.json'), 'utf8'),
    ) as string[];
    assert.equal(names.length, releases.length + 2);
    const routes = readFileSync(path.join(root, 'tests/routes.ts'), 'utf8');
    for (const name of names) assert.ok(routes.includes(`'${name}',`), name);
    const [newer = '', older = ''] = names.map((name) => `vaults_versioned_docs/version-${name}`);
    const documents = filesBelow(path.join(root, newer));
    assert.ok(documents.length > 0);
    assert.deepEqual(filesBelow(path.join(root, older)), documents);
    const preflight = ['--require', 'tsx/cjs', 'scripts/build/preflight/cli.ts'];
    execFileSync(process.execPath, preflight, { cwd: root, stdio: 'pipe' });
  } finally {
    rmSync(root, { recursive: true });
  }
});
