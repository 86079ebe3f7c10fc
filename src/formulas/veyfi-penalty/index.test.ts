import assert from 'node:assert/strict';
import { test } from 'node:test';

import { veyfiPenalty } from './index';

test('the penalty follows the remaining time up to three quarters', () => {
  const ratio = (remainingDays: number): number => veyfiPenalty({ amount: 1, remainingDays }).ratio;
  assert.equal(ratio(2_920), 0.75);
  assert.equal(ratio(1_460), 0.75);
  assert.equal(ratio(1_095), 0.75);
  assert.equal(ratio(730), 0.5);
  assert.equal(ratio(365), 0.25);
  assert.equal(ratio(0), 0);
});

test('penalty and returned amount add up to the lock', () => {
  assert.deepEqual(veyfiPenalty({ amount: 8, remainingDays: 365 }), {
    ratio: 0.25,
    penalty: 2,
    returned: 6,
  });
});
