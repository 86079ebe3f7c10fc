import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';

const home = mkdtempSync(path.join(tmpdir(), 'lock-'));
after(() => rmSync(home, { recursive: true }));
const file = path.join(home, 'cache/build');

/** What a process says that takes the lock. */
function take(): string {
  const code = `require('${path.join(__dirname, 'lock.ts')}').lock('${file}'); console.log('taken')`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--require', 'tsx/cjs', '-e', code], {
    encoding: 'utf8',
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
});
