import assert from 'node:assert/strict';
import { test } from 'node:test';

import { impermanentLoss } from './index';

const loss = (priceRatio: number): number => impermanentLoss({ priceRatio }).loss;

test('no change of price loses nothing, four times the price a fifth', () => {
  assert.equal(loss(1), 0);
  assert.ok(Math.abs(loss(4) + 0.2) < 1e-15);
});

test('a halved ratio costs as much as a doubled one', () => {
  assert.ok(Math.abs(loss(2) - loss(0.5)) < 1e-15);
  assert.ok(Math.abs(loss(2) + 0.05719095841793653) < 1e-15);
});

test('the closed form is what the pool holds, against holding', () => {
  // 100 and 100 at the price 1; the product stays 10,000.
  const price = 1.5;
  const inPool = 2 * Math.sqrt(10_000 * price);
  const held = 100 + 100 * price;
  assert.ok(Math.abs(loss(price) - (inPool / held - 1)) < 1e-15);
});
