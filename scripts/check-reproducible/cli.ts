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
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { filesBelow } from '../../packages/hosting';
import { differences } from './compare';
import { apply, edits } from './edits';

const root = path.resolve(__dirname, '../..');
const home = mkdtempSync(path.join(tmpdir(), 'reproducible-'));

function run(cwd: string, command: string, args: readonly string[], env = {}): void {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 ** 2,
    env: { ...process.env, ...env },
  });
  if (status !== 0) {
    throw new Error(`${command} ${args.join(' ')} failed in ${cwd}:\n${stdout}${stderr}`);
  }
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
  run(folder, process.execPath, ['--import', 'tsx', 'scripts/build/cli.ts'], env);
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

/** Prints what differs; false if anything does. */
function report(what: string, found: readonly string[]): boolean {
  if (found.length === 0) {
    console.log(`✔ ${what}`);
    return true;
  }
  console.error(`✖ ${what}: ${found.length} differences`);
  for (const each of found.slice(0, 20)) console.error(`  ${each}`);
  return false;
}

/** Builds at two places, and from sources without history. Returns false if anything differs that may not. */
function comparePlaces(): boolean {
  const one = build('a', clone, { TZ: 'UTC', LANG: 'C' });
  const other = build('another/much/longer/path', clone, {
    TZ: 'Pacific/Auckland',
    LANG: 'en_US.UTF-8',
  });
  const results = [
    report(
      `Two places, two time zones: ${filesBelow(one).length} files, byte for byte the same`,
      differences(one, other),
    ),
  ];
  for (const [name, what, get] of [
    ['shallow', 'a shallow clone', shallow],
    ['archive', 'an archive', archive],
  ] as const) {
    results.push(
      report(
        `From ${what}: every page reads the same but for its last change`,
        differences(one, build(name, get), 'words'),
      ),
    );
  }
  return !results.includes(false);
}

/** Builds with and without the cache of the build before. Returns false if anything differs. */
function compareCached(): boolean {
  const folder = prepare('cached', clone);
  const built = path.join(folder, 'build');
  const kept = path.join(home, 'kept');
  const first = path.join(home, 'first');
  const results: boolean[] = [];
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
    results.push(
      report(`${edit.name}: ${changed} files change, with the cache and without`, [
        ...(changed === 0 ? ['nothing: the edit does not reach the site'] : []),
        ...differences(kept, built),
      ]),
    );
    takeBack();
    rmSync(kept, { recursive: true });
  }
  console.log('Building with the cache when every edit is taken back …');
  buildIn(folder);
  results.push(
    report('every edit taken back: the bytes of the first build', differences(first, built)),
  );
  return !results.includes(false);
}

function main(): void {
  const { values } = parseArgs({
    options: {
      cached: { type: 'boolean', default: false },
    },
  });
  try {
    const isSame = values.cached ? compareCached() : comparePlaces();
    if (!isSame) process.exitCode = 1;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

main();
