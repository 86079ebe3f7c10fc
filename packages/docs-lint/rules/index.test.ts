import { readdirSync } from 'node:fs';
import path from 'node:path';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testRule } from '../testing';
import { rules } from './index';

test('every folder is a rule of the list', () => {
  assert.deepEqual(
    rules.map(({ name }) => name),
    readdirSync(__dirname, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort(),
  );
});

for (const rule of rules) testRule(rule, path.join(__dirname, rule.name));
