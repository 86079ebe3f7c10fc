import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeParts } from './CodeSpans';

test('code spans are every second part', () => {
  assert.deepEqual(codeParts('from `a` to `b`'), ['from ', 'a', ' to ', 'b', '']);
});
