/** Every browser that the site is made for can read its scripts. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { build } from './support';

test('no script has a lookbehind: Safari before 16.4 refuses the page for it', () => {
  const scripts = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  assert.ok(scripts.length > 50);
  // The build turns a regular expression that a target lacks into `new RegExp("…")`, where no parser finds it.
  const refused = scripts.filter((file) =>
    /\(\?<[=!]/.test(readFileSync(path.join(build, file), 'utf8')),
  );
  assert.deepEqual(refused, []);
});
