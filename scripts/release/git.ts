import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { Refusal } from '../setup/refusal';

/** Runs a command to its end, with its output as bytes. */
export function run(
  command: string,
  args: readonly string[],
  cwd: string,
  input?: Buffer,
): SpawnSyncReturns<Buffer> {
  return spawnSync(command, args, { cwd, input, maxBuffer: 256 * 1024 ** 2 });
}

/** Output of git in a folder. */
export function git(cwd: string, ...args: string[]): string {
  const { status, stdout, stderr } = run('git', args, cwd);
  if (status !== 0) throw new Refusal(`git ${args[0]} failed: ${stderr.toString().trim()}`);
  return stdout.toString();
}

/**
 * Copies the changes of a patch into a working tree. Git changes nothing if one of them doesn't fit.
 *
 * @throws Refusal if one doesn't
 */
export function applyPatch(root: string, patch: Buffer): void {
  const { status, stderr } = run('git', ['apply', '--whitespace=nowarn'], root, patch);
  if (status === 0) return;
  throw new Refusal(
    `The release could not be written: ${stderr.toString().trim()}\nCommit or move what you changed meanwhile, and run it again.`,
  );
}
