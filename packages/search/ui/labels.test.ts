import assert from 'node:assert/strict';
import { test } from 'node:test';
import { otherReleases } from './labels';

test('one release is none of several', () => {
  assert.equal(otherReleases(1), '1 other release');
  assert.equal(otherReleases(7), '7 other releases');
});
