import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';

test('npm run new refuses what it has no use for, in one line', () => {
  for (const [args, says] of [
    [['document', 'extra'], /^"extra" is one argument too many: name one kind\. See .*\n$/],
    [['--bogus'], /^Unknown option '--bogus'\. See "npm run new -- --help" for the options\.\n$/],
  ] as const) {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--require', 'tsx/cjs', path.join(__dirname, 'cli.ts'), ...args],
      { encoding: 'utf8' },
    );
    assert.match(stderr, says);
    assert.equal(status, 1);
  }
});
