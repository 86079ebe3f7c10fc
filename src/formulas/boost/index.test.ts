import assert from 'node:assert/strict';
import { test } from 'node:test';

import { boost } from './index';

test('without veCRV the boost is 1', () => {
  assert.equal(
    boost({ deposit: 1_000, gaugeTotal: 1_000_000, veCrv: 0, veCrvTotal: 500 }).boost,
    1,
  );
});

test('a share of veCRV that reaches the share of the gauge gives 2.5', () => {
  assert.equal(
    boost({ deposit: 1_000, gaugeTotal: 100_000, veCrv: 1, veCrvTotal: 100 }).boost,
    2.5,
  );
  assert.equal(
    boost({ deposit: 1_000, gaugeTotal: 100_000, veCrv: 90, veCrvTotal: 100 }).boost,
    2.5,
  );
});

test('between the two it grows in a straight line', () => {
  const { working, boost: multiple } = boost({
    deposit: 1_000,
    gaugeTotal: 100_000,
    veCrv: 1,
    veCrvTotal: 200,
  });
  assert.equal(working, 700);
  assert.equal(multiple, 1.75);
});
