import assert from 'node:assert/strict';
import { test } from 'node:test';

import { secondsPerYear, curveBaseApr } from './index';

test('an unboosted deposit counts with 0.4 of its size', () => {
  const apr = curveBaseApr({
    inflation: 6,
    gaugeWeight: 0.05,
    workingSupply: 40_000_000,
    crvPrice: 1.2,
    virtualPrice: 1.02,
    lpPrice: 1,
  });
  assert.ok(Math.abs(apr - (6 * 0.05 * secondsPerYear * 0.4 * 1.2) / 40_000_000 / 1.02) < 1e-15);
});
