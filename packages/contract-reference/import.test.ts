import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importRelease, type ReleaseFacts } from './import';

const place = { line: 1, endLine: 2 };
const withdraw = {
  ...place,
  // Keys come in the order of the data, and those that it doesn't have are left out.
  selectors: [{ selector: '0x3ccfd60b', signature: 'withdraw()', source: 'x' }],
  name: 'withdraw',
  kind: 'function',
  visibility: 'external',
  mutability: 'nonpayable',
  virtual: false,
  override: ['Base'],
  params: [
    {
      name: 'shares',
      type: 'uint256',
      abiType: 'uint256',
      location: null,
      default: { expression: 'MAX_UINT256' },
    },
  ],
  returns: [{ name: '', type: 'uint256', abiType: 'uint256' }],
  sourceSignature: 'withdraw(uint256)',
  access: { callers: ['anyone'], restricted: false, checks: [] },
  errors: [{ kind: 'raise', line: 2, message: null, dynamicMessage: true }],
  errorsIndirect: [
    { message: null, in: 'a' },
    { message: 'no', in: 'b' },
  ],
};
const contract = {
  name: 'Vault',
  kind: 'vyper contract',
  language: 'vyper',
  compiler: '0.2.12',
  file: 'contracts/Vault.vy',
  ...place,
  apiVersion: null,
  linearizedBases: [{ name: 'Base', file: 'contracts/Base.vy', kind: 'contract' }],
  stateVariables: [
    { name: 'cap', type: 'uint256', visibility: 'public', line: 3 },
    { name: 'MAX', type: 'uint256', visibility: 'private', line: 4, constant: true },
  ],
  modifiers: [
    { name: 'only', line: 5, roles: [], errors: [{ message: '!only' }, { message: null }] },
  ],
  constructor: null,
  functions: [withdraw],
  inheritedFunctions: [
    {
      signature: 'a()',
      selector: '0x0dbe671f',
      mutability: 'view',
      returns: ['bool'],
      from: { name: 'Base', file: 'contracts/Base.vy', line: 9 },
    },
  ],
};
const facts = {
  release: 'v1.0.0',
  commit: 'c',
  repository: 'https://example.org',
  dependencies: [{ version: '3.1.0' }],
  files: [{ path: 'contracts/Base.vy', structs: [{ name: 'S', ...place, fields: [] }] }],
  contracts: [contract],
};

test('facts become the data: the keys that it has, in their order, and nothing else', () => {
  // Written and read again, because a file has no keys without a value.
  const data = JSON.parse(JSON.stringify(importRelease(facts as unknown as ReleaseFacts))) as {
    contracts: Record<string, unknown>[];
  };
  assert.deepEqual(
    { ...data, contracts: [] },
    {
      release: '1.0.0',
      tag: 'v1.0.0',
      commit: 'c',
      repository: 'https://example.org',
      openzeppelin: '3.1.0',
      structs: [{ file: 'contracts/Base.vy', name: 'S', ...place, fields: [] }],
      contracts: [],
    },
  );
  const [vault] = data.contracts;
  assert.deepEqual(vault?.inherits, [{ name: 'Base', file: 'contracts/Base.vy' }]);
  assert.deepEqual(vault.variables, [
    { name: 'cap', type: 'uint256', visibility: 'public', line: 3 },
  ]);
  assert.deepEqual(vault.modifiers, [{ name: 'only', line: 5, roles: [], messages: ['!only'] }]);
  assert.deepEqual(vault.inheritedFunctions, [
    {
      signature: 'a()',
      selector: '0x0dbe671f',
      mutability: 'view',
      returns: ['bool'],
      from: 'Base',
      file: 'contracts/Base.vy',
      line: 9,
    },
  ]);
  assert.deepEqual([vault.apiVersion, vault.deployable, vault.events], [undefined, false, []]);
  const [fn] = vault.functions as unknown[];
  const expected = {
    name: 'withdraw',
    kind: 'function',
    ...place,
    visibility: 'external',
    mutability: 'nonpayable',
    override: true,
    overridden: ['Base'],
    implemented: false,
    modifiers: [],
    params: [{ name: 'shares', type: 'uint256', abiType: 'uint256', default: 'MAX_UINT256' }],
    returns: [{ name: '', type: 'uint256', abiType: 'uint256' }],
    sourceSignature: 'withdraw(uint256)',
    selectors: [{ signature: 'withdraw()', selector: '0x3ccfd60b' }],
    callers: ['anyone'],
    restricted: false,
    checks: [],
    errors: [{ kind: 'raise', line: 2, message: null, dynamic: true }],
    errorsFromModifiers: [],
    errorsIndirect: [{ message: 'no', in: 'b' }],
    emits: [],
    emitsIndirect: [],
  };
  assert.deepEqual(fn, expected);
  assert.equal(JSON.stringify(fn), JSON.stringify(expected), 'in the order of the data');
});
