import assert from 'node:assert/strict';
import { test } from 'node:test';
import globalData from './globalData';

test('shared data of plugins have one order, and keep their own', () => {
  assert.equal(
    globalData('{"docs":{"b":{"z":1,"a":[2,1]},"a":{}},"blog":{"x":1}}'),
    '{"blog":{"x":1},"docs":{"a":{},"b":{"z":1,"a":[2,1]}}}',
  );
});
