import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { temporaryFolder } from '../../packages/files';
import { Refusal } from './refusal';

const root = path.resolve(__dirname, '../..');

/**
 * Puts the files of a commit into a folder that is removed like the others. It has the history, but no packages.
 *
 * @throws Refusal if there is no such commit
 */
export function temporaryCheckout(commit: string): string {
  const copy = path.join(temporaryFolder('checkout'), 'site');
  const git = (...args: string[]) =>
    spawnSync('git', ['worktree', ...args], { cwd: root, stdio: 'inherit' });
  process.on('exit', () => git('prune'));
  if (git('add', '--quiet', '--detach', copy, commit).status !== 0) {
    throw new Refusal(`git could not check out ${commit}. Its message is above.`);
  }
  return copy;
}
