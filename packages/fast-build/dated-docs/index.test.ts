import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { lastChanges, parseChanges } from './index';

const home = mkdtempSync(path.join(tmpdir(), 'last-update-'));
after(() => rmSync(home, { recursive: true }));

test('the newest commit of a file counts', () => {
  assert.deepEqual(
    [...parseChanges('\0' + '20,A, B\n\na.md\nb c.md\n' + '\0' + '10,C\n\na.md\nd.md\n')],
    [
      ['a.md', { timestamp: 20, author: 'A, B' }],
      ['b c.md', { timestamp: 20, author: 'A, B' }],
      ['d.md', { timestamp: 10, author: 'C' }],
    ],
  );
});

test('a history has the same answer as git for each file, even after a merge', () => {
  let day = 10;
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
      cwd: home,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: {
        ...process.env,
        GIT_AUTHOR_DATE: `2022-07-${day}T00:00:00Z`,
        GIT_COMMITTER_DATE: `2022-07-${day}T00:00:00Z`,
      },
    });
  const commit = (...names: string[]): void => {
    for (const name of names) writeFileSync(path.join(home, name), `${name} ${day}`);
    git('add', '.');
    git('commit', '-q', '-m', String(day), '--author', `Author ${day} <a@example.org>`);
    day += 1;
  };
  git('init', '-q', '-b', 'main');
  commit('a.md', 'b.md', 'ä ö.md');
  git('checkout', '-q', '-b', 'side');
  commit('a.md');
  git('checkout', '-q', 'main');
  commit('b.md');
  git('merge', '-q', '--no-ff', '-m', 'merge', 'side');
  day += 1;
  commit('c.md');
  const changes = lastChanges(home);
  for (const name of ['a.md', 'b.md', 'c.md', 'ä ö.md']) {
    const [timestamp, author] = git('log', '--max-count=1', '--format=%ct,%an', '--', name)
      .trim()
      .split(',');
    assert.deepEqual(changes.get(name), { timestamp: Number(timestamp), author }, name);
  }
});

test('no repository: nothing is known', () => {
  assert.equal(lastChanges(path.join(home, 'missing')).size, 0);
});
