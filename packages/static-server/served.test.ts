import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { temporaryFolder } from '../files';
import { listen, served } from './served';

const folder = temporaryFolder('served', { 'index.html': 'home' });

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

test('a port that is taken is an error that the caller can catch', async () => {
  const { origin, stop } = await listen(createServer());
  await assert.rejects(listen(createServer(), Number(new URL(origin).port)), /EADDRINUSE/);
  await stop();
});
