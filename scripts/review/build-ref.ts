/**
 * `npm run build:ref [-- --ref COMMIT]`: builds the site of another commit into `.cache/before`, to compare with.
 *
 * `--ref` is `BUILD_REF` or the published branch of `origin` unless said. The working tree is not touched.
 */
import '../setup/help.cjs';
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { site } from '../../src/data/site';
import { linkPackages } from '../setup/packages';
import { Refusal } from '../setup/refusal';
import { temporaryCheckout } from '../setup/temporary';

const root = path.resolve(__dirname, '../..');

const lockfile = (folder: string): string =>
  readFileSync(path.join(folder, 'package-lock.json'), 'utf8');

const { values } = parseArgs({
  options: {
    ref: {
      type: 'string',
      default: process.env['BUILD_REF'] ?? `origin/${site.repository.branch}`,
    },
  },
});
const copy = temporaryCheckout(values.ref);

function npm(...args: string[]): void {
  const { status } = spawnSync('npm', args, { cwd: copy, stdio: 'inherit' });
  if (status !== 0) throw new Refusal(`"npm ${args.join(' ')}" failed. Its message is above.`);
}

if (lockfile(copy) === lockfile(root)) linkPackages(root, copy);
else npm('ci', '--no-audit', '--no-fund');
npm('run', 'build');
const target = path.join(root, '.cache/before');
rmSync(target, { recursive: true, force: true });
cpSync(path.join(copy, 'build'), target, { recursive: true });
