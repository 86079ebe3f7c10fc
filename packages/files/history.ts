/** Who changed each file of a repository last, and when, read from the history in one go. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** The last change of a file. `timestamp` is in seconds since 1970. */
export interface Change {
  readonly timestamp: number;
  readonly author: string;
}

/** What git prints in a folder; undefined where there is no git, no repository, or no commit. */
export function git(root: string, ...args: readonly string[]): string | undefined {
  // In a container, the folder often belongs to another user, and git refuses to read it. The build runs its code anyway.
  const settings = ['-c', 'core.quotePath=false', '-c', 'safe.directory=*'];
  const { status, stdout } = spawnSync('git', [...settings, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 ** 2,
    // If an unpacked archive is inside of another repository, that one knows nothing about these files.
    env: { ...process.env, GIT_CEILING_DIRECTORIES: path.dirname(root) },
  });
  return status === 0 ? stdout : undefined;
}

/**
 * Whether a folder has the whole history of its files. Without it, as in an unpacked archive or a shallow clone, every
 * file would seem to be as old as the copy.
 */
export function hasHistory(root: string): boolean {
  // Asking for HEAD fails in a repository without a commit, which has no history either.
  return /^false/.test(git(root, 'rev-parse', '--is-shallow-repository', 'HEAD') ?? '');
}

function readChanges(root: string): ReadonlyMap<string, Change> {
  const changes = new Map<string, Change>();
  if (!hasHistory(root)) return changes;
  // From the newest commit to the oldest. Of a merge (-c), only the files that differ from both sides.
  const options = ['--format=%x00%ct,%an', '--name-only', '--no-renames', '-c'];
  const log = git(root, 'log', ...options);
  if (log === undefined)
    throw new Error(`git can't list the commits of ${root}. Run "git log" there.`);
  const [, ...commits] = log.split('\0');
  for (const commit of commits) {
    const [head = '', ...files] = commit.split('\n').filter(Boolean);
    const [, timestamp, author = ''] = /^(\d+),(.*)$/.exec(head) ?? [];
    const change = { timestamp: Number(timestamp), author };
    for (const file of files) if (!changes.has(file)) changes.set(file, change);
  }
  return changes;
}

const histories = new Map<string, ReadonlyMap<string, Change>>();

/**
 * The last change of each file, by its path from the root. A process reads the history of a folder once, because git
 * needs about as long for all files as for one.
 *
 * @param root folder of the repository
 * @returns nothing if the history isn't known whole, because a wrong date is worse than none
 */
export function lastChanges(root: string): ReadonlyMap<string, Change> {
  const changes = histories.get(root) ?? readChanges(root);
  histories.set(root, changes);
  return changes;
}
