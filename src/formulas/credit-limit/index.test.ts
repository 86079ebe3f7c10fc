import assert from 'node:assert/strict';
import { test } from 'node:test';

import { creditLimit } from './index';

test('three quarters of the value unless stated otherwise', () => {
  assert.deepEqual(creditLimit({ amount: 100, price: 11 }), { collateral: 1_100, credit: 825 });
  assert.equal(creditLimit({ amount: 100, price: 11, limit: 0.5 }).credit, 550);
  assert.equal(creditLimit({ amount: 0, price: 11 }).credit, 0);
});
