import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';

test('npm run new refuses what it has no use for', () => {
  for (const [args, expected, says] of [
    [['document', 'extra'], 1, /^"extra" is one argument too many: name one kind\.\n$/],
    [['term', '--section', 'a'], 1, /^--section is not an answer for "term"\n--term: /],
    [['--bogus'], 2, /^Unknown option '--bogus'\.\n\n`npm run new \[-- KIND/],
  ] as const) {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--require', 'tsx/cjs', path.join(__dirname, 'cli.ts'), ...args],
      { encoding: 'utf8' },
    );
    assert.match(stderr, says);
    assert.equal(status, expected);
  }
});
