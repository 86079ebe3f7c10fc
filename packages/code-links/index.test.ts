import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { treeOf } from '../fast-build/testing';
import { withDependencies, type HastNode } from '../fast-build/markdown';
import { temporaryFolder, writeFiles } from '../files';
import { CodeReference, createCodeLinks, rehypeSignatures, type KnownContract } from './index';
import { mask } from './mask';

const pool: KnownContract = {
  name: 'Pool',
  file: 'contracts/Pool.sol',
  href: '/pool',
  note: 'contract Pool',
  bases: [],
  aliases: ['pool'],
  members: [
    {
      name: 'lend',
      kind: 'function',
      signatures: ['lend(uint256)'],
      arities: [1],
      href: '/pool#lend',
      note: 'lend',
    },
    ...[1, 2].map((count) => ({
      name: 'move',
      kind: 'function' as const,
      signatures: [`move(${Array.from({ length: count }, () => 'uint256').join()})`],
      arities: [count],
      href: `/pool#move-${count}`,
      note: `move ${count}`,
    })),
    { name: 'Lent', kind: 'event', signatures: [], arities: [1], href: '/pool#lent', note: 'Lent' },
    { name: 'Loan', kind: 'struct', signatures: [], arities: [], href: '/pool#loan', note: 'Loan' },
  ],
};
const bank: KnownContract = {
  name: 'Bank',
  file: 'contracts/Bank.sol',
  href: '/bank',
  note: 'contract Bank',
  bases: [],
  aliases: [],
  members: [],
};
const reference = new CodeReference([pool, bank]);
const folder = temporaryFolder('code-links', {
  'base.json': JSON.stringify({ compilerOptions: { strict: true } }),
  'tsconfig.json': JSON.stringify({
    extends: './base.json',
    compilerOptions: {
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'Bundler',
    },
  }),
  'tools.ts':
    '/** Counts loans. It takes time. */\nexport const count = (of: string): number[] => [of.length];\n',
  'use.ts':
    "import { count } from './tools';\n\nfunction f(): void {\n  // #region all\n  // #region part\n  const loans = count('a');\n  // #endregion\n  const twice = [...loans, ...count('b')];\n  console.log(twice);\n  // #endregion\n}\nf();\n",
  'Use.sol':
    'contract Use {\n  Pool internal pool;\n\n    // #region call\n    function run() external {\n      pool.lend(1);\n    }\n    // #endregion\n}\n',
  'Structs.sol':
    'import {Pool, Loan} from "./Pool.sol";\ncontract Use {\n  // #region named\n  Loan internal loan;\n  // #endregion\n}\n',
  'Others.sol':
    'import {Pool} from "./Pool.sol";\nimport "./Types.sol";\ncontract Use {\n  // #region named\n  Loan internal loan;\n  // #endregion\n}\n',
});
const annotate = createCodeLinks({ samples: folder, referenceOf: () => reference });

const marksOf = (include: string, language: string) =>
  annotate({ code: '', language, document: 'a.md', include, session: [], position: 0 }).map(
    ({ line, start, end, note }) => [line, start, end, note],
  );

test('a region takes what its file says, at the place of its own lines', () => {
  assert.deepEqual(marksOf('Use.sol#call', 'solidity'), [[1, 7, 11, 'lend']]);
});

test('a struct leads to its entry if it is imported from the file of its contract', () => {
  assert.deepEqual(marksOf('Structs.sol#named', 'solidity'), [[0, 0, 4, 'Loan']]);
  assert.deepEqual(marksOf('Others.sol#named', 'solidity'), []);
});

/** What a program of its own leads to. */
const leadsTo = (language: string, code: string): string[] =>
  annotate({ code, language, document: 'a.md', session: [code], position: 0 }).map(
    ({ note }) => note,
  );

test('a contract is the one of its package', () => {
  const use = (from: string): string => `import {Pool} from "${from}"; contract Use is Pool {}`;
  for (const from of ['./Pool.sol', '../src/Pool.sol', '@bank/contracts/Pool.sol'])
    assert.equal(leadsTo('solidity', use(from)).length, 2, from);
  assert.deepEqual(leadsTo('solidity', use('@other-pools/Pool.sol')), []);
});

test('arguments in Solidity are counted when they are named, too', () => {
  const use = (call: string): string => `contract Use { function f(Pool pool) { ${call}; } }`;
  assert.deepEqual(leadsTo('solidity', use('pool.move({from: 1, to: 2})')), [
    'contract Pool',
    'move 2',
  ]);
});

