import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { before, test } from 'node:test';
import { inRepository } from '../../packages/files/testing';
import { temporaryFolder, writeFiles } from '../../packages/files';
import { freezeLinks } from './cut';
import { takeOver } from './git';
import { releaseNote } from './note';
import { git, madeUp, makeCopy, makeDescriptions, makeFacts, runRelease } from './testing';

const folder = temporaryFolder('release-test');
const root = path.join(folder, 'site');
const facts = path.join(folder, 'facts');
const descriptions = path.join(folder, 'descriptions');
let previous: string;

const ofCopy = inRepository(path.resolve(__dirname, '../..'));

before(() => {
  if (ofCopy.skip) return;
  makeCopy(root);
  previous = makeFacts(facts);
  makeDescriptions(descriptions);
});

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Runs the command and expects it to leave the tree and the list of worktrees as they were. */
function refused(pattern: RegExp, ...args: string[]): void {
  const state = git(root, 'status', '--porcelain');
  const { status, output } = runRelease(root, ...args);
  assert.notEqual(status, 0, output);
  assert.match(output, pattern);
  assert.equal(git(root, 'status', '--porcelain'), state);
  assert.equal(git(root, 'worktree', 'list').trim().split('\n').length, 1);
}

test('a release that is no release, or not the next one, is refused', ofCopy, () => {
  refused(/Name the release/);
  refused(/does not come after/, '0.0.1', '--facts', facts);
});

test('missing facts are named', ofCopy, () => {
  refused(/Name the folder of the facts/, madeUp);
  refused(/9\.9\.8\.json: missing/, '9.9.8', '--facts', facts);
});

test('a tree with uncommitted changes is refused', ofCopy, () => {
  writeFileSync(path.join(root, 'stray.txt'), 'x');
  refused(/1 uncommitted change:/, madeUp, '--facts', facts);
  rmSync(path.join(root, 'stray.txt'));
});

test('a member without a description stops the release, and nothing is half done', ofCopy, () => {
  refused(/setMotto[\s\S]*Nothing was written/, madeUp, '--facts', facts);
});

test(
  'description files that are missing or would be passed over are refused at once',
  ofCopy,
  () => {
    const folderOf = (name: string): string => temporaryFolder('descriptions', { [name]: '' });
    const start = [madeUp, '--facts', facts, '--descriptions'];
    refused(
      /^.+Vault\.yml is not named after a contract of 9\.9\.9/,
      ...start,
      folderOf('Vault.yml'),
    );
    refused(/^.+descriptions-\w+ has no description files/, ...start, folderOf('.DS_Store'));
    refused(/^There is no folder .+\/none: correct --descriptions/, ...start, `${folder}/none`);
  },
);

