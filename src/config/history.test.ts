import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { hasHistory } from './history';

const home = mkdtempSync(path.join(tmpdir(), 'history-'));
const whole = path.join(home, 'whole');
const git = (folder: string, ...args: string[]): void => {
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
    cwd: folder,
    stdio: 'ignore',
  });
};
after(() => rmSync(home, { recursive: true }));

test('a clone has its history; a shallow one, an archive and a folder in a repository have not', () => {
  mkdirSync(path.join(whole, 'inside'), { recursive: true });
  writeFileSync(path.join(whole, 'a.md'), 'a');
  git(whole, 'init', '-q');
  git(whole, 'add', '.');
  git(whole, 'commit', '-q', '-m', 'one');
  git(whole, 'commit', '-q', '-m', 'two', '--allow-empty');
  git(home, 'clone', '-q', '--depth', '1', `file://${whole}`, 'shallow');
  mkdirSync(path.join(home, 'archive'));
  assert.equal(hasHistory(whole), true);
  assert.equal(hasHistory(path.join(home, 'shallow')), false);
  assert.equal(hasHistory(path.join(home, 'archive')), false);
  assert.equal(hasHistory(path.join(whole, 'inside')), false);
});
