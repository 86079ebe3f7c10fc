import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/**
 * Whether the whole history of the files is available. Without it, as in an unpacked archive or a shallow clone,
 * every file would seem to be as old as the copy. Pages then don't say when they were changed.
 */
export function hasHistory(folder = root): boolean {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {
    cwd: folder,
    encoding: 'utf8',
    // If an unpacked archive is inside of another repository, that one knows nothing about these files.
    env: { ...process.env, GIT_CEILING_DIRECTORIES: path.dirname(folder) },
  });
  return status === 0 && stdout.trim() === 'false';
}
