import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { releases } from '../../../data/releases';
import { type Comparison, countBreaking, ordered } from './comparison';

const folder = path.resolve(__dirname, '../../../../static/abi/compare');

test('a pair is older first, whichever way it is picked', () => {
  assert.deepEqual(ordered(releases, '0.4.3', '0.3.0'), ['0.3.0', '0.4.3']);
  assert.deepEqual(ordered(releases, '0.3.0', '0.4.3'), ['0.3.0', '0.4.3']);
});

test('every pair that can be picked has its file', () => {
  let files = 0;
  for (const one of releases) {
    for (const other of releases) {
      if (one === other) continue;
      const [from, to] = ordered(releases, one, other);
      const comparison = JSON.parse(
        fs.readFileSync(path.join(folder, `${from}-${to}.json`), 'utf8'),
      ) as Comparison;
      assert.deepEqual([comparison.from, comparison.to], [from, to]);
      assert.ok(countBreaking(comparison) >= 0);
      files += 1;
    }
  }
  assert.equal(files, 2 * fs.readdirSync(folder).length);
});
