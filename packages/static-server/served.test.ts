import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { served } from './served';

const folder = mkdtempSync(path.join(tmpdir(), 'served-'));
after(() => rmSync(folder, { recursive: true }));
writeFileSync(path.join(folder, 'index.html'), 'home');

test('a folder is served while it is used, and what was found comes back', async () => {
  let address = '';
  const found = await served(folder, async (origin) => {
    address = origin;
    return (await fetch(origin)).text();
  });
  assert.equal(found, 'home');
  await assert.rejects(fetch(address), TypeError);
});

test('the server is closed when its use fails too', async () => {
  let address = '';
  const failed = served(folder, async (origin) => {
    address = origin;
    throw new Error('no use');
  });
  await assert.rejects(failed, /no use/);
  await assert.rejects(fetch(address), TypeError);
});
