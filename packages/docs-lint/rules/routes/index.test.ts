import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { check, readSite } from '../../index';
import { exampleFacts } from '../../testing';
import { rule } from './index';

const root = mkdtempSync(path.join(tmpdir(), 'routes-'));
after(() => rmSync(root, { recursive: true }));

// No fixture: such a file keeps others from cloning the repository.
test('a name that Windows refuses is caught', () => {
  mkdirSync(path.join(root, 'docs/resources'), { recursive: true });
  writeFileSync(path.join(root, 'docs/resources/a:b.md'), '---\ntitle: A\n---\n');
  const site = readSite(root, exampleFacts);
  const found = check(site, [...site.documents.values()], [{ name: 'routes', ...rule }]);
  assert.match(found[0]?.message ?? '', /contains :, which .* some disks can't read/);
});
