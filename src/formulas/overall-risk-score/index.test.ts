import assert from 'node:assert/strict';
import { test } from 'node:test';

import { overallRiskScore } from './index';

test('the published sample is consistent with itself', () => {
  const median = 2.9615384615384617;
  const interquartileRange = (3.37675585284281 - median) / 1.5;
  const { high, low } = overallRiskScore({ median, interquartileRange });
  assert.ok(Math.abs(high - 3.37675585284281) < 1e-12);
  assert.ok(Math.abs(low - 2.5463210702341135) < 1e-12);
});

test('profiles that agree leave one score', () => {
  assert.deepEqual(overallRiskScore({ median: 3, interquartileRange: 0 }), { high: 3, low: 3 });
});
