import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { testRule } from '../../../packages/docs-lint/testing';
import { addresses, type AddressEntry } from '../../../src/data/addresses';
import { facts } from '../facts';
import { faultsOf } from './addresses';
import { ownRules } from '.';

for (const rule of ownRules) testRule(rule, path.join(__dirname, rule.name), facts);

test('an entry with a wrong digit, without a label, or with an id that is taken is named with its line', () => {
  const root = path.resolve(__dirname, '../../..');
  const [first, second] = addresses as readonly [AddressEntry, AddressEntry];
  const found = (...entries: unknown[]): string[] =>
    [...faultsOf(root, entries as AddressEntry[])].map(
      ({ file, line, message }) => `${file}:${line}: ${message}`,
    );
  assert.deepEqual(found(...addresses), []);
  assert.match(
    String(found({ ...first, address: first.address.replace(/.$/, 'x') })),
    /^src\/data\/addresses\/ethereum\.ts:7: the address of ".+" doesn't have its checksum/,
  );
  assert.match(String(found({ ...first, address: first.address.toLowerCase() })), /checksum/);
  assert.match(String(found({ ...first, address: undefined })), /checksum/);
  assert.match(String(found({ ...first, label: undefined })), /has no label/);
  assert.match(String(found(first, { ...second, id: first.id })), /occurs twice/);
});
