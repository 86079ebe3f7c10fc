import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/**
 * Whether the whole history of the files is at hand. Without it (an unpacked archive, a shallow clone) every file would
 * seem to be as old as the copy: then pages do not tell when they were changed.
 */
export function hasHistory(folder = root): boolean {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {
    cwd: folder,
    encoding: 'utf8',
    // A repository further up, around an unpacked archive, knows nothing of these files.
    env: { ...process.env, GIT_CEILING_DIRECTORIES: path.dirname(folder) },
  });
  return status === 0 && stdout.trim() === 'false';
}
