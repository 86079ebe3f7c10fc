import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { groups } from './groups';

test('every group is the table of a document', () => {
  const documents = ['docs', 'vaults', 'src/pages'].flatMap((folder) => {
    const root = path.resolve(__dirname, '../../..', folder);
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => readFileSync(path.join(root, file), 'utf8'));
  });
  for (const { id } of groups)
    assert.ok(
      documents.some((text) => text.includes(`<AddressTable group="${id}" />`)),
      `${id}: show it, or delete the group`,
    );
});
