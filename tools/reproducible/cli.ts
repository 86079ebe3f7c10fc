/**
 * `npm run check:reproducible`: builds the last commit at two places, in two time zones, and compares every byte. Then
 * builds it from a shallow clone and from an archive without history: only the line of the last change may be missing.
 *
 * Slow: four builds. `SECTIONS` limits them, `--only two` leaves the last two out. Copies stand in the system's folder
 * for temporary files and are removed.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { differences, filesOf, fingerprint, visibleDifferences } from './compare';

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

/** Packages, without what compilers remember of earlier builds. */
function copyPackages(folder: string): void {
  const from = path.join(root, 'node_modules');
  cpSync(from, path.join(folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => file !== path.join(from, '.cache'),
  });
}

function build(name: string, get: (folder: string) => void, env = {}): string {
  const folder = path.join(home, name);
  mkdirSync(path.dirname(folder), { recursive: true });
  get(folder);
  copyPackages(folder);
  console.log(`Building in ${folder} …`);
  run(folder, process.execPath, ['--import', 'tsx', 'tools/docusaurus/build.ts'], env);
  rmSync(path.join(folder, 'node_modules'), { recursive: true });
  return path.join(folder, 'build');
}

const clone = (folder: string): void =>
  run(home, 'git', ['clone', '--quiet', `file://${root}`, folder]);

const shallow = (folder: string): void =>
  run(home, 'git', ['clone', '--quiet', '--depth', '1', `file://${root}`, folder]);

const archive = (folder: string): void => {
  mkdirSync(folder);
  const file = path.join(home, 'archive.tar');
  run(root, 'git', ['archive', '--output', file, 'HEAD']);
  run(folder, 'tar', ['-xf', file]);
};

/** Tells what differs; false if anything does. */
function tell(what: string, found: readonly string[]): boolean {
  if (found.length === 0) {
    console.log(`✔ ${what}`);
    return true;
  }
  console.error(`✖ ${what}: ${found.length} differences`);
  for (const each of found.slice(0, 20)) console.error(`  ${each}`);
  return false;
}

function main(): void {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, keep: { type: 'boolean', default: false } },
  });
  try {
    const one = build('a', clone, { TZ: 'UTC', LANG: 'C' });
    const other = build('another/much/longer/path', clone, {
      TZ: 'Pacific/Auckland',
      LANG: 'en_US.UTF-8',
    });
    const results = [
      tell(
        `Two places, two time zones: ${filesOf(one).length} files, byte for byte the same (${fingerprint(one).slice(0, 16)})`,
        differences(one, other),
      ),
    ];
    if (values.only !== 'two') {
      for (const [name, get] of [
        ['shallow', shallow],
        ['archive', archive],
      ] as const) {
        results.push(
          tell(
            `From ${name === 'shallow' ? 'a shallow clone' : 'an archive'}: every page reads the same but for its last change`,
            visibleDifferences(one, build(name, get)),
          ),
        );
      }
    }
    if (results.includes(false)) process.exitCode = 1;
  } finally {
    if (!values.keep) rmSync(home, { recursive: true, force: true });
    else console.log(`The builds stay in ${home}.`);
  }
}

main();
