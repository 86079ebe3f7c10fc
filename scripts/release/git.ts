import { spawnSync } from 'node:child_process';
import { Refusal } from '../setup/refusal';

/** Output of git in a folder. */
export function git(cwd: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Refusal(`git ${args[0]} failed: ${stderr.trim()}`);
  return stdout;
}

/**
 * Brings what the index of another worktree holds into a working tree, and leaves its index as it was. Git changes
 * nothing if something there was written meanwhile.
 *
 * @throws Refusal if something was
 */
export function takeOver(root: string, copy: string): void {
  const [from, to] = [git(copy, 'rev-parse', 'HEAD'), git(copy, 'write-tree')];
  git(root, 'read-tree', '-m', '-u', from.trim(), to.trim());
  git(root, 'reset', '--quiet');
}
