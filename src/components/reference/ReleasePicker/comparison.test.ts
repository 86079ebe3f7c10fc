import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { releases } from '../../../data/releases';
import {
  type Comparison,
  type Contract,
  countOf,
  filters,
  ordered,
  shownContracts,
  summaryOf,
} from './comparison';

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
      for (const filter of filters) {
        const left = shownContracts(comparison, filter).flatMap(({ changes }) => changes);
        assert.equal(left.length, countOf(comparison, filter), `${from} ${to} ${filter}`);
      }
      files += 1;
    }
  }
  assert.equal(files, 2 * fs.readdirSync(folder).length);
});

test('what breaks comes first, in the list and in each contract', () => {
  const part = (key: string, breaking?: boolean): Contract['changes'][number] => ({
    kind: 'function',
    change: 'changed',
    key,
    ...(breaking === undefined ? {} : { breaking }),
  });
  const comparison: Comparison = {
    from: '1',
    to: '2',
    contracts: [
      { name: 'A', status: 'changed', changes: [part('a')] },
      { name: 'B', status: 'changed', changes: [part('b'), part('c', true), part('d')] },
    ],
  };
  const order = (filter?: 'breaking' | 'added'): string[] =>
    shownContracts(comparison, filter).map(
      ({ name, changes }) => `${name}: ${changes.map(({ key }) => key).join(' ')}`,
    );
  assert.deepEqual(order(), ['B: c b d', 'A: a']);
  assert.deepEqual(order('breaking'), ['B: c']);
  assert.deepEqual(order('added'), []);
});

test('the summary counts contracts and breaking changes in the words of the built page', () => {
  const of = (pair: string): string =>
    summaryOf(JSON.parse(fs.readFileSync(path.join(folder, `${pair}.json`), 'utf8')) as Comparison);
  assert.equal(
    of('0.4.2-0.4.3'),
    'From 0.4.2 to 0.4.3, 7 contracts differ, with no breaking change.',
  );
  assert.match(of('0.3.5-0.4.3'), /, 12 contracts differ, with 11 breaking changes\.$/);
  const vault: Contract = {
    name: 'Vault',
    status: 'changed',
    changes: [{ kind: 'function', change: 'removed', key: 'a()', breaking: true }],
  };
  assert.equal(
    summaryOf({ from: '1.0.0', to: '2.0.0', contracts: [vault] }),
    'From 1.0.0 to 2.0.0, 1 contract differs, with 1 breaking change.',
  );
});
