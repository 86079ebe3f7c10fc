import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import sliceHydration from './loader';

const react = path.join(
  path.dirname(createRequire(__filename).resolve('react-dom/package.json')),
  'cjs/react-dom.production.min.js',
);

test('roots that take a page over are concurrent, all others are not', () => {
  const source = readFileSync(react, 'utf8');
  const sliced = sliceHydration(source);
  assert.equal(sliced.length, source.length + '?2:'.length + 1);
  assert.match(sliced, /return new qk\(a,b\?2:0,b\?\{hydrate:!0\}:void 0\)/);
});

test('another release of React is refused', () => {
  assert.throws(() => sliceHydration('exports.hydrateRoot=function(){}'), /madeRoot/);
});
