/**
 * `npm run check:reproducible`: builds the last commit at two places, in two time zones, and compares every byte. Then
 * builds it from a shallow clone and from an archive without history: only the line of the last change may be missing.
 *
 * Slow: four builds. `SECTIONS` limits them. Copies are made in the system's folder for temporary files and removed
 * afterward.
 *
 * With `--cached` it proves instead that a build that finds the cache of an earlier one writes the bytes of a build that
 * finds none: after an edit of each kind of source (`edits.ts`), and after all edits are taken back. A quarter of an hour.
 */
import '../setup/help.cjs';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { filesBelow, temporaryFolder } from '../../packages/files';
import { differences } from './differences';
import { apply, edits } from './edits';

const root = path.resolve(__dirname, '../..');
const home = temporaryFolder('reproducible');

function run(cwd: string, command: string, args: readonly string[], env = {}): void {
  execFileSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    // What it says of a failure is in the error.
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** A copy of the site, ready to be built: with its packages, but not with what compilers remember of earlier builds. */
function prepare(name: string, get: (folder: string) => void): string {
  const folder = path.join(home, name);
  mkdirSync(path.dirname(folder), { recursive: true });
  get(folder);
  const packages = path.join(root, 'node_modules');
  cpSync(packages, path.join(folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => file !== path.join(packages, '.cache'),
  });
  return folder;
}

function buildIn(folder: string, env = {}): void {
  run(folder, process.execPath, ['--require', 'tsx/cjs', 'scripts/build/cli.ts'], env);
}

function build(name: string, get: (folder: string) => void, env = {}): string {
  const folder = prepare(name, get);
  console.log(`Building in ${folder} …`);
  buildIn(folder, env);
  rmSync(path.join(folder, 'node_modules'), { recursive: true });
  return path.join(folder, 'build');
}

const clone = (folder: string, ...options: string[]): void =>
  run(home, 'git', ['clone', '--quiet', ...options, `file://${root}`, folder]);

const shallow = (folder: string): void => clone(folder, '--depth', '1');

const archive = (folder: string): void => {
  mkdirSync(folder);
  const file = path.join(home, 'archive.tar');
  run(root, 'git', ['archive', '--output', file, 'HEAD']);
  run(folder, 'tar', ['-xf', file]);
};

function report(what: string, found: readonly string[]): void {
  if (found.length === 0) {
    console.log(`✔ ${what}`);
    return;
  }
  console.error(`✖ ${what}: ${found.length} differences`);
  for (const each of found.slice(0, 20)) console.error(`  ${each}`);
  process.exitCode = 1;
}

function comparePlaces(): void {
  const one = build('a', clone, { TZ: 'UTC', LANG: 'C' });
  const other = build('another/much/longer/path', clone, {
    TZ: 'Pacific/Auckland',
    // In Estonian, "z" comes before "t".
    LC_ALL: 'et_EE.UTF-8',
  });
  report(
    `Two places, time zones, and languages: ${filesBelow(one).length} files, byte for byte the same`,
    differences(one, other),
  );
  for (const [name, what, get] of [
    ['shallow', 'a shallow clone', shallow],
    ['archive', 'an archive', archive],
  ] as const) {
    report(
      `From ${what}: every page reads the same but for its last change`,
      differences(one, build(name, get), 'words'),
    );
  }
}

function compareCached(): void {
  const folder = prepare('cached', clone);
  const built = path.join(folder, 'build');
  const kept = path.join(home, 'kept');
  const first = path.join(home, 'first');
  console.log('Building without a cache …');
  buildIn(folder);
  renameSync(built, first);
  for (const edit of edits) {
    console.log(`Building with the cache, and without, after an edit of ${edit.name} …`);
    const takeBack = apply(folder, edit);
    buildIn(folder);
    renameSync(built, kept);
    for (const known of ['.docusaurus', '.cache', 'node_modules/.cache']) {
      rmSync(path.join(folder, known), { recursive: true, force: true });
    }
    buildIn(folder);
    const changed = differences(first, built).length;
    report(`${edit.name}: ${changed} files change, with the cache and without`, [
      ...(changed === 0 ? ['nothing: the edit does not reach the site'] : []),
      ...differences(kept, built),
    ]);
    takeBack();
    rmSync(kept, { recursive: true });
  }
  console.log('Building with the cache when every edit is taken back …');
  buildIn(folder);
  report('every edit taken back: the bytes of the first build', differences(first, built));
}

const { values } = parseArgs({
  options: {
    cached: { type: 'boolean', default: false },
  },
});
if (values.cached) compareCached();
else comparePlaces();
