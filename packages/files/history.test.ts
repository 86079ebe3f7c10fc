import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { before, test } from 'node:test';
import { temporaryFolder, writeFiles } from './temporary';
import { hasHistory, lastChanges } from './history';
import { anonymous } from './testing';

const home = temporaryFolder('history');
const whole = path.join(home, 'whole');
let day = 10;

const git = (...args: string[]): string =>
  execFileSync('git', [...anonymous, ...args], {
    cwd: whole,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      GIT_AUTHOR_DATE: `2022-07-${day}T00:00:00Z`,
      GIT_COMMITTER_DATE: `2022-07-${day}T00:00:00Z`,
    },
  });

/** Changes files on a new day, by an author of that day. */
function commit(...names: string[]): void {
  writeFiles(whole, Object.fromEntries(names.map((name) => [name, `${name} ${day}`])));
  git('add', '.');
  git('commit', '-q', '-m', String(day), '--author', `Author, ${day} <a@example.org>`);
  day += 1;
}

before(() => {
  mkdirSync(whole);
  git('init', '-q', '-b', 'main');
  commit('a.md', 'b.md', 'ä ö.md', 'inside/d.md');
  git('checkout', '-q', '-b', 'side');
  commit('a.md');
  git('checkout', '-q', 'main');
  commit('b.md');
  git('merge', '-q', '--no-ff', '-m', 'merge', 'side');
  day += 1;
  commit('c.md');
  git('clone', '-q', '--depth', '1', `file://${whole}`, path.join(home, 'shallow'));
  mkdirSync(path.join(home, 'archive'));
});

test('a history has the same answer as git for each file, even after a merge', () => {
  const changes = lastChanges(whole);
  for (const name of ['a.md', 'b.md', 'c.md', 'ä ö.md', 'inside/d.md']) {
    const [timestamp, author] = git('log', '--max-count=1', '--format=%ct\t%an', '--', name)
      .trim()
      .split('\t');
    assert.deepEqual(changes.get(name), { timestamp: Number(timestamp), author }, name);
  }
});

test('a shallow clone, an archive, a folder in a repository, and a missing one know nothing', () => {
  assert.equal(hasHistory(whole), true);
  for (const folder of ['../shallow', '../archive', 'inside', 'missing']) {
    const root = path.join(whole, folder);
    assert.equal(hasHistory(root), false, folder);
    assert.equal(lastChanges(root).size, 0, folder);
  }
});

test('a folder of another user is read too', () => {
  // As git's own tests have it. In a container, the commands run as root, and the folder belongs to the reader.
  process.env['GIT_TEST_ASSUME_DIFFERENT_OWNER'] = '1';
  assert.equal(hasHistory(whole), true);
  delete process.env['GIT_TEST_ASSUME_DIFFERENT_OWNER'];
});

test('a history that git cannot list is an error, and not one without dates', () => {
  const damaged = path.join(home, 'damaged');
  // Its commits are files of their own, because none of them was packed.
  cpSync(whole, damaged, { recursive: true });
  const first = git('rev-list', '--max-parents=0', 'HEAD').trim();
  rmSync(path.join(damaged, '.git/objects', first.slice(0, 2), first.slice(2)));
  assert.equal(hasHistory(damaged), true);
  assert.throws(() => lastChanges(damaged), /git can't list the commits/);
});
