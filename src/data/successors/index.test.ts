import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { releases } from '../releases';
import { successors } from '.';

const root = path.resolve(__dirname, '../../..');
const documents = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.split(path.sep).join('/').replace(/\.md$/, ''));

test('every document that the newest release lacks has a successor, and no other has', () => {
  const newest = new Set(documents('vaults'));
  const older = releases
    .slice(1)
    .flatMap((release) => documents(`vaults_versioned_docs/version-${release}`));
  const dropped = [...new Set(older.filter((id) => !newest.has(id)))].sort();
  assert.deepEqual(Object.keys(successors).sort(), dropped);
});

test('every successor is a document', () => {
  for (const route of Object.values(successors)) {
    assert.ok(existsSync(path.join(root, 'docs', `${route}.md`)), route);
  }
});
