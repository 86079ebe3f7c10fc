import assert from 'node:assert/strict';
import { test } from 'node:test';

import { poolUtilization } from './index';

test('utilization is the part that is lent out', () => {
  assert.deepEqual(poolUtilization({ borrowed: 90, supplied: 100 }), {
    utilization: 0.9,
    idle: 10,
  });
  assert.equal(poolUtilization({ borrowed: 0, supplied: 1 }).utilization, 0);
});

test('no one can borrow what is not there', () => {
  assert.throws(() => poolUtilization({ borrowed: 2, supplied: 1 }), /more is borrowed/);
});
