import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { inSlices } from './inSlices';

/** Takes longer than a slice. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('every item is worked on once, in order, with other tasks in between', async () => {
  const seen: (number | string)[] = [];
  inSlices([1, 2, 3], (item) => {
    seen.push(item);
    if (item === 1) setTimeout(() => seen.push('another task'));
    work(6);
  });
  assert.equal(seen.length, 0);
  // On a busy machine, the tasks take their time.
  while (!seen.includes(3)) await wait(10);
  await wait(20);
  assert.deepEqual(seen.filter(Number), [1, 2, 3]);
  assert.ok(seen.indexOf('another task') < seen.indexOf(3));
});

test('work that is ended goes no further', async () => {
  const seen: number[] = [];
  const end = inSlices([1, 2, 3], (item) => {
    seen.push(item);
    work(6);
    if (item === 2) end();
  });
  await wait(100);
  assert.deepEqual(seen, [1, 2]);
});

test('nothing is no work', async () => {
  inSlices([], () => assert.fail());
  await wait(20);
});
