import assert from 'node:assert/strict';
import { test } from 'node:test';

import { fromBaseUnits, toBaseUnits } from './base-units';

test('amounts keep their decimal spelling', () => {
  assert.equal(toBaseUnits(0.1, 18), 100_000_000_000_000_000n);
  assert.equal(toBaseUnits(1e21, 18), 10n ** 39n);
  assert.equal(toBaseUnits(1.5e-7, 18), 150_000_000_000n);
  assert.equal(toBaseUnits(1.2345678, 6), 1_234_567n);
  assert.equal(toBaseUnits(1e-19, 18), 0n);
});

test('the way back', () => {
  assert.equal(fromBaseUnits(100_000_000_000_000_000n, 18), 0.1);
  assert.equal(fromBaseUnits(-5n, 1), -0.5);
  assert.equal(fromBaseUnits(7n, 0), 7);
});

test('what is no amount is refused', () => {
  assert.throws(() => toBaseUnits(-1, 18), RangeError);
  assert.throws(() => toBaseUnits(Number.NaN, 18), RangeError);
});
