import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inEnglish } from '.';
import { words } from '../tokens';
import said from './words.json';

test('a word is known in its forms, with its marks folded', () => {
  const english = (text: string): (string | undefined)[] =>
    words(text).map(({ whole }) => inEnglish(whole));
  assert.deepEqual(english('Gebühr Gebühren комиссию'), ['fee', 'fee', 'fee']);
  assert.deepEqual(english('sûr argent seguridad'), ['safe', 'fund', 'security']);
  assert.deepEqual(english('surplus Argentina vault'), [undefined, undefined, undefined]);
});

test('a word that another one begins with is read as neither twice nor as the shorter', () => {
  assert.equal(inEnglish('perdas'), 'loss');
  assert.equal(inEnglish('钱包'), 'wallet');
  assert.equal(inEnglish('钱包里的钱'), 'wallet fund');
});

test('words that are written as one are found in their order', () => {
  assert.equal(inEnglish('怎么取款'), 'how withdraw');
});

test('each is written as words of a query are: without marks', () => {
  for (const foreign of Object.values(said).flatMap((list) => list.split(' '))) {
    assert.deepEqual(
      words(foreign).map(({ whole }) => whole),
      [foreign],
    );
  }
});
