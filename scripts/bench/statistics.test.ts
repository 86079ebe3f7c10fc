import assert from 'node:assert/strict';
import { test } from 'node:test';
import { median } from './statistics';

test('the median is the middle value, or the mean of the two in the middle', () => {
  assert.equal(median([9]), 9);
  assert.equal(median([10, 1, 2]), 2);
  assert.equal(median([4, 1, 3, 2]), 2.5);
  assert.throws(() => median([]), /nothing/);
});

test('the median leaves what it is given as it is', () => {
  const values = [3, 1, 2];
  median(values);
  assert.deepEqual(values, [3, 1, 2]);
});
