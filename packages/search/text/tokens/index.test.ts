import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askedTerms, joined, terms, words } from '.';

test('an identifier is found whole and by its words', () => {
  assert.deepEqual(terms('pricePerShare'), ['pricepershare', 'price', 'per', 'share'].map(fix));
  assert.deepEqual(terms('erc20_safe_transferFrom')[0], 'erc20safetransferfrom');
  assert.ok(terms('setMetadataURI').includes('uri'));
  assert.ok(terms('DOMAIN_SEPARATOR').includes('separator'));
});

/** Stems of the parts as the stemmer makes them. */
function fix(term: string): string {
  return { price: 'pric', share: 'shar' }[term] ?? term;
}

test('a symbol of a token is one word', () => {
  for (const symbol of ['yvDAI', 'veYFI', 'yveCRV', 'yUSD']) {
    assert.deepEqual(terms(symbol), [symbol.toLowerCase()]);
  }
  assert.deepEqual(terms('APYs of DAOs'), terms('apy dao'), 'and so is a plural of capitals');
});

test('a negated verb is a "not", with and without its apostrophe', () => {
  for (const verb of ['doesn\u2019t', "isn't", 'cant', 'cannot']) {
    assert.deepEqual(askedTerms(`${verb} withdraw`), ['not', 'withdraw'], verb);
  }
  assert.deepEqual(askedTerms('wheres my vault'), askedTerms('where is my vault'));
  assert.deepEqual(terms('the want of a giant'), ['want', 'giant']);
});

test('the name of a product is one word', () => {
  assert.deepEqual(terms('MetaMask'), terms('metamask'));
});

test('releases are one word, with and without v', () => {
  assert.deepEqual(terms('release v0.4.3'), ['releas', '0.4.3']);
});

test('words too common are left out, but not out of identifiers', () => {
  assert.deepEqual(terms('what is the fee'), ['fee']);
  assert.deepEqual(terms('what if someone else really pays'), ['pay']);
  assert.equal(terms('addStrategyToQueue')[0], 'addstrategytoqueue');
});

test('fractions are left out, because no query keeps them', () => {
  assert.deepEqual(terms('6.4% in 0.4.3 on chain 42161'), ['0.4.3', 'chain', '42161']);
});

test('codes have a field of their own', () => {
  assert.deepEqual(terms('0x99530b06 pays 0x0bc529c00C6401aEF6D220BE8C6Ea1667F6Ad93e'), ['pay']);
});

test('a phrase and an identifier are the same name', () => {
  const names = ['flash loan', 'Flash Loan', 'flashLoan', 'A flash loan', 'flash_loan'].map(joined);
  assert.deepEqual([...new Set(names)], ['flashloan']);
});

test('words know their places, whatever the script', () => {
  const text = 'Zürich’s <b>ëarn</b> 利回り';
  for (const { start, end } of words(text)) assert.ok(text.slice(start, end).trim().length > 0);
  assert.ok(words(text).some(({ whole }) => whole === 'earn'));
});
