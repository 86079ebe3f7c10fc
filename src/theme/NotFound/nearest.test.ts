import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearest, type PageEntry } from './nearest';

const pages: readonly PageEntry[] = [
  ['/getting-started/guides/how-apy-works', 'How to Understand Vault APYs'],
  ['/getting-started/guides/how-boost-works', 'How Yearn Boosts Yield'],
  ['/getting-started/products/yvaults/overview', 'yVaults'],
  ['/developers/v2/EMERGENCY', 'Emergency Procedures for Yearn Finance'],
  ['/resources/defi-glossary', 'DeFi Glossary'],
  ['/security/multisig', 'Multisig'],
  ['/vaults/smart-contracts/BaseStrategy', 'BaseStrategy'],
  ['/vaults/0.3.5/smart-contracts/BaseStrategy', 'BaseStrategy'],
  ['/vaults/0.3.0/smart-contracts/BaseStrategy', 'BaseStrategy'],
];

const best = (asked: string): string | undefined => nearest(asked, pages, 3)[0]?.[0];

test('a misspelled, moved or differently cased address finds its page', () => {
  assert.equal(best('/getting-started/guides/how-apys-work'), pages[0]?.[0]);
  assert.equal(best('/guides/how-apy-works/'), pages[0]?.[0]);
  assert.equal(best('/developers/v2/emergency'), pages[3]?.[0]);
  assert.equal(best('/glossary'), pages[4]?.[0]);
  assert.equal(best('/a/long/way/from/here/MULTISIG.mdx'), pages[5]?.[0]);
  assert.equal(best('/security/multi-sig.html'), pages[5]?.[0]);
});

test('the release asked for comes first, else the newest', () => {
  assert.equal(best('/vaults/0.3.5/smart-contracts/basestrategy'), pages[7]?.[0]);
  assert.equal(best('/vaults/v0.3.5/smart-contracts/BaseStrategy'), pages[7]?.[0]);
  assert.equal(best('/smart-contracts/BaseStrategy'), pages[6]?.[0]);
  // No page is about these: their digits are no reason for 0.3.5 or 0.3.0.
  assert.equal(best('/vaults/0.4.5/smart-contracts/BaseStrategy'), pages[6]?.[0]);
  assert.equal(best('/vaults/0.4.0/smart-contracts/BaseStrategy'), pages[6]?.[0]);
});

test('a document fills one line, however many releases have it', () => {
  const compared: readonly PageEntry[] = [
    ['/vaults/0.3.0/compare', 'Compare Releases'],
    ['/vaults/0.3.1/compare', 'Compare Releases'],
    ['/vaults/compare', 'Compare Releases'],
    ['/resources/comparison', 'Comparison of Vaults'],
    ['/security/multisig', 'Multisig'],
  ];
  const routes = (asked: string): string[] => nearest(asked, compared, 3).map(([route]) => route);
  assert.deepEqual(routes('/compare'), ['/vaults/compare', '/resources/comparison']);
  assert.deepEqual(routes('/vaults/0.3.1/compared'), ['/vaults/0.3.1/compare']);
});

test('nothing is offered for an address that is like none', () => {
  assert.deepEqual(nearest('/zzzz-1234', pages, 3), []);
  assert.deepEqual(nearest('/', pages, 3), []);
  assert.equal(nearest('/how-it-works', pages, 1).length, 1);
});
