import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { writeGenerated } from './build';
import { loadSite } from './testing/site';

test('stale pages are removed, and a document that a person wrote is not', (t) => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'generated-'));
  t.after(() => rmSync(root, { recursive: true }));
  const folder = path.join(root, 'vaults/smart-contracts');
  mkdirSync(folder, { recursive: true });
  const [stale, notes, asked] = ['stale.md', 'notes.md', 'notes.asked.yaml'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  writeFileSync(stale, '---\ntitle: Stale\ncustom_edit_url: https://example.org/edit\n---\n');
  writeFileSync(notes, '---\ntitle: Notes\n---\n');
  writeFileSync(asked, 'page:\n  - notes\n');

  const reference = { ...loadSite(), root };
  assert.throws(() => writeGenerated(reference, {}), {
    name: 'ReferenceError',
    message:
      'vaults/smart-contracts/notes.md: this folder holds generated pages only → move the document out of smart-contracts, or remove it',
  });
  for (const file of [stale, notes, asked]) assert.ok(existsSync(file), file);

  rmSync(notes);
  assert.equal(writeGenerated(reference, {}), 2);
  for (const file of [stale, asked]) assert.ok(!existsSync(file), file);
});
