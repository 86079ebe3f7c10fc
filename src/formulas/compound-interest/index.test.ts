import assert from 'node:assert/strict';
import { test } from 'node:test';

import { compoundInterest } from './index';

test('more periods, more interest', () => {
  assert.ok(Math.abs(compoundInterest({ apr: 0.12, periodsPerYear: 1 }) - 0.12) < 1e-15);
  assert.ok(Math.abs(compoundInterest({ apr: 0.12, periodsPerYear: 12 }) - 0.12682503) < 1e-8);
});
