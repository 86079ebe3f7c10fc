import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { replicate } from './replicate';

function small(): { root: string; read: (file: string) => string } {
  const root = mkdtempSync(path.join(tmpdir(), 'replicate-'));
  const files: Readonly<Record<string, string>> = {
    'docs/intro.md': 'Intro',
    'vaults/vault.md': 'Newest',
    'vaults_versions.json': '["0.3.1", "0.3.0"]',
    'vaults_versioned_docs/version-0.3.0/vault.md': '[here](/vaults/0.3.0/vault)',
    'vaults_versioned_docs/version-0.3.1/vault.md': '[here](/vaults/0.3.1/vault)',
    'vaults_versioned_sidebars/version-0.3.0-sidebars.json': '{"vaults": ["vault"]}',
    'vaults_versioned_sidebars/version-0.3.1-sidebars.json': '{"vaults": ["vault"]}',
    'reference/data/releases.json': '[{"version":"0.3.0"},{"version":"0.3.1"}]',
    'src/data/releases/index.ts':
      "export const releases = [\n  '0.3.1',\n  '0.3.0',\n] as const;\n",
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return { root, read: (file) => readFileSync(path.join(root, file), 'utf8') };
}

test('further releases have documents, a menu and facts, and lead to themselves', () => {
  const { root, read } = small();
  try {
    assert.equal(replicate(root, 3), 4);
    assert.equal(read('vaults_versions.json'), '["0.3.1", "0.3.0"]');
    assert.equal(replicate(root, 5), 6);
    const versions = JSON.parse(read('vaults_versions.json')) as string[];
    assert.equal(versions.length, 4);
    for (const version of versions) {
      assert.equal(
        read(`vaults_versioned_docs/version-${version}/vault.md`),
        `[here](/vaults/${version}/vault)`,
      );
      assert.ok(read(`vaults_versioned_sidebars/version-${version}-sidebars.json`));
      assert.ok(read('reference/data/releases.json').includes(`"${version}"`));
      assert.ok(read('src/data/releases/index.ts').includes(`'${version}'`));
    }
  } finally {
    rmSync(root, { recursive: true });
  }
});
