/** The base contracts are what the reference gives. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { baseFile, baseOf, releases } from './upgrade-a-strategy/bases';

for (const release of releases) {
  test(`the base contract of ${release} is up to date; else run "node --import tsx bases.ts"`, () => {
    assert.equal(readFileSync(baseFile(release), 'utf8'), baseOf(release));
  });
}
