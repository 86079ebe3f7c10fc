import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { testRule } from '../../../packages/docs-lint/testing';
import { facts } from '../facts';
import { ownRules } from '.';

test('every folder is a rule of the list', () => {
  assert.deepEqual(
    ownRules.map(({ name }) => name),
    readdirSync(__dirname, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort(),
  );
});

for (const rule of ownRules) testRule(rule, path.join(__dirname, rule.name), facts);
