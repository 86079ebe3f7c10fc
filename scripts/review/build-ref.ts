/**
 * `npm run build:ref [-- --ref COMMIT]`: builds the site of another commit into `.cache/before`, to compare with.
 *
 * `--ref` is `BUILD_REF` or `origin/master` unless said. The working tree is not touched.
 */
import '../setup/help.cjs';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Refusal } from '../setup/refusal';

const root = path.resolve(__dirname, '../..');

function run(cwd: string, command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status === 0) return;
  throw new Refusal(`"${[command, ...args].join(' ')}" failed. Its message is above.`);
}

const lockfile = (folder: string): string =>
  readFileSync(path.join(folder, 'package-lock.json'), 'utf8');

function main(): void {
  const { values } = parseArgs({
    options: {
      ref: { type: 'string', default: process.env['BUILD_REF'] ?? 'origin/master' },
    },
  });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'build-ref-'));
  const copy = path.join(folder, 'site');
  try {
    run(root, 'git', 'worktree', 'add', '--quiet', '--detach', copy, values.ref);
    if (lockfile(copy) === lockfile(root)) {
      symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'dir');
    } else run(copy, 'npm', 'ci', '--no-audit', '--no-fund');
    run(copy, 'npm', 'run', 'build');
    const target = path.join(root, '.cache/before');
    rmSync(target, { recursive: true, force: true });
    cpSync(path.join(copy, 'build'), target, { recursive: true });
  } finally {
    spawnSync('git', ['worktree', 'remove', '--force', copy], { cwd: root });
    rmSync(folder, { recursive: true, force: true });
  }
}

main();