test('a contract is recognized by how each library gets hold of it and calls it', () => {
  for (const [language, made, call, notes] of [
    ['ts', 'new Contract(a, abi)', 'pool.move.staticCall(1, 2)', ['move 2']],
    ['ts', 'new Contract(a, abi)', 'pool?.lend(1); pool!.move(1)', ['lend', 'move 1']],
    ['ts', 'getContract({ abi })', 'pool.read.move([1, 2])', ['move 2']],
    ['ts', 'getContract({ abi })', 'pool.getEvents.Lent()', ['Lent']],
    ['ts', 'new web3.eth.Contract(abi)', 'pool.methods.lend(1).call()', ['lend']],
    ['python', 'w3.eth.contract(a)', 'pool.functions.lend(1).call()', ['lend']],
    ['python', 'w3.eth.contract(a)', 'pool.events.Lent().get_logs()', ['Lent']],
    ['python', 'Contract(a)', 'pool.lend.call(1, {"from": me})', ['lend']],
    ['python', 'Contract(a)', 'pool.lend(1, sender=me, gas=2)', ['lend']],
  ] as const)
    assert.deepEqual(leadsTo(language, `pool = ${made}\n${call}`), notes, call);
  // What a name holds isn't known to be an argument, so either function may be meant.
  assert.deepEqual(leadsTo('python', 'pool = Contract(a)\npool.move(1, to=2)'), []);
  assert.deepEqual(leadsTo('ts', 'pool = getContract(a)\npool.read.move([1, 2, 3])'), []);
});

test('a name that is also given something else is no contract', () => {
  for (const value of ['new Map()', '{ lend() {} }', '[a]', "'a'", '1'])
    assert.deepEqual(leadsTo('ts', `const pool = ${value};\npool.lend(1);`), [], value);
  const code = 'const pool = new Contract(a, abi);\n{ const pool = 3; pool.lend(1); }';
  assert.deepEqual(leadsTo('ts', code), []);
});

test('TypeScript shows types that the code does not, without markers of regions between', () => {
  const count = 'count(of: string): number[]\nCounts loans.';
  assert.deepEqual(marksOf('use.ts#all', 'ts'), [
    [0, 6, 11, 'loans: number[]'],
    [0, 14, 19, count],
    [1, 28, 33, count],
  ]);
});

test('a document is compiled again when a file changes that its types come from', () => {
  const files: string[] = [];
  withDependencies(
    (file) => files.push(path.relative(folder, file)),
    () => marksOf('use.ts#all', 'ts'),
  );
  const own = files.filter((file) => !file.startsWith('..'));
  assert.deepEqual(own.sort(), ['base.json', 'tools.ts', 'tsconfig.json', 'use.ts']);
  assert.ok(files.some((file) => /typescript.lib.lib\..*\.d\.ts$/.test(file)));
});

test('a type from another file that has changed since is read again', () => {
  writeFiles(folder, {
    'tools.ts': 'export const count = (of: string): bigint[] => [BigInt(of)];\n',
  });
  assert.deepEqual(marksOf('use.ts#part', 'ts')[0], [0, 6, 11, 'loans: bigint[]']);
});

test('declarations and types lead to structs and contracts, but not to themselves', async () => {
  const pageOf = () => ({ reference, contract: pool });
  const tree = await treeOf(
    '`function lend(Loan memory loan, Bank bank) external`\n\n`struct Loan` `Bank`\n\n[`Loan`](/a)\n\n| Type |\n| --- |\n| `Bank[]` |\n',
    { rehypePlugins: [[rehypeSignatures, { pageOf }]] },
  );
  const links: string[] = [];
  const visit = (node: HastNode, isInCode: boolean): void => {
    if (isInCode && node.tagName === 'a') links.push(String(node.properties?.['href']));
    node.children?.forEach((child) => visit(child, isInCode || node.tagName === 'inlineCode'));
  };
  visit(tree, false);
  assert.deepEqual(links, ['#loan', '/bank', '/bank']);
});

test('comments are nothing, and texts are values', () => {
  assert.equal(mask('f("a b") // c', 'solidity'), 'f(00000)     ');
  assert.equal(mask('a = `b ${c("d")} e`;', 'ts').replace(/0/g, '_'), 'a = ___${c(___)}___;');
  assert.equal(mask('# a\nb', 'python'), '   \nb');
});
