import assert from 'node:assert/strict';
import { test } from 'node:test';
import { manifestPath } from './format';
import './worker';
import type { FromWorker, ToWorker } from './protocol';

test('a file that never arrives is a failure after a while', async ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const messages: FromWorker[] = [];
  const scope = globalThis as unknown as {
    onmessage?: (event: { readonly data: ToWorker }) => void;
    postMessage: (message: FromWorker) => void;
  };
  scope.postMessage = (message) => messages.push(message);
  const site = { name: 'Test', parts: [], versions: { current: '2', releases: ['2'] } };
  const names = { index: 'index.json', texts: 'texts/' };
  mock.method(globalThis, 'fetch', async (url: string, init?: RequestInit) => {
    if (url === `/${manifestPath}`) return Response.json({ site, base: names, releases: {} });
    return new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
  });
  const request = { query: 'vault', reading: '2', limit: 5 };
  scope.onmessage?.({ data: { type: 'search', baseUrl: '/', id: 1, request } });
  mock.timers.tick(1);
  await new Promise(setImmediate);
  assert.deepEqual(messages, []);
  mock.timers.tick(60_000);
  await new Promise(setImmediate);
  assert.deepEqual(messages, [{ type: 'failure', id: 1 }]);
});
