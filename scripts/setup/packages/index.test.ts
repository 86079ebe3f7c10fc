import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { linkPackages } from '.';

const home = realpathSync(mkdtempSync(path.join(tmpdir(), 'packages-')));
after(() => rmSync(home, { recursive: true }));

test('a copy has every package and command of the site, but a compiler cache of its own', () => {
  const [root, copy] = [path.join(home, 'root'), path.join(home, 'copy')];
  for (const name of ['.bin', '.cache', '@scope/one', 'two']) {
    mkdirSync(path.join(root, 'node_modules', name), { recursive: true });
  }
  mkdirSync(copy);
  linkPackages(root, copy);
  assert.deepEqual(readdirSync(path.join(copy, 'node_modules')).sort(), ['.bin', '@scope', 'two']);
  assert.equal(
    realpathSync(path.join(copy, 'node_modules/@scope/one')),
    path.join(root, 'node_modules/@scope/one'),
  );
});
