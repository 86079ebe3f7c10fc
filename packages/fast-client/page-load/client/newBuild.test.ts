import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { listen } from '../../../static-server';
import { isDeployedAnew } from './newBuild';

test('a page that begins and never ends is given up', { timeout: 20_000 }, async () => {
  const { origin, stop } = await listen(createServer((_, response) => response.write('<!doctype')));
  // The wait is shorter, so that the test is.
  const fakes = {
    window: { setTimeout: (run: () => void) => setTimeout(run, 200), clearTimeout },
    document: { scripts: [] },
  };
  for (const [name, value] of Object.entries(fakes))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  assert.equal(await isDeployedAnew(origin), false);
  for (const name of Object.keys(fakes)) Reflect.deleteProperty(globalThis, name);
  await stop();
});
