import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checksum } from 'ox/Address';

import { isDate } from '../dates';
import { addresses, chains, explorerUrl, findAddress, findGroup, groups } from './index';

test('every address carries its checksum', () => {
  // An address can be wrong and still have a valid checksum.
  for (const { id, address } of addresses)
    assert.ok(address === checksum(address), `${id}: copy it again, with its capital letters`);
});

test('ids are unique, kebab case, and end in the chain outside Ethereum', () => {
  const seen = new Set<string>();
  for (const { id, chain } of addresses) {
    assert.match(id, /^[a-z0-9]+(-[a-z0-9]+)*$/);
    assert.ok(!seen.has(id), `${id} occurs twice`);
    seen.add(id);
    const says = chain === 'ethereum' ? 'leave out the chain' : `end it in "-${chain}"`;
    assert.equal(id.endsWith(`-${chain}`), chain !== 'ethereum', `id "${id}": ${says}`);
  }
});

test('no address is listed twice on one chain', () => {
  const seen = new Map<string, string>();
  for (const { id, chain, address } of addresses) {
    const key = `${chain} ${address}`;
    assert.equal(seen.get(key), undefined, `${id} repeats ${seen.get(key) ?? ''}`);
    seen.set(key, id);
  }
});

test('no address has the ends of another one, which people compare', () => {
  const seen = new Map<string, string>();
  for (const { id, address } of addresses) {
    const ends = address.toLowerCase().replace(/^(0x.{4}).*(?=.{4}$)/, '$1…');
    const other = seen.get(ends) ?? address;
    assert.equal(other, address, `${id} looks like another entry`);
    seen.set(ends, address);
  }
});

test('of contracts with one name on one chain, all but one say that there is another', () => {
  const unsaid = new Map<string, string>();
  for (const { id, chain, kind, label, note = '' } of addresses) {
    if (kind !== 'contract' || /\b(?:newer|different) contract\b/.test(note)) continue;
    const key = `${chain} ${label}`;
    assert.equal(unsaid.get(key), undefined, `${id}: a reader takes it for ${unsaid.get(key)}`);
    unsaid.set(key, id);
  }
});

test('every group is described and has entries, and every entry is in groups that exist', () => {
  const known = new Set<string>(groups.map((group) => group.id));
  assert.equal(known.size, groups.length);
  for (const { id, groups: its = [] } of addresses) {
    for (const group of its) assert.ok(known.has(group), `${id}: no group ${group}`);
  }
  for (const id of known) assert.ok(findGroup(id).entries.length > 0, `${id} is empty`);
});

test('vaults name a token of their chain, and a successor that is a vault', () => {
  for (const entry of addresses) {
    if (entry.kind === 'vault') assert.ok(entry.want !== undefined, `${entry.id} takes no token`);
    if (entry.want !== undefined) {
      const want = findAddress(entry.want);
      const says = `${entry.id}: "want" names ${want.id}, which is no token of its chain`;
      assert.deepEqual([want.kind, want.chain], ['token', entry.chain], says);
      if (entry.decimals !== undefined)
        assert.equal(want.decimals, entry.decimals, `${entry.id}: a vault copies`);
    }
    if (entry.successor !== undefined) {
      const next = findAddress(entry.successor);
      assert.equal(next.kind, 'vault', `${entry.id}: its successor ${next.id} is no vault`);
      assert.equal(next.want, entry.want, `${entry.id}: its successor takes another token`);
    }
  }
});

test('names, links, releases, decimals, and dates have their form', () => {
  for (const { id, successor, ...entry } of addresses) {
    // A typo in a key leaves the entry without a label.
    const { label = '', ens = 'a.eth', attestation = 'https://a', apiVersion = '0.4.3' } = entry;
    const { decimals = 0, asOf } = entry;
    for (const [name, value, isRight, form] of [
      ['label', label, /^\S(?:.*\S)?$/.test(label), 'a name without spaces around it'],
      ['ens', ens, /^[a-z\d-]+(?:\.[a-z\d-]+)*\.eth$/.test(ens), 'name.eth in lower case'],
      ['attestation', attestation, /^https:\/\/\S+$/.test(attestation), 'an https address'],
      ['apiVersion', apiVersion, /^0\.[1-4]\.\d$/.test(apiVersion), 'a release such as 0.4.3'],
      ['decimals', decimals, [...Array(19).keys()].includes(decimals), 'a number from 0 to 18'],
      ['asOf', asOf, asOf === null || isDate(asOf), '2022-07, 2022-07-15, or null'],
    ] as const)
      assert.ok(isRight, `${id}: ${name} is ${JSON.stringify(value)}, write ${form}`);
    assert.notEqual(successor, id);
  }
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
