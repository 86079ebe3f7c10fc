/**
 * `npm run build:ref -- [--ref COMMIT] [--out-dir FOLDER]`: builds the site of another commit, to compare with.
 *
 * `--ref` is `BUILD_REF` or `origin/master` unless said,
 * `--out-dir` is `.cache/before`. The working tree is not touched.
 */
import '../setup/help.cjs';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

const root = path.resolve(__dirname, '../..');

function run(cwd: string, command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${path.basename(command)} ${args[0]} failed`);
}

const lockfile = (folder: string): string =>
  readFileSync(path.join(folder, 'package-lock.json'), 'utf8');

function main(): void {
  const { values } = parseArgs({
    options: {
      ref: { type: 'string', default: process.env['BUILD_REF'] ?? 'origin/master' },
      'out-dir': { type: 'string', default: '.cache/before' },
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
    const target = path.resolve(root, values['out-dir']);
    rmSync(target, { recursive: true, force: true });
    cpSync(path.join(copy, 'build'), target, { recursive: true });
  } finally {
    spawnSync('git', ['worktree', 'remove', '--force', copy], { cwd: root });
    rmSync(folder, { recursive: true, force: true });
  }
}

main();
