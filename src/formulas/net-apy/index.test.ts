import assert from 'node:assert/strict';
import { test } from 'node:test';

import { netApy } from './index';

test('fees come off before compounding', () => {
  const { netApr, netApy: apy } = netApy({
    grossApr: 0.1,
    performanceFee: 0.2,
    managementFee: 0.02,
  });
  assert.ok(Math.abs(netApr - 0.064) < 1e-15);
  assert.ok(Math.abs(apy - ((1 + 0.064 / 52) ** 52 - 1)) < 1e-15);
});

test('without fees and with one period the yield stays as it is', () => {
  assert.ok(Math.abs(netApy({ grossApr: 0.1, periodsPerYear: 1 }).netApy - 0.1) < 1e-15);
});

test('fees never make the yield negative', () => {
  assert.deepEqual(netApy({ grossApr: 0.01, managementFee: 0.02 }), { netApr: 0, netApy: 0 });
});

test('the inverse that the source states leads back', () => {
  const { netApr } = netApy({ grossApr: 0.37, performanceFee: 0.2, managementFee: 0.02 });
  assert.ok(Math.abs(netApr / (1 - 0.2) + 0.02 - 0.37) < 1e-15);
});
