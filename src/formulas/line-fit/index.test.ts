import assert from 'node:assert/strict';
import { test } from 'node:test';

import { lineFit } from './index';

test('the line meets both points', () => {
  const points = { x1: 10, y1: 1.02, x2: 30, y2: 1.08 };
  const { slope, intercept } = lineFit(points);
  assert.ok(Math.abs(slope - 0.003) < 1e-15);
  assert.ok(Math.abs(intercept - 0.99) < 1e-15);
  assert.ok(Math.abs(lineFit({ ...points, x: 30 }).y - 1.08) < 1e-15);
});

test('one x twice is refused', () => {
  assert.throws(() => lineFit({ x1: 1, y1: 1, x2: 1, y2: 2 }), /no slope/);
});
