import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';

test('npm start refuses a wrong option before it builds', () => {
  for (const [args, says] of [
    [['--prot', '3000'], /^Unknown option '--prot'\.\n\n`npm start`: installs what is missing/],
    [['--port', 'x'], /^"x" is not a port\. .*\n$/],
  ] as const) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(__dirname, 'cli.cjs'), ...args],
      { encoding: 'utf8', env: { ...process.env, PORT: '' } },
    );
    assert.match(stderr, says);
    assert.notEqual(status, 0);
    assert.doesNotMatch(stdout, /built/);
  }
});
