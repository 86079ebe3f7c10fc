import assert from 'node:assert/strict';
import { test } from 'node:test';

import { linearVesting } from './index';

const available = (elapsedDays: number): number =>
  linearVesting({ amount: 100, elapsedDays, lockDays: 30, vestingDays: 60 }).available;

test('nothing before the end of the lock, everything at the end of the period', () => {
  assert.equal(available(0), 0);
  assert.equal(available(30), 0);
  assert.equal(available(60), 50);
  assert.equal(available(90), 100);
  assert.equal(available(1_000), 100);
});

test('without a period everything comes with the end of the lock', () => {
  const gift = { amount: 8, lockDays: 30 };
  assert.equal(linearVesting({ ...gift, elapsedDays: 29 }).available, 0);
  assert.equal(linearVesting({ ...gift, elapsedDays: 30 }).available, 8);
  assert.deepEqual(linearVesting({ amount: 8, elapsedDays: 0 }), { ratio: 1, available: 8 });
});
