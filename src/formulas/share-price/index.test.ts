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

test('an empty vault cuts amounts off at the token’s decimals, and ignores locked profit', () => {
  const empty = { totalAssets: 1, totalSupply: 0, lockedProfit: 2, decimals: 6 };
  assert.deepEqual(sharePrice({ ...empty, deposit: 0.1234567, shares: 0.7654321 }), {
    pricePerShare: 1,
    sharesMinted: 0.123456,
    shareValue: 0.765432,
  });
});

test('a deposit that buys less than one unit of shares is refused', () => {
  const refused = /less than one unit of shares/i;
  const vault = { totalAssets: 10, totalSupply: 3, decimals: 6 };
  assert.equal(sharePrice({ ...vault, deposit: 0.000004 }).sharesMinted, 0.000001);
  assert.throws(() => sharePrice({ ...vault, deposit: 0.000003 }), refused);
  assert.throws(() => sharePrice({ ...vault, totalSupply: 0, deposit: 1e-7 }), refused);
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
