/**
 * `npm run release:vaults -- RELEASE --facts FOLDER`: cuts a release of the vault contracts.
 *
 * Everything happens in a copy of the last commit. Once the copy is complete, the command shows what changes, and the
 * changes reach the working tree in one step.
 *
 * Options: `--descriptions FOLDER` adds description files of new members, `--dry-run` shows and writes nothing.
 */
import '../setup/help.cjs';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  type Comparison,
  summaryOf,
} from '../../src/components/reference/ReleasePicker/comparison';
import { latestRelease, releases } from '../../src/data/releases';
import { linkPackages } from '../setup/packages';
import { Refusal } from '../setup/refusal';
import { temporaryCheckout } from '../setup/temporary';
import { cut, mentions } from './cut';
import { descriptionFiles, readRelease } from './data';
import { git, takeOver } from './git';
import { releaseNote } from './note';

const root = path.resolve(__dirname, '../..');

/** A step that runs the copy's own tools. */
function step(copy: string, says: string, script: string): void {
  const command = ['--require', 'tsx/cjs', script];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: copy,
    encoding: 'utf8',
  });
  if (status === 0) return;
  const output = `${stdout}\n${stderr}`.trim();
  throw new Refusal(`${output}\n\n${says} failed. Fix the problems above. Nothing was written.`);
}

function checkStart(release: string | undefined): asserts release is string {
  if (release === undefined || !/^\d+\.\d+\.\d+$/.test(release)) {
    throw new Refusal(
      'Name the release: npm run release:vaults -- 0.4.4 --facts <folder>. Options: --descriptions <folder>, --dry-run.',
    );
  }
  if (release.localeCompare(latestRelease, 'en', { numeric: true }) <= 0) {
    throw new Refusal(`${release} does not come after ${latestRelease}, the newest release here.`);
  }
  const dirty = git(root, 'status', '--porcelain').trim();
  if (dirty !== '') {
    const count = dirty.split('\n').length;
    throw new Refusal(
      `The working tree has ${count} uncommitted ${count === 1 ? 'change' : 'changes'}: commit or remove them first, so that you can undo the release as a whole.`,
    );
  }
}

/** What the command line asks for, checked before anything takes time. */
function start() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      facts: { type: 'string' },
      descriptions: { type: 'string' },
      'dry-run': { type: 'boolean' },
    },
  });
  const [release, extra] = positionals;
  if (extra !== undefined) {
    throw new Refusal(`"${extra}" is one argument too many: name one release.`);
  }
  checkStart(release);
  if (values.facts === undefined) {
    throw new Refusal(
      `Name the folder of the facts of ${release}: --facts <folder> (see reference/README.md).`,
    );
  }
  const added = readRelease(path.resolve(values.facts), release, latestRelease);
  const descriptions =
    values.descriptions === undefined
      ? []
      : descriptionFiles(root, path.resolve(values.descriptions), added);
  return { release, added, descriptions, isDryRun: values['dry-run'] };
}

function main(): void {
  const { release, added, descriptions, isDryRun } = start();
  console.log(`Cutting ${release} in a copy …`);
  const copy = temporaryCheckout('HEAD');
  linkPackages(root, copy);
  cut(copy, latestRelease, added, descriptions);
  step(copy, 'Rendering the reference', 'scripts/reference/cli.ts');
  const comparison = JSON.parse(
    readFileSync(path.join(copy, `static/abi/compare/${latestRelease}-${release}.json`), 'utf8'),
  ) as Comparison;
  const note = `blog/${added.info.commitDate.slice(0, 10)}-vaults-${release}.md`;
  writeFileSync(path.join(copy, note), releaseNote(comparison));
  step(copy, 'The check of sidebars and front matter', 'scripts/build/preflight/cli.ts');

  git(copy, 'add', '-A');
  const changed = git(copy, 'diff', '--cached', '--shortstat', '--dirstat=files,0', 'HEAD');
  console.log(
    `\n${release} becomes the newest release, at /vaults. ${latestRelease} moves to /vaults/${latestRelease}; links that name it keep working.\n`,
  );
  console.log(changed);
  console.log(`\n${summaryOf(comparison)} The draft of the release note is ${note}.`);
  console.log(
    `\nLines that still name ${latestRelease} or the number of releases, for a person to look at:\n  ${mentions(copy, releases).join('\n  ')}`,
  );
  if (isDryRun) {
    console.log('\nDry run: nothing was written.');
    return;
  }
  takeOver(root, copy);
  console.log(
    [
      '\nWritten. Next:',
      `1. Write the release note: ${note}.`,
      `2. In vaults/getting-started.md, say what the new release changes, and in vaults_versioned_docs/version-${latestRelease}/getting-started.md, correct what still calls ${latestRelease} the newest release. Then go through the list above.`,
      '3. Run npm test, look at the site, and commit.',
      'To undo everything before the commit: git restore . && git clean -fd',
    ].join('\n'),
  );
}

main();
