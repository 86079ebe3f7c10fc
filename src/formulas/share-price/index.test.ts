import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sharePrice } from './index';

test('price, deposit and value follow free funds', () => {
  const { pricePerShare, sharesMinted, shareValue } = sharePrice({
    totalAssets: 10_500,
    lockedProfit: 50,
    totalSupply: 10_000,
    deposit: 100,
    shares: 10,
  });
  assert.equal(pricePerShare, 1.045);
  assert.equal(sharesMinted, 95.69377990430622);
  assert.equal(shareValue, 10.45);
});

test('division rounds down at the token’s decimals', () => {
  const { pricePerShare, sharesMinted } = sharePrice({
    totalAssets: 10,
    totalSupply: 3,
    deposit: 1,
    decimals: 6,
  });
  assert.equal(pricePerShare, 3.333333);
  assert.equal(sharesMinted, 0.3);
});

test('an empty vault prices one to one', () => {
  assert.deepEqual(sharePrice({ totalAssets: 0, totalSupply: 0, deposit: 7, shares: 2 }), {
    pricePerShare: 1,
    sharesMinted: 7,
    shareValue: 2,
  });
});

test('impossible states are refused', () => {
  assert.throws(
    () => sharePrice({ totalAssets: 1, totalSupply: 1, lockedProfit: 2 }),
    /exceeds total assets/,
  );
  assert.throws(
    () => sharePrice({ totalAssets: 0, totalSupply: 1, deposit: 1 }),
    /without free funds/,
  );
});
