import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { temporaryFolder, writeFiles } from './temporary';

test('a folder has its files, and others that are written into it later', () => {
  const folder = temporaryFolder('test', { 'a/b.txt': 'b' });
  writeFiles(folder, { 'a/c.txt': new Uint8Array([99]) });
  const texts = ['a/b.txt', 'a/c.txt'].map((file) => readFileSync(path.join(folder, file), 'utf8'));
  assert.deepEqual(texts, ['b', 'c']);
});

test('all folders of a process go with it', () => {
  const code = `const { temporaryFolder } = require('./temporary.ts');
    console.log(temporaryFolder('one', { a: '' }) + '\\n' + temporaryFolder('two'));`;
  const { stdout } = spawnSync(process.execPath, ['--require', 'tsx/cjs', '-e', code], {
    cwd: __dirname,
    encoding: 'utf8',
  });
  const folders = stdout.trim().split('\n');
  assert.equal(folders.length, 2);
  for (const folder of folders) assert.equal(existsSync(folder), false, folder);
});
