import assert from 'node:assert/strict';
import { test } from 'node:test';

import { veyfiLock } from './index';

test('weight is linear in the remaining time', () => {
  assert.equal(veyfiLock({ amount: 10, remainingDays: 1_460 }), 10);
  assert.equal(veyfiLock({ amount: 10, remainingDays: 730 }), 5);
  assert.equal(veyfiLock({ amount: 10, remainingDays: 0 }), 0);
});

test('time beyond four years adds no weight', () => {
  assert.equal(veyfiLock({ amount: 10, remainingDays: 2_920 }), 10);
});
