import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharePrice } from '../../formulas/share-price';
import { vaultFees } from '../../formulas/vault-fees';
import { prices, profit, vaultAssets } from './numbers';

test('prices in the deposit drawing match the formulas', () => {
  let [totalAssets, totalSupply] = [vaultAssets, vaultAssets];
  for (const expected of prices) {
    const { pricePerShare } = sharePrice({ totalAssets, totalSupply });
    assert.equal(Math.round(pricePerShare * 1000) / 1000, expected);
    const { totalFees } = vaultFees({
      gain: profit,
      strategyDebt: totalAssets,
      duration: 1,
      managementFeeBps: 0,
    });
    // The fee is paid in new shares at the price before the profit.
    totalSupply += totalFees / pricePerShare;
    totalAssets += profit;
  }
});
