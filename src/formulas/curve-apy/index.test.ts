import assert from 'node:assert/strict';
import { test } from 'node:test';

import { curveApy } from './index';

const near = (actual: number, expected: number): void =>
  assert.ok(Math.abs(actual - expected) < 1e-12, String(actual));

test('gross yield joins farming and the pool', () => {
  const { grossApr } = curveApy({ baseApr: 0.04, boost: 2.5, rewardsApr: 0.01, poolApy: 0.02 });
  near(grossApr, 1.11 * 1.02 - 1);
});

test('kept CRV and fees come off the farmed part alone', () => {
  const { netApr, netApy } = curveApy({
    baseApr: 0.04,
    boost: 2.5,
    rewardsApr: 0.01,
    poolApy: 0.02,
    keepCrv: 0.1,
    performanceFee: 0.2,
    managementFee: 0.02,
  });
  near(netApr, (0.1 * 0.9 + 0.01) * 0.8 - 0.02);
  near(netApy, (1 + 0.06 / 52) ** 52 * 1.02 - 1);
});

test('without boost, rewards or fees only base and pool count', () => {
  near(curveApy({ baseApr: 0.1 }).grossApr, 0.1);
});
