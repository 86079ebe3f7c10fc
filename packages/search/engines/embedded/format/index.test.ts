import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numberReader, readShard, type Shard, type ShardFile, writeNumbers, writeShard } from '.';

const shard: Shard = {
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
  terms: new Map([
    ['price', [[2], [], [1, 2, 5], [], [6]]],
    ['pricepershare', [[2], [], [], [], []]],
    ['99530b06', [[], [], [], [2], []]],
  ]),
  questions: [1, 0, 3],
};

test('a shard is read as it was written', () => {
  const read = readShard(JSON.parse(JSON.stringify(writeShard(shard))) as ShardFile);
  assert.deepEqual(read, shard);
  assert.deepEqual([...read.terms.keys()], ['99530b06', 'price', 'pricepershare']);
});

test('a shard without sections is read as one', () => {
  const empty = { sections: [], terms: new Map(), questions: [] };
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
