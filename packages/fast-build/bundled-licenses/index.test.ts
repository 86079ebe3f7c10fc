import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { isAllowed, licensesPage, packageFolder } from './index';

const home = mkdtempSync(path.join(tmpdir(), 'licenses-'));
after(() => rmSync(home, { recursive: true }));

function pack(name: string, license: unknown, text?: string): string {
  const folder = path.join(home, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name, version: '1.0.0', license }),
  );
  if (text) writeFileSync(path.join(folder, 'LICENSE.md'), text);
  return folder;
}

test('modules belong to the innermost package', () => {
  assert.equal(packageFolder('/a/node_modules/b/lib/c.js'), '/a/node_modules/b');
  assert.equal(packageFolder('/a/node_modules/@b/c/d.js'), '/a/node_modules/@b/c');
  assert.equal(
    packageFolder('/a/node_modules/b/node_modules/c/d.js'),
    '/a/node_modules/b/node_modules/c',
  );
  assert.equal(packageFolder('/a/src/d.js'), undefined);
});

test('of alternative licenses one has to be allowed, of several all', () => {
  assert.ok(isAllowed('MIT'));
  assert.ok(isAllowed('(GPL-3.0 OR MIT)'));
  assert.ok(!isAllowed('(MIT AND GPL-3.0)'));
  assert.ok(!isAllowed('GPL-3.0 AND (MIT OR Apache-2.0)'));
  assert.ok(!isAllowed('(MIT OR GPL-2.0) AND GPL-3.0'));
  assert.ok(!isAllowed('(GPL-2.0 OR MIT OR GPL-1.0) AND GPL-3.0'));
  assert.ok(!isAllowed('not named'));
});

test('the page lists every package and each text once', () => {
  const page = licensesPage([
    pack('b', { type: 'MIT' }, 'Permission'),
    pack('a', 'MIT', 'Permission'),
    pack('c', 'ISC'),
  ]);
  assert.match(page, /^a 1\.0\.0: MIT\nb 1\.0\.0: MIT\nc 1\.0\.0: ISC$/m);
  assert.equal(page.split('Permission').length, 2);
  assert.match(page, /a 1\.0\.0, b 1\.0\.0\n\nPermission/);
});

test('a license that is not allowed stops the build, naming package and license', () => {
  assert.throws(
    () => licensesPage([pack('d', 'GPL-3.0')]),
    /d 1\.0\.0 is shipped under "GPL-3\.0"/,
  );
  assert.throws(
    () => licensesPage([pack('e', undefined)]),
    /e 1\.0\.0 is shipped under "not named"/,
  );
});
