import assert from 'node:assert/strict';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { temporaryFolder } from '../files';
import { writeGenerated } from './build';
import { loadSite } from './testing/site';

test('stale pages are removed, and a document that a person wrote is not', () => {
  const files = {
    'vaults/smart-contracts/stale.md':
      '---\ntitle: Stale\ncustom_edit_url: https://example.org/edit\n---\n',
    'vaults/smart-contracts/notes.md': '---\ntitle: Notes\n---\n',
    'vaults/smart-contracts/notes.asked.yaml': 'page:\n  - notes\n',
  };
  const root = temporaryFolder('generated', files);
  const [stale, notes, asked] = Object.keys(files).map((file) => path.join(root, file)) as [
    string,
    string,
    string,
  ];

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
