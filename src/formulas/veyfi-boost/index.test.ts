import assert from 'node:assert/strict';
import { test } from 'node:test';

import { veyfiBoost } from './index';

test('from a tenth of the rewards without veYFI to all of them', () => {
  assert.equal(veyfiBoost({ stake: 100, stakeTotal: 1_000, veYfi: 0, veYfiTotal: 10 }).boost, 1);
  const full = veyfiBoost({ stake: 100, stakeTotal: 1_000, veYfi: 1, veYfiTotal: 10 });
  assert.equal(full.boost, 10);
  assert.equal(full.earnedShare, 1);
});

test('half the veYFI share earns 55 %', () => {
  assert.equal(veyfiBoost({ stake: 100, stakeTotal: 1_000, veYfi: 1, veYfiTotal: 20 }).boosted, 55);
});
