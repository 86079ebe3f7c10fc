import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numberReader, readShard, type Shard, writeNumbers, writeShard } from '.';

const shard: Shard = {
  sections: [
    {
      title: 'Vault.vy',
      alias: undefined,
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
      alias: undefined,
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
      alias: 'Total value locked',
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
          [0, 3],
          [1, 1],
          [2, 200],
        ],
        [],
      ],
    ],
    ['pricepershare', [[[1, 1]], [], [], []]],
    ['99530b06', [[], [], [], [[1, 1]]]],
  ],
  lengths: [
    [1, 0, 120, 0],
    [4, 3, 80, 1],
    [1, 2, 30, 0],
  ],
};

test('a shard is read as it was written', () => {
  const read = readShard(JSON.parse(JSON.stringify(writeShard(shard))));
  assert.deepEqual(read.sections, shard.sections);
  assert.deepEqual(read.lengths, shard.lengths);
  const sorted = [...shard.terms].sort(([one], [other]) => (one < other ? -1 : 1));
  assert.deepEqual(read.terms, sorted);
});

test('a shard without sections is read as one', () => {
  const empty: Shard = { sections: [], terms: [], lengths: [] };
  assert.deepEqual(readShard(writeShard(empty)), empty);
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
