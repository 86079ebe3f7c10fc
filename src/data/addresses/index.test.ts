import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chains, explorerUrl, findAddress, findGroup, groups } from './index';

test('no group is described twice or empty', () => {
  const known = new Set<string>(groups.map((group) => group.id));
  assert.equal(known.size, groups.length);
  for (const id of known) assert.ok(findGroup(id).entries.length > 0, `${id} is empty`);
});

test('counts that the pages state', () => {
  assert.equal(findGroup('v1-vaults').entries.length, 15);
  assert.equal(
    findGroup('v2-vaults').entries.filter((entry) => entry.successor === undefined).length,
    21,
  );
  assert.equal(findGroup('multisig-signers-before-yip-68').entries.length, 9);
  assert.equal(findGroup('multisig-signers-after-yip-68').entries.length, 9);
});

test('the treasury is its own contract and not the multisig', () => {
  assert.notEqual(findAddress('treasury').address, findAddress('yearn-multisig').address);
  assert.equal(findAddress('treasury').ens, 'treasury.ychad.eth');
});

test('explorer links open on the right chain', () => {
  assert.equal(
    explorerUrl({
      chain: 'fantom',
      kind: 'multisig',
      address: '0xC0E2830724C946a6748dDFE09753613cd38f6767',
    }),
    'https://ftmscan.com/address/0xC0E2830724C946a6748dDFE09753613cd38f6767',
  );
  assert.match(explorerUrl(findAddress('yv-dai')), /^https:\/\/etherscan\.io\/token\/0x/);
  assert.deepEqual(
    Object.values(chains).map((chain) => chain.id),
    [1, 250, 137, 42161],
  );
});

test('an unknown id names its nearest neighbors', () => {
  assert.throws(
    () => findAddress('yv-dia'),
    /unknown address id "yv-dia"; nearest: yv-dai.*all are in src\/data\/addresses/,
  );
  assert.throws(
    () => findGroup('v3-vaults'),
    /unknown address group "v3-vaults"; nearest: v\d-vaults/,
  );
});