test('a dry run shows what would change', ofCopy, () => {
  // The check of all documents takes long, and the next test runs it.
  writeFileSync(path.join(root, 'scripts/build/preflight/cli.ts'), '');
  git(root, 'commit', '--quiet', '--all', '-m', 'Check nothing');
  const { status, output } = runRelease(
    root,
    ...[madeUp, '--facts', facts, '--descriptions', descriptions, '--dry-run'],
  );
  assert.equal(status, 0, output);
  assert.match(output, /From [\d.]+ to 9\.9\.9, 1 contract differs, with 1 breaking change\. The/);
  assert.match(output, /vaults\/getting-started\.md \(\d+\)/);
  assert.match(output, /^ {2}samples\/chain\/README\.md \(/m);
  assert.match(
    output,
    /^ {2}vaults_versioned_docs\/version-0\.4\.2\/yearn-sdk\/yearn-stack\.md \(/m,
  );
  // What is named after a release may name it.
  assert.doesNotMatch(output, new RegExp(`^ {2}\\S+-${previous}\\S* \\(`, 'm'));
  // Words for releases up to the newest one don't cover the new one.
  assert.match(output, /reference\/descriptions\/Registry\.yaml \(\d+\)/);
  assert.doesNotMatch(output, /v2\/errors\.md \(|vaults\/(?:compare\.md|smart-contracts\/\S+) \(/);
  assert.doesNotMatch(output, /^ {2}packages\//m);
  // These texts say how many releases there are.
  for (const file of ['README.md', 'src/pages/index.tsx', 'src/data/site/index.ts'])
    assert.ok(output.includes(`  ${file} (`), file);
  assert.match(output, /Dry run: nothing was written/);
  assert.equal(git(root, 'status', '--porcelain'), '');
  git(root, 'reset', '--quiet', '--hard', 'HEAD~');
});

test('a release is cut whole', ofCopy, () => {
  const frozen = `vaults_versioned_docs/version-${previous}`;
  const contract = read('vaults/smart-contracts/vault.md');
  const { status, output } = runRelease(
    root,
    ...[madeUp, '--facts', facts, '--descriptions', descriptions],
  );
  assert.equal(status, 0, output);
  assert.equal(git(root, 'worktree', 'list').trim().split('\n').length, 1);

  // The release that was the newest until now is under its number, and its links stay within it.
  assert.deepEqual((JSON.parse(read('vaults_versions.json')) as string[])[0], previous);
  assert.match(read(`${frozen}/smart-contracts/vault.md`), /setName \{#setname\}/);
  assert.equal(
    read(`${frozen}/yearn-sdk/yearn-stack.md`).length > 0 && existsSync(path.join(root, 'vaults')),
    true,
  );
  for (const name of ['selectors.md', 'yearn-api.asked.yaml', 'yearn-sdk/yearn-stack.asked.yaml'])
    assert.equal(existsSync(path.join(root, frozen, name)), false, name);
  const sidebar = JSON.parse(
    read(`vaults_versioned_sidebars/version-${previous}-sidebars.json`),
  ) as { vaults: unknown[] };
  assert.equal(sidebar.vaults[0], 'getting-started');
  assert.match(read(`${frozen}/getting-started.md`), /^tags: .*, deprecated\]$/m);
  assert.match(
    read(`${frozen}/getting-started.md`),
    /archived.*\]\(\/vaults\/getting-started\)\.$/m,
  );
  const links = new RegExp(`^\\+.*\\(/vaults/${previous}/compare\\)`, 'm');
  assert.match(git(root, 'diff', '--', 'blog'), links);

  // The new one is at the root.
  assert.match(read('vaults/smart-contracts/vault.md'), /\{#setmotto\}/);
  assert.doesNotMatch(read('vaults/smart-contracts/vault.md'), /\{#setname\}/);
  assert.match(contract, /\{#setname\}/);
  assert.match(read('src/data/releases/index.ts'), new RegExp(`\\[\\n  '${madeUp}',\\n`));
  assert.equal((JSON.parse(read('package.json')) as { version: string }).version, madeUp);
  const lock = JSON.parse(read('package-lock.json')) as {
    version: string;
    packages: Record<string, { version: string }>;
  };
  assert.deepEqual([lock.version, lock.packages['']?.version], [madeUp, madeUp]);
  assert.match(read('tests/routes.ts'), /'9\.9\.9',?\s*\] as const/);
  const written = git(root, 'ls-files', '--modified', '--others', '--exclude-standard');
  const check = ['--check', '--ignore-unknown', ...written.trim().split('\n')];
  const { status: format, stderr } = spawnSync('node_modules/.bin/prettier', check, { cwd: root });
  assert.equal(format, 0, String(stderr));

  // What is made from the data is made again, and the draft names the breaking change.
  assert.ok(existsSync(path.join(root, `static/abi/${madeUp}/Vault.json`)));
  assert.ok(existsSync(path.join(root, `static/abi/compare/${previous}-${madeUp}.json`)));
  assert.match(read('vaults/compare.md'), /9\.9\.9[\s\S]*differ in 1 contract, with 1 breaking/);
  const note = read('blog/2022-07-15-vaults-9.9.9.md');
  assert.match(note, /Vault: added \[`setMotto\(string\)`\]|Vault: added .*setMotto/);
  assert.match(note, /Vault: removed .*setName.*\*\*breaking\*\*/);
});

// This takes some minutes.
if (process.env.REHEARSAL) {
  test('the vaults with the new release are built, and their pages say so', ofCopy, () => {
    execFileSync(process.execPath, ['--require', 'tsx/cjs', 'scripts/build/cli.ts'], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, SECTIONS: 'vaults' },
    });
    const page = (route: string): string => read(`build/vaults/${route}/index.html`);
    assert.match(page('smart-contracts/vault'), /id="setmotto"/);
    assert.match(page(`${previous}/smart-contracts/vault`), /id="setname"/);
    const canonical = /rel="canonical" href="[^"]*\/vaults\/smart/;
    assert.match(page(`${previous}/smart-contracts/vault`), canonical);
    assert.match(page(`${previous}/getting-started`), /rel="canonical"/);
    assert.ok(page('getting-started').includes(`/vaults/${previous}/getting-started`));
    assert.ok(page(previous).includes(`url=/vaults/${previous}/getting-started`));
    assert.match(page(`${madeUp}/smart-contracts/vault`), /url=\/vaults\/smart-contracts\/vault/);
    assert.ok(page('compare').includes(madeUp));
  });

  test('tests of the reference and of the small site pass with the new release', ofCopy, () => {
    const options = ['--require', './tests/setup/css.cjs', '--require', 'tsx/cjs', '--test'];
    const files = ['packages/contract-reference/errors.test.ts', 'tests/site/dev.test.ts'];
    // Without the variable that says that Node runs a test already, which would skip these.
    const env = { ...process.env, NODE_TEST_CONTEXT: undefined };
    execFileSync(process.execPath, [...options, ...files], { cwd: root, stdio: 'inherit', env });
  });
}

test('a release that does not fit leaves what was written meanwhile', () => {
  const tree = temporaryFolder('tree');
  const copy = temporaryFolder('copy');
  git(tree, 'init', '--quiet');
  writeFiles(tree, { 'a.txt': 'old\n', 'b.txt': 'old\n' });
  git(tree, 'add', '-A');
  git(tree, 'commit', '--quiet', '-m', 'Site');
  git(tree, 'worktree', 'add', '--quiet', '--detach', copy);
  writeFiles(copy, { 'a.txt': 'new\n', 'b.txt': 'new\n', 'd.txt': 'new\n' });
  git(copy, 'add', '-A');
  const texts = (): string[] =>
    ['a.txt', 'b.txt', 'c.txt'].map((name) => readFileSync(path.join(tree, name), 'utf8'));
  writeFiles(tree, { 'b.txt': 'meanwhile\n', 'c.txt': 'meanwhile\n' });
  assert.throws(() => takeOver(tree, copy), /git read-tree failed: [\s\S]*b\.txt/);
  assert.deepEqual(texts(), ['old\n', 'meanwhile\n', 'meanwhile\n']);
  writeFiles(tree, { 'd.txt': 'meanwhile\n' });
  git(tree, 'restore', 'b.txt');
  assert.throws(() => takeOver(tree, copy), /git read-tree failed: [\s\S]*d\.txt/);
  assert.deepEqual(texts(), ['old\n', 'old\n', 'meanwhile\n']);
  rmSync(path.join(tree, 'd.txt'));
  takeOver(tree, copy);
  assert.deepEqual(texts(), ['new\n', 'new\n', 'meanwhile\n']);
  assert.equal(git(tree, 'status', '--porcelain'), ' M a.txt\n M b.txt\n?? c.txt\n?? d.txt\n');
});

test('links of a frozen document stay within its release', () => {
  const documents = new Set(['compare', 'smart-contracts/vault']);
  assert.equal(
    freezeLinks(
      '[a](/vaults/smart-contracts/vault#deposit) [b](/vaults/0.3.0/compare) [c](../selectors.md#scope) [d](./x.md)',
      '0.4.3',
      documents,
    ),
    '[a](/vaults/0.4.3/smart-contracts/vault#deposit) [b](/vaults/0.3.0/compare) [c](/vaults/selectors#scope) [d](./x.md)',
  );
});

test('a note without changes says so', () => {
  assert.match(
    releaseNote({ from: '1.0.0', to: '2.0.0', contracts: [] }),
    /no breaking change[\s\S]*No decl/,
  );
});
