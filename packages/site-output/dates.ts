import { execFileSync } from 'node:child_process';

function git(root: string, args: readonly string[]): string {
  return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/**
 * Reads the output of `git log --format=%x00%cI --name-only`, newest commit first.
 *
 * @returns the date of the last commit of each file, in UTC
 */
export function parseLog(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [date = '', ...files] = commit.split('\n').filter(Boolean);
    const utc = new Date(date).toISOString().replace(/\.\d+Z$/, 'Z');
    for (const file of files) if (!dates.has(file)) dates.set(file, utc);
  }
  return dates;
}

/**
 * When each file of a repository was last changed.
 *
 * @param root folder of the repository
 * @returns dates in UTC by path; empty without a history or with a cut one, whose dates would be those of the cut
 */
export function changeDates(root: string): Map<string, string> {
  try {
    if (git(root, ['rev-parse', '--is-shallow-repository']).trim() === 'true') return new Map();
    // Once for the whole history: a process per file would take a second for every hundred of them.
    return parseLog(git(root, ['log', '--format=%x00%cI', '--name-only', '--no-renames']));
  } catch {
    // No git, no repository or no commit: a date that is not known is left out.
    return new Map();
  }
}
