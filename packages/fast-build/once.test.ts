import assert from 'node:assert/strict';
import { test } from 'node:test';
import { once } from './once';

test('two who ask share a result, a third one gets a new one', async () => {
  let made = 0;
  const make = (): Promise<number> => Promise.resolve((made += 1));
  assert.deepEqual(await Promise.all([once('a', make), once('a', make)]), [1, 1]);
  assert.equal(await once('b', make), 2);
  assert.equal(await once('a', make), 3);
});

test('both hear of a failure', async () => {
  const fail = (): Promise<never> => Promise.reject(new Error('no'));
  await assert.rejects(once('c', fail), /no/);
  await assert.rejects(once('c', fail), /no/);
});
