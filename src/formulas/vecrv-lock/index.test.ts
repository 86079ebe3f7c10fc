import assert from 'node:assert/strict';
import { test } from 'node:test';

import { vecrvLock } from './index';

test('four years give one veCRV per CRV, one year a quarter', () => {
  assert.equal(vecrvLock({ amount: 100, remainingDays: 1_460 }), 100);
  assert.equal(vecrvLock({ amount: 100, remainingDays: 365 }), 25);
});
