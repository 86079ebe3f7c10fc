import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '../../packages/files';

const file = path.join(temporaryFolder('lock'), 'cache/build');

/** The output of a process that takes the lock, started by a shell command. */
function take(start = 'exec "$@"'): string {
  const code = `require('${path.join(__dirname, 'lock.ts')}').lock('${file}'); console.log('taken')`;
  const command = [process.execPath, '--require', 'tsx/cjs', '-e', code];
  const { stdout, stderr } = spawnSync('sh', ['-c', start, 'sh', ...command], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  return stdout + stderr;
}

test('a build refuses to start beside another one, and not after it', () => {
  assert.equal(take(), 'taken\n');
  assert.equal(existsSync(file), false);
  writeFileSync(file, String(process.pid));
  assert.match(take(), new RegExp(`Another build is running here \\(process ${process.pid}\\)`));
  assert.equal(existsSync(file), true);
});

test('what a killed build left is no hindrance', () => {
  const { pid } = spawnSync('true');
  writeFileSync(file, String(pid));
  assert.equal(take(), 'taken\n');
  writeFileSync(file, '');
  assert.equal(take(), 'taken\n');
  assert.equal(take(`echo $$ > '${file}'; exec "$@"`), 'taken\n');
});

test('a build ends that cannot write its note, as on a full disk', () => {
  assert.match(take('trap "" XFSZ; ulimit -f 0; exec "$@"'), /EFBIG/);
  rmSync(file, { force: true });
});
