/** Third-party packages: each has a single version with known content, and runs nothing when it is installed. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { inRepository } from '../../../packages/files/testing';

const root = path.resolve(__dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

interface Locked {
  readonly name?: string;
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

const description = JSON.parse(read('package.json')) as Record<
  'dependencies' | 'devDependencies' | 'overrides',
  Record<string, string>
>;
const locks = ['package-lock.json', 'scripts/check-hosts/tools/package-lock.json'].map(
  (file) => JSON.parse(read(file)) as { lockfileVersion: number; packages: Record<string, Locked> },
);
const locked = locks
  .flatMap(({ packages }) => Object.entries(packages))
  .filter(([place]) => place !== '');

/** Packages that a package asks for under another name, as `"one": "npm:another@1.0.0"`. A new one has to be judged. */
const otherNames: Readonly<Record<string, string>> = {
  'node_modules/react-loadable': '@docusaurus/react-loadable',
  'node_modules/path-to-regexp-updated': 'path-to-regexp',
};

/** Packages that have a script for their installation, and why the site does without it. A new one has to be judged. */
const scriptsLeftOut: Readonly<Record<string, string>> = {
  '@swc/core': 'looks for the program, which comes as a package of its own',
  '@foundry-rs/anvil': 'looks for the program, which comes as a package of its own',
  '@foundry-rs/cast': 'looks for the program, which comes as a package of its own',
  'core-js': 'asks for donations',
  'core-js-pure': 'asks for donations',
  esbuild: 'saves a start of Node; the program itself comes as a package of its own',
  workerd: 'looks for the program, which comes as a package of its own',
};

/** Packages whose script for their installation has to run, and why. */
const scriptsAllowed: Readonly<Record<string, string>> = {};

test('every dependency is pinned to one version', () => {
  const { dependencies, devDependencies, overrides } = description;
  const pinned = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;
  for (const [name, version] of [dependencies, devDependencies].flatMap(Object.entries<string>)) {
    assert.match(version, pinned, name);
    assert.equal(locks[0]?.packages[`node_modules/${name}`]?.version, version, name);
  }
  for (const [name, version] of Object.entries(overrides)) {
    // npm doesn't update a dependency while an override repeats its version.
    if (name in dependencies || name in devDependencies) assert.equal(version, `$${name}`);
    else assert.match(version, pinned, name);
  }
});

test('lockfiles hold a hash for every package, and name no host and no package in the place of another', () => {
  assert.doesNotMatch(read('.npmrc'), /registry\s*=/);
  for (const { lockfileVersion } of locks) assert.equal(lockfileVersion, 3);
  assert.ok(locked.length > 1000);
  for (const [place, entry] of locked) {
    assert.match(entry.integrity ?? '', /^sha512-[A-Za-z0-9+/]{86}==$/, place);
    assert.equal(entry.resolved, undefined, place);
    assert.ok(!entry.link, place);
    assert.equal(entry.name, otherNames[place], `${place} holds another package`);
  }
});

test('what builds the site is installed where NODE_ENV is "production", as in many containers, or npm leaves something out', () => {
  assert.match(read('.npmrc'), /^include\[\]=dev\ninclude\[\]=optional$/m);
});

test('installing runs no script of a package, and each that has one is known', () => {
  assert.match(read('.npmrc'), /^ignore-scripts=true$/m);
  assert.deepEqual(scriptsAllowed, {}, 'they would have to be run by scripts/setup/install.cjs');
  const withScript = locked
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place]) => place.replace(/^.*node_modules\//, ''));
  assert.deepEqual([...new Set(withScript)].sort(), Object.keys(scriptsLeftOut).sort());
});

test('workflows install what the lockfile says', () => {
  for (const file of readdirSync(path.join(root, '.github/workflows'))) {
    const text = read(`.github/workflows/${file}`);
    assert.doesNotMatch(text, /npm (?:install|i|add|update)\b|npx |--ignore-scripts=false/, file);
  }
});

test('git holds no link to another place and nothing that it ignores', inRepository(root), () => {
  const git = (...args: string[]): string[] =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const links = git('ls-files', '--stage').filter((line) => line.startsWith('120000'));
  assert.deepEqual(links, []);
  assert.deepEqual(git('ls-files', '--cached', '--ignored', '--exclude-standard'), []);
});
