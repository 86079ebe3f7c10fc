/** Temporary folders of commands, in the system's folder for them. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Refusal } from './refusal';

const root = path.resolve(__dirname, '../..');

const folders: string[] = [];

/** Makes a folder that is removed when the command ends, whether it succeeds, fails, or is stopped by Ctrl+C. */
export function temporaryFolder(name: string): string {
  // One listener for all, because Node.js warns of more than ten.
  if (folders.length === 0)
    process.on('exit', () => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), `${name}-`)));
  folders.push(folder);
  return folder;
}

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
