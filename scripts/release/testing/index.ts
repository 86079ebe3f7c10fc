/** A release that was never made, for tests of the command that cuts one. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getSelector } from 'ox/AbiItem';
import {
  type CodeChanges,
  type ReleaseData,
  type ReleaseInfo,
} from '../../../packages/contract-reference';
import { anonymous } from '../../../packages/files/testing';
import { linkPackages } from '../../setup/packages';

const site = path.resolve(__dirname, '../../..');

/** A release that was never made: higher than any real one will be for long. */
export const madeUp = '9.9.9';

/** Runs git in a folder with an author of its own. */
export function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', [...anonymous, ...args], { cwd, encoding: 'utf8', stdio: 'pipe' });
}

/** Makes a repository with the current files of the site in it, committed once. */
export function makeCopy(root: string): void {
  const files = git(site, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  for (const name of files.split('\0').filter(Boolean)) {
    // A file that was removed is listed until the removal is committed.
    if (existsSync(path.join(site, name))) cpSync(path.join(site, name), path.join(root, name));
  }
  linkPackages(site, root);
  git(root, 'init', '--quiet');
  git(root, 'add', '-A');
  git(root, 'commit', '--quiet', '-m', 'Site');
}

/**
 * Writes facts of a made-up release: the newest real one with another version, one function more and one less in the
 * vault.
 *
 * @returns the real release that it follows
 */
export function makeFacts(folder: string): string {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(path.join(site, 'reference/data', name), 'utf8')) as unknown;
  const infos = read('releases.json') as ReleaseInfo[];
  const previous = infos.at(-1);
  if (!previous) throw new Error('there is no release to follow');
  const text = JSON.stringify(read(`${previous.version}.json`));
  const data = JSON.parse(text.replaceAll(`"${previous.version}"`, `"${madeUp}"`)) as ReleaseData;
  data.tag = `v${madeUp}`;
  const vault = data.contracts.find(({ name }) => name === 'Vault');
  const model = vault?.functions.find(({ name }) => name === 'setSymbol');
  if (!vault || !model) throw new Error('the vault has changed: choose another function');
  vault.functions = [
    ...vault.functions.filter(({ name }) => name !== 'setName'),
    {
      ...model,
      name: 'setMotto',
      sourceSignature: 'setMotto(String[20])',
      selectors: [{ signature: 'setMotto(string)', selector: getSelector('setMotto(string)') }],
    },
  ];
  const changes: CodeChanges = { from: previous.version, to: madeUp, contracts: {}, calling: {} };
  const files = {
    [`${madeUp}.json`]: data,
    'releases.json': [
      { ...previous, version: madeUp, tag: `v${madeUp}`, commitDate: '2022-07-15T10:00:00Z' },
    ],
    'changes.json': [changes],
  };
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), JSON.stringify(content));
  }
  return previous.version;
}

/** Writes the description of the made-up function into a copy of the vault's descriptions. */
export function makeDescriptions(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const text = readFileSync(path.join(site, 'reference/descriptions/Vault.yaml'), 'utf8');
  const entry = [
    '  setMotto(String[20]):',
    '    text: "Changes the motto of the vault."',
    '    params:',
    '      symbol: {text: "New motto.", unit: string}',
    '    reverts: ["The caller is not governance."]',
  ].join('\n');
  writeFileSync(
    path.join(folder, 'Vault.yaml'),
    text.replace(/^functions:$/m, `functions:\n${entry}`),
  );
}

/** Runs the release command of a copy. */
export function runRelease(
  root: string,
  ...args: string[]
): { readonly status: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--require', 'tsx/cjs', 'scripts/release/cli.ts', ...args],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 },
  );
  return { status, output: stdout + stderr };
}
