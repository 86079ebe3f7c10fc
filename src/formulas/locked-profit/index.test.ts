import assert from 'node:assert/strict';
import { test } from 'node:test';

import { lockedProfit, lockedProfitUnits } from './index';

test('everything is released after 21,740 seconds, not a second earlier', () => {
  const one = 1_000_000_000_000_000_000n;
  assert.equal(lockedProfitUnits(one, 0n), one);
  assert.equal(lockedProfitUnits(one, 21_739n), 6_000_000_000_000n);
  assert.equal(lockedProfitUnits(one, 21_740n), 0n);
  assert.equal(lockedProfit({ lockedProfit: 1, elapsed: 0 }).secondsToZero, 21_740);
});

test('division rounds down as in the contract, so the locked part rounds up', () => {
  assert.equal(
    lockedProfitUnits(3n, 10_000n),
    3n - (460_000_000_000_000_000n * 3n) / 1_000_000_000_000_000_000n,
  );
  assert.equal(lockedProfitUnits(3n, 10_000n), 2n);
});

test('one hour after a report 16.56% is released', () => {
  const { locked, unlocked } = lockedProfit({ lockedProfit: 1_000, elapsed: 3_600 });
  assert.equal(locked, 834.4);
  assert.equal(unlocked, 165.6);
});

test('a new report carries over what is still locked', () => {
  assert.equal(
    lockedProfit({ lockedProfit: 100, elapsed: 10_000, gain: 50, fees: 10 }).afterReport,
    94,
  );
  assert.equal(lockedProfit({ lockedProfit: 100, elapsed: 10_000, loss: 80 }).afterReport, 0);
});

test('a degradation of 0 never releases anything', () => {
  const { locked, secondsToZero } = lockedProfit({ lockedProfit: 5, elapsed: 1e9, degradation: 0 });
  assert.equal(locked, 5);
  assert.equal(secondsToZero, Infinity);
});
