import assert from 'node:assert/strict';
import { test } from 'node:test';

import { definition, vaultRiskScore } from './index';

test('the larger strategy decides', () => {
  const score = vaultRiskScore([
    { score: 2, tvl: 5_000 },
    { score: 4, tvl: 1_000 },
  ]);
  assert.ok(Math.abs(score - 14_000 / 6_000) < 1e-15);
  assert.equal(vaultRiskScore([{ score: 3, tvl: 7 }]), 3);
});

test('a strategy without value does not count', () => {
  const { score } = definition.compute({
    firstScore: 2,
    firstTvl: 1,
    secondScore: 5,
    secondTvl: 0,
  });
  assert.equal(score, 2);
});

test('an empty vault has no score', () => {
  assert.throws(() => vaultRiskScore([{ score: 2, tvl: 0 }]), /no score/);
});
