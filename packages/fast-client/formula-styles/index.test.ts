import assert from 'node:assert/strict';
import { test } from 'node:test';
import { version } from 'katex';
import { katexStylesPath } from './path';

test('the address of the stylesheet changes with KaTeX, because browsers keep it for a year', () => {
  assert.equal(katexStylesPath, `/assets/katex-${version}/katex.min.css`);
});
