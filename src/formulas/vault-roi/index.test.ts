import assert from 'node:assert/strict';
import { test } from 'node:test';

import { daysPerYear, vaultRoi } from './index';

test('the deposit of the worked example', () => {
  const { roi, shares, value } = vaultRoi({ startPrice: 1.045, endPrice: 1.05, deposit: 100 });
  assert.ok(Math.abs(shares - 95.6938) < 1e-4);
  assert.ok(Math.abs(value - 100.4785) < 1e-4);
  assert.ok(Math.abs(roi - 0.004785) < 1e-6);
});

test('a year stays a year', () => {
  const { roi, linearApr, apy } = vaultRoi({ startPrice: 1, endPrice: 1.1, days: daysPerYear });
  assert.equal(linearApr, roi);
  assert.ok(Math.abs(apy - roi) < 1e-15);
});

test('a month is annualized along a line and by compounding', () => {
  const { linearApr, apy } = vaultRoi({ startPrice: 1, endPrice: 1.01, days: daysPerYear / 12 });
  assert.ok(Math.abs(linearApr - 0.12) < 1e-12);
  assert.ok(Math.abs(apy - (1.01 ** 12 - 1)) < 1e-12);
});

test('a falling price gives a negative return', () => {
  assert.ok(vaultRoi({ startPrice: 1.05, endPrice: 1.04, days: 30 }).apy < 0);
});
