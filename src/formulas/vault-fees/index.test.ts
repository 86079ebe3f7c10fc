import assert from 'node:assert/strict';
import { test } from 'node:test';

import { vaultFees } from './index';

test('a report with the default fees', () => {
  const fees = vaultFees({ gain: 1_000, strategyDebt: 1_000_000, duration: 86_400 });
  assert.equal(fees.performanceFee, 100);
  assert.equal(fees.strategistFee, 100);
  assert.ok(Math.abs(fees.managementFee - (1_000_000 * 0.02 * 86_400) / 31_556_952) < 1e-9);
  assert.ok(Math.abs(fees.totalFees - 254.7582) < 1e-4);
  assert.ok(Math.abs(fees.toRewards - (fees.totalFees - 100)) < 1e-12);
  assert.ok(Math.abs(fees.netGain - (1_000 - fees.totalFees)) < 1e-12);
});

test('no gain, no fee', () => {
  const fees = vaultFees({ gain: 0, strategyDebt: 1_000_000, duration: 86_400 });
  assert.deepEqual(new Set(Object.values(fees)), new Set([0]));
});

test('the sum stops at the gain, at the cost of the rewards address', () => {
  const fees = vaultFees({ gain: 10, strategyDebt: 1_000_000, duration: 86_400 });
  assert.equal(fees.totalFees, 10);
  assert.equal(fees.toStrategist, 1);
  assert.equal(fees.toRewards, 9);
  assert.equal(fees.netGain, 0);
});

test('delegated assets carry no management fee', () => {
  const fees = vaultFees({ gain: 10, strategyDebt: 100, delegatedAssets: 100, duration: 86_400 });
  assert.equal(fees.managementFee, 0);
});

test('a strategy cannot delegate more than its debt, unless there is no gain', () => {
  const report = { strategyDebt: 100, delegatedAssets: 101, duration: 86_400 };
  assert.throws(() => vaultFees({ ...report, gain: 10 }), /delegates more than its debt/);
  assert.equal(vaultFees({ ...report, gain: 0 }).totalFees, 0);
});

test('amounts round down at the token’s decimals', () => {
  const fees = vaultFees({ gain: 0.000019, strategyDebt: 0, duration: 1, decimals: 6 });
  assert.equal(fees.performanceFee, 0.000001);
});
