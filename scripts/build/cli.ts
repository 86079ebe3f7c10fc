/**
 * `npm run build`: builds the site next to the last good build, and replaces that one only when the new one is
 * complete.
 *
 * Options: `--out-dir DIR` (default `build`), and `--nested` for a build with a base path whose host publishes a
 * folder as its root: the site is then below that path in the folder. Variables: see `src/config/environment.ts`, and
 * `POLICY_IN_PAGES=1` for hosts that cannot send headers: the content security policy is then in every page too.
 */
import '../setup/help.cjs';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { recoverBuild, replaceBuild } from '../../packages/static-server';
import { Refusal } from '../setup/refusal';
import { docusaurus } from './docusaurus';
import type * as Data from '../../src/data/releases';
import type * as Finish from './finish';
import { lock } from './lock';

const root = path.resolve(__dirname, '../..');
/** Bytes that a build needs: the site twice, its compressed copies and the compiler's cache. */
const neededDisk = 500 * 1024 ** 2;

/** What the compiler keeps from earlier builds. */
const compiled = path.join(root, 'node_modules/.cache/webpack/server-production-en');

/** With more releases, memory counts for more than time: a cold build with the quick heap takes 2 GiB already. */
const manyReleases: number = 12;

/**
 * For builds that compile everything. A compiler makes millions of short-lived objects. In the little memory that
 * Node has for new objects, many of them seem to be long-lived, and moving these took a sixth of a build.
 */
const quickHeap = ['--max-semi-space-size=32'] as const;

/**
 * Where most is compiled already, and where releases are many. Garbage is collected before the heap has grown by a
 * half, as Node lets it: a build that finds most compiled takes about 800 MB. With 8 MB and 10%, it would take a tenth
 * less memory, and a third more time.
 */
const smallHeap = ['--max-semi-space-size=16', '--heap-growing-percent=20'] as const;

/** Every build has it at its top, and nothing else has. */
const mark = '.site/headers.json';

/** A build replaces its folder as a whole, so nothing but an earlier build may be in it. */
function checkTarget(folder: string): void {
  if (!existsSync(folder) || existsSync(path.join(folder, mark))) return;
  if (readdirSync(folder).length === 0) return;
  throw new Refusal(
    `${folder} holds something other than a build, and a build would delete it. Name a new or an empty folder with --out-dir.`,
  );
}

/** Whether the disk that holds `folder` has too little room for a build. */
function isDiskFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < neededDisk;
}

/** Says why there is no new build, and that the last one is untouched, if there is one. */
function fail(target: string, sentence: string): void {
  const kept = existsSync(path.join(target, mark))
    ? ` ${path.relative(root, target)}/ still holds the last good build.`
    : '';
  console.error(`\n${sentence}${kept}`);
  process.exitCode = 1;
}

/** Lets a signal that has come meanwhile end this process, before what it has stopped is taken for a failure. */
const aTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Runs Docusaurus into a folder; whether it succeeded. */
function buildPages(folder: string): boolean {
  console.log('Building the site (about a minute; the first time two) …');
  // Loaded only now, because the check before reports a mistake in it more clearly.
  const { versions } = require('../../src/data/releases') as typeof Data;
  const isSmall = existsSync(compiled) || versions.releases.length > manyReleases;
  const { status } = spawnSync(
    process.execPath,
    [...(isSmall ? smallHeap : quickHeap), ...docusaurus(['build', '--out-dir', folder])],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NO_UPDATE_NOTIFIER: '1',
        // Dates in the pages use one time zone, and lists the order of one language, wherever the site is built.
        TZ: 'UTC',
        LC_ALL: 'en_US.UTF-8',
      },
    },
  );
  return status === 0;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      'out-dir': { type: 'string', default: 'build' },
      nested: { type: 'boolean', default: false },
    },
  });
  const target = path.resolve(root, values['out-dir']);
  checkTarget(target);
  mkdirSync(path.dirname(target), { recursive: true });
  const checked = spawnSync(
    process.execPath,
    ['--require', 'tsx/cjs', path.join(root, 'scripts/build/preflight/cli.ts')],
    { cwd: root, stdio: 'inherit' },
  );
  await aTurn();
  // Only now, so that what's wrong is said beside another build, too.
  lock(path.join(root, '.cache/building'));
  // Beside the target, so that the rename stays within one file system.
  const next = path.join(path.dirname(target), `.${path.basename(target)}-next`);
  rmSync(next, { recursive: true, force: true });
  // Refused now if nothing can be written there, and not after the build.
  mkdirSync(next);
  rmdirSync(next);
  recoverBuild(target);

  if (checked.status !== 0) {
    fail(target, 'The site was not built. Fix the problems above, then run the command again.');
    return;
  }
  const full = 'The disk is full: a build needs 500 MB.';
  if (isDiskFull(path.dirname(target))) {
    fail(target, full);
    return;
  }
  const isBuilt = buildPages(next);
  await aTurn();
  if (!isBuilt) {
    rmSync(next, { recursive: true, force: true });
    const isFull = isDiskFull(path.dirname(target));
    fail(target, isFull ? full : 'The build failed. Its message is above.');
    return;
  }
  try {
    // Loaded only now, so that it takes no memory while the pages are built.
    const { finish } = require('./finish') as typeof Finish;
    await finish(next, target, values.nested);
    replaceBuild(next, target);
  } catch (error) {
    rmSync(next, { recursive: true, force: true });
    fail(target, (error as Error).message);
    return;
  }
  console.log(`The site is in ${path.relative(root, target)}/.`);
}

void main();
