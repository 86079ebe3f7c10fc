import assert from 'node:assert/strict';
import { test } from 'node:test';
import { segmentsOf } from '.';
import { markEnd, markStart } from './record';

test('marks are cut into pieces; markup stays text', () => {
  assert.deepEqual(segmentsOf(`a <b>${markStart}x & y${markEnd}</b>`), [
    { text: 'a <b>', match: false },
    { text: 'x & y', match: true },
    { text: '</b>', match: false },
  ]);
  assert.deepEqual(segmentsOf(''), []);
  assert.deepEqual(segmentsOf(`${markStart}never closed`), [{ text: 'never closed', match: true }]);
});
