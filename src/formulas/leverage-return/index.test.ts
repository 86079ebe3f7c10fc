import assert from 'node:assert/strict';
import { test } from 'node:test';

import { leverageReturn } from './index';

const near = (actual: number, expected: number): void =>
  assert.ok(Math.abs(actual - expected) < 1e-12, `${actual} is not ${expected}`);

test('gains and losses grow alike, the cost of the loan always counts', () => {
  near(leverageReturn({ leverage: 1.5, positionReturn: 0.08, borrowRate: 0.04 }).ownReturn, 0.1);
  near(leverageReturn({ leverage: 1.5, positionReturn: -0.08, borrowRate: 0.04 }).ownReturn, -0.14);
});

test('without leverage the loan does not matter', () => {
  const { ownReturn } = leverageReturn({ leverage: 1, positionReturn: 0.05, borrowRate: 0.9 });
  near(ownReturn, 0.05);
});

test('the exhausting move takes all own funds', () => {
  for (const leverage of [2, 75, 100, 1_000]) {
    const { exhaustingMove } = leverageReturn({ leverage, positionReturn: 0 });
    near(leverageReturn({ leverage, positionReturn: -exhaustingMove }).ownReturn, -1);
  }
});
