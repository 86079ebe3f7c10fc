/** The doubles have the 0.4.3 interface: each of their members is declared as in the reference. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { compileDoubles, type AbiItem, type AbiParameter } from './compile';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../static/abi/0.4.3');

/** A member as text, in which two declarations are equal if callers cannot tell them apart. */
function declaration({ type, name, inputs = [], outputs = [], stateMutability }: AbiItem): string {
  const list = (parameters: readonly AbiParameter[], named: boolean): string =>
    parameters
      .map((each) =>
        [each.type, each.indexed ? 'indexed' : '', named ? each.name : ''].join(' ').trim(),
      )
      .join(', ');
  return type === 'event'
    ? `event ${name}(${list(inputs, true)})`
    : `${name}(${list(inputs, false)}) ${stateMutability} returns (${list(outputs, false)})`;
}

const members = (abi: readonly AbiItem[]): string[] =>
  abi
    .filter(({ type }) => type === 'function' || type === 'event')
    .map(declaration)
    .sort();

const published = (name: string): string[] =>
  members(JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')) as AbiItem[]);

const whole = [
  'Vault',
  'Registry',
  'CommonHealthCheck',
  'BaseStrategy',
  'BaseStrategyInitializable',
];
const doubles = compileDoubles();

for (const name of whole) {
  test(`${name} has every member of the release, and no other`, () => {
    assert.deepEqual(members(doubles[name]?.abi ?? []), published(name));
  });
}

for (const name of ['VaultAPI', 'HealthCheck', 'TokenNoReturn']) {
  test(`each member of ${name} is one of the release's`, () => {
    const known = new Set(published(name === 'VaultAPI' ? 'Vault' : name));
    const own = members(doubles[name]?.abi ?? []).filter((each) => !each.startsWith('event '));
    assert.ok(own.length > 0);
    // Interfaces return a record as one tuple, which is encoded as its fields are.
    const strategies = 'strategies(address) view returns (tuple)';
    assert.deepEqual(
      own.filter((each) => !known.has(each) && each !== strategies),
      [],
    );
  });
}
