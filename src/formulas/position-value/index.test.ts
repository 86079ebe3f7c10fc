import assert from 'node:assert/strict';
import { test } from 'node:test';

import { positionValue } from './index';

test('shares are worth their price in tokens, and that in USD', () => {
  assert.deepEqual(positionValue({ shares: 100, pricePerShare: 1.25, tokenPrice: 2 }), {
    underlying: 125,
    value: 250,
  });
});
