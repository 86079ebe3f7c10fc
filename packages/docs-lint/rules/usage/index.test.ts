import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { kinds } from './kinds';

test('each kind is caught', () => {
  const caught = readFileSync(path.join(__dirname, 'fixtures/caught.txt'), 'utf8');
  assert.deepEqual(
    kinds.map(({ name }) => name).filter((name) => !caught.includes(`(${name})`)),
    [],
  );
});
