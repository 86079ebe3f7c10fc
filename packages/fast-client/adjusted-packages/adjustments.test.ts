import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { adjustments } from './adjustments';
import { adjust } from './loader';

const packages = path.resolve(__dirname, '../../../node_modules');

for (const adjustment of adjustments) {
  test(`${adjustment.file} is changed in one place`, () => {
    const source = readFileSync(path.join(packages, adjustment.file), 'utf8');
    const adjusted = adjust(source, adjustment);
    assert.notEqual(adjusted, source);
    assert.throws(() => adjust(adjusted, adjustment), /no longer has/);
  });

  test(`another release of ${adjustment.file} is refused`, () => {
    assert.throws(() => adjust('export {}', adjustment), /Write what this release has/);
  });
}
