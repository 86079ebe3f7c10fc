import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { faultsOf, table, withTable, type Row } from './table';

const row: Row = {
  host: {
    name: 'X',
    rules: 'https://x.example',
    sendsHeaders: true,
    start: () => Promise.reject(new Error('not here')),
  },
  answers: { addresses: 3, right: 3, faults: [], policy: 'page', markdown: 'text/markdown' },
  visit: { steps: 2, right: 2, redirects: 1, faults: [] },
  offline: { pages: 1, right: 1 },
  deployment: [],
};

test('a row says what was found, and a right one has no fault', () => {
  assert.deepEqual(faultsOf(row), []);
  assert.match(
    table([row]),
    /\n\| X \(\[rules\]\(https:\/\/x\.example\)\) \| 3 of 3 \| 2 of 2 \| 1 \| in the pages \| 1 of 1 \| right \| `text\/markdown` \|$/,
  );
});

test('what is missing is a fault', () => {
  const wrong: Row = {
    ...row,
    answers: { ...row.answers, policy: 'none', faults: ['a'] },
    offline: { pages: 2, right: 1 },
    deployment: ['b'],
  };
  assert.deepEqual(faultsOf(wrong), ['a', 'no policy', '1 of 2 pages offline', 'b']);
});

test('the guide to hosting has a place for the matrix', () => {
  const guide = readFileSync(path.resolve(__dirname, '../../maintenance/hosting.md'), 'utf8');
  const next = withTable(guide, 'TABLE');
  assert.match(next, /check:hosts -->\n\nTABLE\n\n<!-- End/);
  assert.equal(withTable(next, 'TABLE'), next);
  assert.throws(() => withTable('nothing', ''), /lacks/);
});
