import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { parse, type Document } from '../../../packages/docs-lint/document';
import { optionOf } from '../../../packages/code-include';
import { temporaryFolder } from '../../../packages/files';
import { extractSamples, type SampleProblem } from './extract';
import { checkSamples } from './index';

const root = path.resolve(__dirname, '../../..');
const fixture = (name: string): string => `scripts/check/samples/fixtures/${name}.md`;

/** Documents of the repository, without what isn't part of it or wrong on purpose. */
const documents = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.md', '*.mdx'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => existsSync(path.join(root, file)) && /(?<!\/fixtures\/.*)\.mdx?$/.test(file));

/** Documents that may hold samples. */
function read(...files: string[]): Document[] {
  return files
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const)
    .filter(([, text]) => /`{3}|~{3}/.test(text))
    .map(([file, text]) => parse(file, text));
}

const inOrder = (problems: readonly SampleProblem[]): SampleProblem[] =>
  [...problems].sort((a, b) => a.line - b.line);

test('a broken sample of each kind is found at its line', () => {
  const problems = inOrder(checkSamples(root, read(fixture('broken'))));
  const expected: [line: number, language: string, message: RegExp][] = [
    [8, 'ts', /'getBlockNumbr' does not exist on type 'JsonRpcProvider'/],
    [14, 'ts', /'vaultz' does not exist .* Did you mean 'vaults'/],
    [27, 'solidity', /Member "depositt" not found/],
    [34, 'solidity', /"@elsewhere\/Vault.sol" not found: samples import from @openzeppelin/],
    [39, 'bash', /unexpected end of file/],
    [45, 'json', /JSON does not support trailing commas/],
    [51, 'python', /cannot be parsed near "return strategy\.harvest/],
    [56, 'vyper', /cannot be parsed near "def deposit\(amount: uint256\) -> uint256"/],
    [64, 'json', /no-check gives no reason/],
    [69, 'ts', /'ContractInterface' is a type and must be imported using a type-only import/],
  ];
  assert.deepEqual(
    problems.map(({ line, language }) => [line, language]),
    expected.map(([line, language]) => [line, language]),
  );
  for (const [i, [line, , message]] of expected.entries()) {
    assert.match(problems[i]?.message ?? '', message, String(line));
  }
});

test('a right sample of each kind passes', () => {
  assert.deepEqual(checkSamples(root, read(fixture('right'))), []);
});

test('a sample that parses but does not run is found at its line', () => {
  process.env.PRIVATE_KEY = 'not for samples';
  const problems = inOrder(checkSamples(root, read(fixture('failing'))));
  const expected: [line: number, language: string, message: RegExp][] = [
    [7, 'python', /TypeError: .* missing 1 required positional argument: 'start_block'/],
    [18, 'python', /ValueError: '<address of the vault>' is not a valid ETH address/],
    [30, 'python', /ValueError: 'ychad.eth' is not a valid ETH address/],
    [37, 'python', /no contract of the samples has the function addContributors/],
    [41, 'python', /NameError: name 'gov' is not defined/],
    [45, 'python', /setGovernance sends a transaction and needs/],
    [48, 'python', /parse-only gives no reason/],
    // A sample comes from anyone, and those who review it run it.
    [55, 'python', /PermissionError: a sample may not do this here \(open\)/],
    [59, 'python', /a sample may not do this here \(import\)/],
    [67, 'python', /a sample may not do this here \(os\.system\)/],
    [71, 'python', /a sample may not do this here \(import\)/],
    [82, 'python', /a sample may not do this here \(open\)/],
    [91, 'python', /a sample may not do this here \(os\.system\)/],
  ];
  assert.deepEqual(
    problems.map(({ line, language }) => [line, language]),
    expected.map(([line, language]) => [line, language]),
  );
  for (const [i, [line, , message]] of expected.entries()) {
    assert.match(problems[i]?.message ?? '', message, String(line));
  }
});

test('samples of a release call the functions of that release', () => {
  const folder = temporaryFolder('samples');
  for (const name of ['static', 'reference'])
    symlinkSync(path.join(root, name), path.join(folder, name));
  const file = 'vaults_versioned_docs/version-0.3.0/page.md';
  const text =
    '```python\nfrom brownie import Contract\n\nvault = Contract("v2.registry.ychad.eth")\nvault.lockedProfit()\n```\n';
  assert.match(
    checkSamples(folder, [parse(file, text)])[0]?.message ?? '',
    /has the function lockedProfit/,
  );
});

test('every sample of the documents passes', () => {
  const problems = checkSamples(root, read(...documents));
  assert.deepEqual(
    problems.map(({ file, line, message }) => `${file}:${line}: ${message}`),
    [],
  );
});

test('indentation and quote marks of a fence are no part of the code', () => {
  const [first, second, ...others] = extractSamples(
    parse(
      'x.md',
      '1. step\n\n   ```bash title="x"\n   a\n     b\n\n   c\n   ```\n\n> ~~~text\n> ```\n> ~~~\n',
    ),
  );
  assert.ok(first);
  const { file, line, language, code } = first;
  assert.deepEqual([file, line, language, code], ['x.md', 3, 'bash', 'a\n  b\n\nc']);
  assert.equal(optionOf(first.options, 'title'), 'x');
  assert.equal(optionOf(first.options, 'no-check'), undefined);
  assert.equal(second?.code, '```');
  assert.deepEqual(others, []);
});
