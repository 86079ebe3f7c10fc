/**
 * Finds out for Docusaurus who last changed each document, and when, by reading the history once. Docusaurus 2.4.3
 * starts a shell, Node and git for every document. No option changes that, so this replaces the function that asks.
 */
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Who changed a file last, and when, in seconds since 1970. */
interface Change {
  readonly timestamp: number;
  readonly author: string;
}

type Ask = (file?: string) => Promise<Change | null>;

// The module's own object. `import` would return a copy, and no one would see a change of that.
const lastUpdate = createRequire(__filename)('@docusaurus/plugin-content-docs/lib/lastUpdate') as {
  readonly getFileLastUpdate: Ask;
};
const { getFileLastUpdate } = lastUpdate;

/**
 * Reads the output of `git log --format=%x00%ct,%an --name-only`, from the newest commit to the oldest.
 *
 * @returns the last change of each file
 */
export function parseChanges(log: string): Map<string, Change> {
  const changes = new Map<string, Change>();
  for (const commit of log.split('\0').slice(1)) {
    const [head = '', ...files] = commit.split('\n').filter(Boolean);
    const [, timestamp, author = ''] = /^(\d+),(.*)$/.exec(head) ?? [];
    const change = { timestamp: Number(timestamp), author };
    for (const file of files) if (!changes.has(file)) changes.set(file, change);
  }
  return changes;
}

/** The last change of each file in a repository. Empty if the repository has no history. */
export function lastChanges(root: string): Map<string, Change> {
  try {
    const log = execFileSync(
      'git',
      [
        ...['-c', 'core.quotePath=false', 'log', '--format=%x00%ct,%an', '--name-only'],
        // For a merge, only the files that differ from both sides.
        ...['--no-renames', '-c'],
      ],
      {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 256 * 1024 ** 2,
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    return parseChanges(log);
  } catch {
    return new Map();
  }
}

/** Makes Docusaurus ask here. For a file that isn't in the history, Docusaurus itself answers, with a warning. */
export function askOnce(root: string): void {
  let changes: Map<string, Change> | undefined;
  const ask: Ask = async (file) => {
    changes ??= lastChanges(root);
    const name = file && path.relative(root, file).split(path.sep).join('/');
    return (name ? changes.get(name) : undefined) ?? getFileLastUpdate(file);
  };
  Object.assign(lastUpdate, { getFileLastUpdate: ask });
}
