import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { once } from './facts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

test('a result is made once for each key', () => {
  let calls = 0;
  const count = once<unknown, number>(() => (calls += 1));
  const key = {};
  assert.deepEqual([key, 'a', key, 'a', undefined, {}].map(count), [1, 2, 1, 2, 3, 4]);
});

test('an object that nothing else holds is forgotten, with its result', async () => {
  const keysOf = once((site: object) => Object.keys(site));
  const held = ((site) => {
    keysOf(site);
    return new WeakRef(site);
  })({ documents: [] });
  await setTimeout(0);
  collect();
  assert.equal(held.deref(), undefined);
});
