import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type BuiltShard,
  fields,
  numberReader,
  readShard,
  type Shard,
  type ShardFile,
  writeNumbers,
  writeShard,
} from '.';

const shard: BuiltShard = {
  sections: [
    {
      title: 'Vault.vy',
      links: 3,
      path: [],
      route: '/vaults/smart-contracts/vault',
      anchor: '',
      section: 'vaults',
      kind: 'contract',
      role: 'implementation',
      version: '0.4.3',
      versions: ['0.4.3', '0.4.2'],
      block: 0,
      slot: 0,
    },
    {
      title: 'pricePerShare',
      links: 0,
      path: ['Vault.vy', 'View functions'],
      route: '/vaults/smart-contracts/vault',
      anchor: 'pricepershare',
      section: 'vaults',
      kind: 'function',
      role: 'implementation',
      version: '0.4.2',
      versions: ['0.4.3', '0.4.2'],
      block: 12,
      slot: 3,
    },
    {
      title: 'TVL',
      links: 9,
      path: ['DeFi glossary', 'T'],
      route: '/resources/defi-glossary',
      anchor: 'another-anchor',
      section: 'resources',
      kind: 'term',
      role: 'none',
      version: undefined,
      versions: [],
      block: 2,
      slot: 0,
    },
  ],
  terms: [
    [
      'price',
      [
        [[1, 1]],
        [],
        [
          [0, 2],
          [1, 1],
          [2, 2],
        ],
        [],
        [[3, 1]],
      ],
    ],
    ['pricepershare', [[[1, 1]], [], [], [], []]],
    ['99530b06', [[], [], [], [[1, 1]], []]],
  ],
  lengths: [
    [1, 0, 120],
    [4, 3, 80],
    [1, 2, 30],
  ],
  questions: [1, 0, 3],
};

/** Sections, or questions, and how often: as the flat arrays have them. */
function postingsOf(read: Shard, term: string, field: number): number[][] {
  const list = read.terms.indexOf(term) * fields.length + field;
  return Array.from(
    read.documents.subarray(read.starts[list], read.starts[list + 1]),
    (document, at) => [document, read.frequencies[(read.starts[list] ?? 0) + at] ?? 0],
  );
}

test('a shard is read as it was written', () => {
  const read = readShard(JSON.parse(JSON.stringify(writeShard(shard))) as ShardFile);
  assert.deepEqual(read.sections, shard.sections);
  assert.deepEqual([...read.lengths], shard.lengths.flat());
  assert.deepEqual(read.terms, ['99530b06', 'price', 'pricepershare']);
  for (const [term, postings] of shard.terms) {
    postings.forEach((entries, field) => assert.deepEqual(postingsOf(read, term, field), entries));
  }
  assert.deepEqual([...read.questions], [0, 2, 2, 2], 'the section of each question');
});

test('a shard without sections is read as one', () => {
  const empty = readShard(writeShard({ sections: [], terms: [], lengths: [], questions: [] }));
  assert.deepEqual([empty.sections, empty.terms, [...empty.questions]], [[], [], []]);
});

test('every number has a character of its own that JSON need not escape', () => {
  const numbers = Array.from({ length: 55_000 }, (_, number) => number);
  const written = writeNumbers(numbers);
  assert.equal(JSON.parse(JSON.stringify(written)), written);
  assert.equal(JSON.stringify(written).length, written.length + 2);
  const next = numberReader(Buffer.from(written).toString());
  for (const number of numbers) assert.equal(next(), number);
  assert.throws(() => writeNumbers([60_000]), /too large/);
});
