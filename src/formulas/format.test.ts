import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatQuantity } from './format';

test('values read with their unit', () => {
  assert.equal(formatQuantity(0.07, 'ratio/year'), '7%');
  assert.equal(formatQuantity(0.0661, 'ratio', 4), '6.61%');
  assert.equal(formatQuantity(200, 'bps/year'), '200 bps per year (2%)');
  assert.equal(formatQuantity(2.5, 'multiple'), '2.5×');
  assert.equal(formatQuantity(604800, 'seconds'), '604,800 s');
  assert.equal(formatQuantity(1, 'days'), '1 day');
  assert.equal(formatQuantity(1250000.5, 'tokens'), '1,250,000.5 tokens');
  assert.equal(formatQuantity(1.045, 'tokens/share'), '1.045 tokens per share');
  assert.equal(formatQuantity(44000, 'USD/year'), '$44,000 per year');
  assert.equal(formatQuantity(-12.5, 'USD'), '-$12.5');
  assert.equal(formatQuantity(46e12, '1e-18/second'), '46,000,000,000,000 × 10⁻¹⁸ per second');
  assert.equal(formatQuantity(2.5, 'YFI', 2), '2.50 YFI');
  assert.equal(formatQuantity(1e-15, 'number'), '1e-15');
});
