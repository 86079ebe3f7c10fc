import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { differences, wordsOf } from './compare';

const home = mkdtempSync(path.join(tmpdir(), 'compare-'));
after(() => rmSync(home, { recursive: true }));

function folder(name: string, files: Readonly<Record<string, string>>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(home, name, file)), { recursive: true });
    writeFileSync(path.join(home, name, file), text);
  }
  return path.join(home, name);
}

const changed = (text: string): string =>
  `<p>${text}</p><span class="theme-last-updated">Last updated<!-- --> on <b><time>Nov 1, 2026</time></b><!-- --> by <b>A B</b></span>  <p>end</p>`;

test('builds are compared byte by byte', () => {
  const one = folder('one', { 'a.html': changed('x'), 'b/c.js': '1', 'd.js': '1' });
  const same = folder('same', { 'a.html': changed('x'), 'b/c.js': '1', 'd.js': '1' });
  const other = folder('other', { 'a.html': '<p>x</p><p>end</p>', 'b/c.js': '2', 'e.js': '1' });
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
  const one = folder('1', { 'a.html': changed('x'), 'b.html': 'x' });
  const other = folder('2', { 'a.html': '<p>x</p><p>end</p>', 'b.html': 'y', 'c.html': 'z' });
  assert.deepEqual(differences(one, other, 'words'), [
    'b.html differs',
    'c.html is in the second build only',
  ]);
});
