import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { findDrift, generate, loadReference } from '../../packages/contract-reference';
import { referenceSite } from '../../src/config/reference';

test('committed files are what data and descriptions give', () => {
  const reference = loadReference(path.resolve(__dirname, '../..'), referenceSite);
  const drift = [...findDrift(reference, generate(reference)).keys()];
  assert.equal(drift.length, 0, `run "npm run reference":\n${drift.join('\n')}`);
});
