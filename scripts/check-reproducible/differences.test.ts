import assert from 'node:assert/strict';
import { test } from 'node:test';
import { temporaryFolder, type Files } from '../../packages/files';
import { differences, wordsOf } from './differences';

const folder = (files: Files): string => temporaryFolder('compare', files);

const changed = (text: string): string =>
  `<p>${text}</p><span class="theme-last-updated">Last updated<!-- --> on <b><time>Nov 1, 2026</time></b><!-- --> by <b>A B</b></span>  <p>end</p>`;

test('builds are compared byte by byte', () => {
  const one = folder({ 'a.html': changed('x'), 'b/c.js': '1', 'd.js': '1' });
  const same = folder({ 'a.html': changed('x'), 'b/c.js': '1', 'd.js': '1' });
  const other = folder({ 'a.html': '<p>x</p><p>end</p>', 'b/c.js': '2', 'e.js': '1' });
  assert.deepEqual(differences(one, same), []);
  assert.deepEqual(differences(one, other), [
    'a.html differs',
    'b/c.js differs',
    'd.js is in the first build only',
    'e.js is in the second build only',
  ]);
});

test('or by what readers see, without the line of the last change', () => {
  assert.equal(wordsOf(changed('x')), 'x end');
  const one = folder({ 'a.html': changed('x'), 'b.html': 'x' });
  const other = folder({ 'a.html': '<p>x</p><p>end</p>', 'b.html': 'y', 'c.html': 'z' });
  assert.deepEqual(differences(one, other, 'words'), [
    'b.html differs',
    'c.html is in the second build only',
  ]);
});
