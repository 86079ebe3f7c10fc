import assert from 'node:assert/strict';
import { test } from 'node:test';
import { root, stem } from '.';

for (const forms of [
  ['fee', 'fees'],
  ['address', 'addresses'],
  ['strategy', 'strategies'],
  ['loss', 'losses'],
  ['deploy', 'deploys', 'deployed', 'deploying'],
  ['calculate', 'calculated', 'calculating', 'calculates'],
  ['vote', 'votes', 'voted', 'voting'],
  ['swap', 'swaps', 'swapped', 'swapping'],
  ['realize', 'realise', 'realized', 'realised', 'realizing', 'realising'],
  ['type', 'typed', 'types'],
  ['agree', 'agreed'],
  ['find', 'found'],
  ['lose', 'lost', 'losing'],
  ['steal', 'stole', 'stolen'],
  ['withdraw', 'withdrew', 'withdrawn'],
]) {
  test(`${forms.join(', ')} are one word`, () => {
    assert.equal(new Set(forms.map(stem)).size, 1, forms.map(stem).join(' '));
  });
}

test('other words stay apart', () => {
  for (const [one, other] of [
    ['operator', 'operation'],
    ['string', 'stre'],
    ['gas', 'ga'],
    ['basis', 'basi'],
    ['fee', 'feed'],
  ] as const) {
    assert.notEqual(stem(one), stem(other), `${one} ${other}`);
  }
});

test('what is made from another word by one ending has its root', () => {
  assert.equal(root(stem('withdrawal')), root(stem('withdraw')));
  assert.equal(root(stem('depositors')), root(stem('deposits')));
  assert.equal(root(stem('investment')), root(stem('invested')));
  assert.notEqual(root(stem('moment')), root(stem('moms')), 'too little is left');
});

test('what is no plain word stays as it is', () => {
  for (const word of ['0.4.3', 'yip68', 'apy', 'yvdai3']) assert.equal(stem(word), word);
});
