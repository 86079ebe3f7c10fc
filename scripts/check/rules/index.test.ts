import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { checksum } from 'ox/Address';
import { testRule } from '../../../packages/docs-lint/testing';
import { addresses, type AddressEntry } from '../../../src/data/addresses';
import { facts } from '../facts';
import { faultsOf } from './addresses';
import { ownRules } from '.';

for (const rule of ownRules) testRule(rule, path.join(__dirname, rule.name), facts);

test('what is wrong with an entry of an address is named with its line, and with what to write', () => {
  const root = path.resolve(__dirname, '../../..');
  const [yfi, woofy] = addresses as readonly [AddressEntry, AddressEntry];
  const vault = addresses.find(({ kind }) => kind === 'vault') as AddressEntry;
  const token = addresses.find(({ id }) => id === vault.want);
  const forged = checksum(yfi.address.replace(/.(?=.{9}$)/, '0'));
  const contract = { ...yfi, kind: 'contract', want: undefined };
  const found = (...entries: unknown[]): string[] =>
    [...faultsOf(root, entries as AddressEntry[])].map(
      ({ file, line, message, fix }) => `${file}:${line}: ${message} → ${fix}`,
    );
  assert.deepEqual(found(...addresses), []);
  assert.match(
    String(found({ ...yfi, address: yfi.address.toLowerCase() })),
    /^src\/data\/addresses\/ethereum\.ts:7: "address" of "yfi" is "0x.*" → write its checksum/,
  );
  for (const [entries, says] of [
    [[{ ...yfi, address: yfi.address.slice(0, 38) }], /40 hexadecimal digits/],
    [[{ ...yfi, address: undefined }], /"address" of "yfi" is missing/],
    [[{ ...yfi, label: undefined }], /"label" of "yfi" is missing/],
    [[{ ...yfi, id: 'YFI' }], /lower case/],
    [[{ ...yfi, id: 'yfi-ethereum' }], /no chain/],
    [[{ ...yfi, chain: 'fantom' }], /"-fantom" at its end/],
    [[yfi, { ...woofy, id: yfi.id }], /occurs twice/],
    [[yfi, { ...yfi, id: 'a' }], /another one: an entry has it/],
    [[yfi, { ...yfi, id: 'a', address: forged }], /has its ends/],
    [[contract, { ...contract, id: 'a', address: woofy.address }], /newer contract/],
    [[{ ...yfi, kind: 'tokn' }], /token, vault/],
    [[{ ...yfi, groups: ['none'] }], /groups\.ts/],
    [[{ ...yfi, ens: 'yearn' }], /name\.eth/],
    [[{ ...yfi, attestation: 'http://a' }], /https/],
    [[{ ...yfi, apiVersion: '4' }], /a release/],
    [[{ ...yfi, decimals: '18' }], /from 0 to 18/],
    [[vault], /a token on its chain/],
    [[{ ...vault, decimals: 3 }, token], /its token's/],
    [[{ ...yfi, successor: 'woofy' }, woofy], /another vault/],
    [[{ ...yfi, asOf: '2032-07' }], /no later than today/],
    [[{ ...yfi, asOf: 'July 2022' }], /no later than today/],
    [[{ ...yfi, asOf: undefined }], /"asOf" of "yfi" is missing/],
  ] as const)
    assert.match(String(found(...entries)), says);
});
