import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import postcss from 'postcss';
import { emBreakpoints } from '.';

const written = (css: string): string =>
  postcss([emBreakpoints]).process(css, { from: undefined }).css;

test('widths of media queries are written in em, in both notations', () => {
  assert.equal(
    written('@media (max-width: 996px) {a{b:c}}'),
    '@media (max-width: 62.25em) {a{b:c}}',
  );
  assert.equal(written('@media (width <= 600px) {a{b:c}}'), '@media (width <= 37.5em) {a{b:c}}');
  assert.equal(
    written('@media print and (min-width: 30rem) {a{b:c}}'),
    '@media print and (min-width: 30rem) {a{b:c}}',
  );
});

test('font sizes are written in rem, and nothing else is', () => {
  assert.equal(written('a{font-size:15px;width:15px}'), 'a{font-size:0.9375rem;width:15px}');
  assert.equal(written('a{font-size:87.5%}'), 'a{font-size:87.5%}');
});

test('the hook that is replaced is where it was, and asks for the width of the stylesheets', () => {
  const folder = path.dirname(require.resolve('@docusaurus/theme-common'));
  const original = readFileSync(path.join(folder, 'hooks/useWindowSize.js'), 'utf8');
  assert.match(original, /DesktopThresholdWidth = 996;/);
  const own = readFileSync(path.join(__dirname, 'useWindowSize.ts'), 'utf8');
  assert.ok(own.includes(`(min-width: ${997 / 16}em)`));
});
