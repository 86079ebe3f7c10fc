import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beside, kilobytes, markdownTable, whole } from './table';

test('a table has a rule below its heading, and numbers to the right', () => {
  assert.equal(
    markdownTable([
      ['Page', 'kB'],
      ['/', '103.8'],
      ['/search', '97.0'],
    ]),
    ['| Page | kB |', '| --- | --: |', '| / | 103.8 |', '| /search | 97.0 |'].join('\n'),
  );
});

test("a number is shown beside the stock build's, with their ratio", () => {
  assert.equal(beside(85_100, 170_200, kilobytes), '85.1 / 170.2 = 0.50');
  assert.equal(beside(0, 0, whole), '0 / 0');
});
