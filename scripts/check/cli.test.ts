import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import nspell from 'nspell';
import { allDocuments, applyEdits, check, readSite } from '../../packages/docs-lint';
import { parse } from '../../packages/docs-lint/document';
import { readList } from '../../packages/docs-lint/spelling';
import { facts } from './facts';
import { rules } from './rules';
import { selectDocuments } from './select';

const root = path.resolve(__dirname, '../..');
const site = readSite(root, facts);

const cli = (...args: string[]): { status: number | null; output: string } => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--require', 'tsx/cjs', 'scripts/check/cli.ts', ...args],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  return { status, output: stdout + stderr };
};

test('word lists are sorted, without doubles and without what the American dictionary has', () => {
  const english = path.dirname(require.resolve('dictionary-en'));
  const spell = nspell(
    readFileSync(path.join(english, 'index.aff')),
    readFileSync(path.join(english, 'index.dic')),
  );
  for (const name of [facts.words.dictionary, facts.words.names]) {
    const list = readList(name);
    const sorted = [...new Set(list)].sort((a, b) => {
      const [x, y] = [a.toUpperCase(), b.toUpperCase()];
      return x < y ? -1 : x > y ? 1 : a < b ? -1 : 1;
    });
    assert.deepEqual(list, sorted, name);
  }
  assert.deepEqual(
    readList(facts.words.dictionary).filter((word) => spell.correct(word)),
    [],
    'remove these: the dictionary has them',
  );
});

test('words, names, and sites that documents like these need are right', () => {
  const text = `# Deploy a Solidity vault with Tenderly, and ask on Discord {#a}

A validator, the UI of a frontend, dApps on an EVM, unstaking, and [Curve](https://curve.finance).
[Balancer](https://app.balancer.finance) and [Chainlink](https://chainlinklabs.com) aren't ours.
`;
  const wanted = rules.filter(({ name }) => /^(?:heading-case|look-alikes|spelling)$/.test(name));
  assert.deepEqual(check(site, [parse('docs/resources/names.md', text)], wanted), []);
});

test('every title that is kept in title case belongs to a document', () => {
  const titles = new Set(
    [...site.documents.values()].flatMap(
      ({ frontMatter }) => frontMatter?.entries.map(({ value }) => value) ?? [],
    ),
  );
  assert.deepEqual(
    readList(facts.words.keptTitles).filter((title) => !titles.has(title)),
    [],
  );
});

test('edits are applied from the end; overlapping ones wait', () => {
  const edits = [
    { start: 0, end: 1, text: 'A' },
    { start: 2, end: 5, text: '' },
    { start: 3, end: 4, text: 'X' },
    { start: 6, end: 6, text: '!' },
  ];
  assert.equal(applyEdits('abcdef', edits), 'AbcXef!');
});

test('files and folders select documents; an unknown one is named', () => {
  assert.equal(selectDocuments(site, []).length, site.documents.size + site.figures.size);
  assert.deepEqual(
    selectDocuments(site, ['docs/security']).map(({ file }) => file),
    ['docs/security/incidents.md', 'docs/security/index.md', 'docs/security/multisig.md'],
  );
  assert.equal(selectDocuments(site, ['.']).length, selectDocuments(site, []).length);
  const twice = ['docs/security/index.md', 'docs/security', 'docs/security/index.md'];
  assert.deepEqual(
    selectDocuments(site, twice)
      .map(({ file }) => file)
      .sort(),
    ['docs/security/incidents.md', 'docs/security/index.md', 'docs/security/multisig.md'],
  );
  for (const typed of ['docs/security/index', 'docs/security/index.asked.yaml'])
    assert.deepEqual(
      selectDocuments(site, [typed]).map(({ file }) => file),
      ['docs/security/index.md'],
    );
  // A refusal is printed without a stack.
  assert.throws(() => selectDocuments(site, ['docs/nothing.md']), {
    name: 'Refusal',
    message: /^"docs\/nothing\.md" is not a document, a figure, or a folder/,
  });
});

test('findings on generated pages lead once to the line to fix, and are never fixed in the page', () => {
  const fixture = path.join(root, 'packages/docs-lint/testing/fixtures/generated');
  const generated = readSite(fixture, facts);
  const [problem, ...others] = check(
    generated,
    [...generated.documents.values()],
    rules.filter(({ name }) => name === 'phrases'),
  );
  assert.match(
    problem?.fix ?? '',
    /the page is generated, so fix reference\/descriptions\/Vault\.yaml$/,
  );
  assert.equal(problem?.edit, undefined);
  const { file, line, column } = problem ?? {};
  assert.deepEqual([file, line, column], ['reference/descriptions/Vault.yaml', 2, 17]);
  assert.deepEqual(others, []);
});

test('rules about words hold in figures, others do not look at them', () => {
  const figures = readSite(path.join(root, 'packages/docs-lint/testing/fixtures/figure'), facts);
  const problems = check(
    figures,
    allDocuments(figures),
    rules.filter(({ name }) => name !== 'figures'),
  );
  assert.deepEqual(
    problems.map(({ line, rule, message }) => [line, rule, message]),
    [
      [8, 'spelling', '"vualt" is not in the dictionary'],
      [8, 'phrases', '"simply" is banned'],
      [13, 'spelling', '"Colour" is British'],
    ],
  );
});

test('the command prints problems and rules, and refuses wrong options', () => {
  const found = cli('--rule', 'phrases', 'docs/security');
  assert.match(found.output, /^0 problems and 0 warnings in 3 documents, 1 rule, \d+ s$/m);
  assert.equal(found.status, 0);
  assert.equal(cli('--nothing').status, 2);
  assert.match(cli('--rule', 'nothing').output, /There is no rule "nothing"\. Rules: addresses, /);
});
