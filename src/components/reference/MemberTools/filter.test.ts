import assert from 'node:assert/strict';
import test from 'node:test';
import { matches, queryTerms } from './filter';

const text = 'setdepositlimit @external def setdepositlimit(limit: uint256) 0xbdc8144b';

test('words are found inside camel-case names', () => {
  assert.ok(matches(queryTerms('deposit limit'), text));
  assert.ok(matches(queryTerms('  Set  '), text));
});

test('a selector and a type find their member', () => {
  assert.ok(matches(queryTerms('0xBDC8144b'), text));
  assert.ok(matches(queryTerms('uint256'), text));
});

test('a signature finds its member, by the words that it has', () => {
  assert.ok(matches(queryTerms('setDepositLimit(uint256)'), text));
  assert.ok(!matches(queryTerms('setDepositLimit(address,uint256)'), text));
});

test('a call finds its member, as code and prose have it', () => {
  assert.ok(matches(queryTerms('vault.setDepositLimit(limit);'), text));
  assert.ok(matches(queryTerms('“setDepositLimit”'), text));
  assert.deepEqual(queryTerms('(.setdepositlimit 0.4.3 a.b.c'), ['setdepositlimit', '0.4.3', 'c']);
});

test('calldata finds the member that it calls', () => {
  assert.ok(matches(queryTerms(`0xbdc8144b${'0'.repeat(64)}`), text));
  assert.ok(!matches(queryTerms(`0x2e1a7d4d${'0'.repeat(64)}`), text));
});

test('a word of any length is read at once', () => {
  const word = 'a'.repeat(200_000);
  assert.deepEqual(queryTerms(word), [word]);
});

test('all words have to be there', () => {
  assert.ok(!matches(queryTerms('deposit fee'), text));
});

test('an empty query hides nothing', () => {
  assert.deepEqual(queryTerms('   '), []);
});
