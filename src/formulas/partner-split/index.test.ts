import assert from 'node:assert/strict';
import { test } from 'node:test';

import { partnerSplit, tiers } from './index';

test('the example of the partnership program', () => {
  const split = partnerSplit({ tvl: 10_000_000, yearlyYield: 1_000_000 });
  assert.equal(split.fees, 400_000);
  assert.equal(split.operations, 180_000);
  assert.equal(split.shareable, 220_000);
  assert.equal(split.tier, 3);
  assert.equal(split.partner, 44_000);
  assert.equal(split.yearn, 176_000);
});

test('a tier starts at its lower bound', () => {
  for (const { tier, from, share } of tiers) {
    assert.equal(partnerSplit({ tvl: from, yearlyYield: 0 }).tierShare, share);
    assert.equal(partnerSplit({ tvl: from - 1, yearlyYield: 0 }).tier, tier - 1);
  }
});

test('a partner never gets more than 27.5% of the fees', () => {
  const { partner, fees } = partnerSplit({ tvl: 2_000_000_000, yearlyYield: 100_000_000 });
  assert.ok(Math.abs(partner / fees - 0.275) < 1e-12);
});
