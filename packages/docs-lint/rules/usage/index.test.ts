import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { testRule } from '../../testing';
import { rule } from './index';
import { kinds } from './kinds';

testRule(rule, __dirname);

test('each kind is caught', () => {
  const caught = readFileSync(path.join(__dirname, 'fixtures/caught.txt'), 'utf8');
  assert.deepEqual(
    kinds.map(({ name }) => name).filter((name) => !caught.includes(`(${name})`)),
    [],
  );
});
