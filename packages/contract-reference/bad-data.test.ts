import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { checkDescriptions, loadCheckedDescriptions } from './check-descriptions';
import { loadReference } from './load';
import { DATA_DIR, DESCRIPTIONS_DIR, ROOT } from './model';
import { ReferenceError } from './problem';

/** A copy of the data set and descriptions, with one thing made wrong. */
function withFault(fault: (root: string) => void): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'reference-'));
  for (const folder of [DATA_DIR, DESCRIPTIONS_DIR])
    fs.cpSync(path.join(ROOT, folder), path.join(root, folder), { recursive: true });
  fault(root);
  return root;
}

function edit(root: string, file: string, from: string | RegExp, to: string): void {
  const target = path.join(root, file);
  const text = fs.readFileSync(target, 'utf8');
  const changed = text.replace(from, to);
  assert.notEqual(changed, text, `${file} holds no ${String(from)}`);
  fs.writeFileSync(target, changed);
}

type Data = { contracts: { name: string; functions: Record<string, unknown>[] }[] };

function editData(root: string, release: string, change: (data: Data) => void): void {
  const target = path.join(root, DATA_DIR, `${release}.json`);
  const data = JSON.parse(fs.readFileSync(target, 'utf8')) as Data;
  change(data);
  fs.writeFileSync(target, JSON.stringify(data));
}

const vaultOf = (data: Data): Data['contracts'][number] => {
  const vault = data.contracts.find(({ name }) => name === 'Vault');
  assert.ok(vault);
  return vault;
};

const FIXTURE = [
  'contract: IWETH',
  'summary: The part of wrapped Ether that the wrapper needs.',
  'functions:',
  '  deposit():',
  '    text: Wraps the Ether that is sent.',
  '    reverts: []',
  '  withdraw(uint256):',
  '    text: Unwraps an amount.',
  '    params:',
  '      wad: {text: Amount to unwrap., unit: wei}',
  '    reverts: []',
  '',
].join('\n');

/** A reference whose description of IWETH is a small known file. */
const withDescription = (from: string, to: string): string =>
  withFault((root) => {
    fs.mkdirSync(path.join(root, DESCRIPTIONS_DIR), { recursive: true });
    fs.writeFileSync(path.join(root, DESCRIPTIONS_DIR, 'IWETH.yaml'), FIXTURE.replace(from, to));
  });

const wanted =
  (file: string, key: RegExp, remedy: RegExp) =>
  (error: unknown): boolean => {
    assert.ok(error instanceof ReferenceError, String(error));
    const found = error.problems.find((problem) => problem.file === file && key.test(problem.key));
    assert.ok(found, `no problem of ${file} at ${String(key)} in\n${error.message.slice(0, 2000)}`);
    assert.match(found.remedy, remedy);
    assert.ok(
      error.message.includes(`${found.file}: ${found.key}: `),
      'the message names file and key',
    );
    return true;
  };

const dataCases: {
  name: string;
  fault: (root: string) => void;
  file: string;
  key: RegExp;
  remedy: RegExp;
}[] = [
  {
    name: 'unknown type',
    fault: (root) =>
      edit(
        root,
        `${DATA_DIR}/0.4.3.json`,
        '"type":"uint256","abiType":"uint256"',
        '"type":"uint257","abiType":"uint256"',
      ),
    file: `${DATA_DIR}/0.4.3.json`,
    key: /^contracts\./,
    remedy: /FOREIGN_TYPES/,
  },
  {
    name: 'unknown ABI type',
    fault: (root) =>
      edit(
        root,
        `${DATA_DIR}/0.4.3.json`,
        '"type":"uint256","abiType":"uint256"',
        '"type":"uint256","abiType":"uint"',
      ),
    file: `${DATA_DIR}/0.4.3.json`,
    key: /^contracts\./,
    remedy: /canonical/,
  },
  {
    name: 'duplicate member',
    fault: (root) =>
      editData(root, '0.3.5', (data) =>
        vaultOf(data).functions.push(vaultOf(data).functions[0] as Record<string, unknown>),
      ),
    file: `${DATA_DIR}/0.3.5.json`,
    key: /^contracts\.Vault\.functions\./,
    remedy: /keep one/,
  },
  {
    name: 'duplicate contract',
    fault: (root) => editData(root, '0.3.5', (data) => data.contracts.push(vaultOf(data))),
    file: `${DATA_DIR}/0.3.5.json`,
    key: /^contracts\.Vault$/,
    remedy: /keep one/,
  },
  {
    name: 'unknown key',
    fault: (root) =>
      editData(root, '0.3.5', (data) => Object.assign(vaultOf(data), { colour: 'blue' })),
    file: `${DATA_DIR}/0.3.5.json`,
    key: /^contracts\.\d+$/,
    remedy: /remove it/,
  },
  {
    name: 'external function without a selector',
    fault: (root) =>
      editData(root, '0.3.5', (data) =>
        Object.assign(vaultOf(data).functions[0] as object, { selectors: [] }),
      ),
    file: `${DATA_DIR}/0.3.5.json`,
    key: /selectors$/,
    remedy: /add its selectors/,
  },
  {
    name: 'missing release',
    fault: (root) => fs.rmSync(path.join(root, DATA_DIR, '0.3.4.json')),
    file: `${DATA_DIR}/0.3.4.json`,
    key: /^\(file\)$/,
    remedy: /import/,
  },
  {
    name: 'file of another release',
    fault: (root) =>
      fs.copyFileSync(
        path.join(root, DATA_DIR, '0.3.5.json'),
        path.join(root, DATA_DIR, '0.3.4.json'),
      ),
    file: `${DATA_DIR}/0.3.4.json`,
    key: /^release$/,
    remedy: /write "0\.3\.4"/,
  },
  {
    name: 'presence that claims a contract which the release lacks',
    fault: (root) =>
      edit(
        root,
        `${DATA_DIR}/presence.json`,
        /("BaseWrapper": \{\s*"contract": "BaseWrapper",\s*"presentIn": \[)/,
        '$1"0.3.0",',
      ),
    file: `${DATA_DIR}/presence.json`,
    key: /^pages\.BaseWrapper$/,
    remedy: /correct presentIn/,
  },
  {
    name: 'contract that presence does not know',
    fault: (root) =>
      edit(
        root,
        `${DATA_DIR}/presence.json`,
        /"contractsWithoutPage": \{[\s\S]*\}\n\}/,
        '"contractsWithoutPage": {}\n}',
      ),
    file: `${DATA_DIR}/presence.json`,
    key: /HealthCheck/,
    remedy: /pages or contractsWithoutPage/,
  },
  {
    name: 'not JSON',
    fault: (root) => fs.writeFileSync(path.join(root, DATA_DIR, '0.3.4.json'), '{'),
    file: `${DATA_DIR}/0.3.4.json`,
    key: /^\(file\)$/,
    remedy: /import/,
  },
];

for (const { name, fault, file, key, remedy } of dataCases) {
  test(`data: ${name} stops generation with file, key and remedy`, () => {
    const root = withFault(fault);
    assert.throws(() => loadReference(root), wanted(file, key, remedy));
    fs.rmSync(root, { recursive: true });
  });
}

const IWETH = `${DESCRIPTIONS_DIR}/IWETH.yaml`;
const descriptionCases: { name: string; from: string; to: string; key: RegExp; remedy: RegExp }[] =
  [
    {
      name: 'member that does not exist',
      from: '  deposit():',
      to: '  depositAll():',
      key: /^functions\.depositAll\(\)$/,
      remedy: /remove it or correct/,
    },
    {
      name: 'missing member',
      from: '  deposit():\n    text: Wraps the Ether that is sent.\n    reverts: []\n',
      to: '',
      key: /^functions\.deposit\(\)$/,
      remedy: /write it/,
    },
    {
      name: 'near miss of a signature',
      from: 'withdraw(uint256):',
      to: 'withdraw(uint128):',
      key: /^functions\.withdraw\(uint128\)$/,
      remedy: /did you mean withdraw\(uint256\)/,
    },
    {
      name: 'parameter that does not exist',
      from: 'wad:',
      to: 'amount:',
      key: /params\.amount$/,
      remedy: /use wad/,
    },
    {
      name: 'returned values that do not exist',
      from: '    text: Unwraps an amount.',
      to: '    text: Unwraps an amount.\n    returns: [{text: Amount., unit: wei}]',
      key: /returns$/,
      remedy: /each returned value/,
    },
    {
      name: 'duplicate key',
      from: '  withdraw(uint256):',
      to: '  deposit():\n    text: Twice.\n  withdraw(uint256):',
      key: /^line \d+$/,
      remedy: /keep one/,
    },
    {
      name: 'unknown unit',
      from: 'unit: wei',
      to: 'unit: ether',
      key: /unit$/,
      remedy: /use one of token, wei/,
    },
    {
      name: 'unknown key',
      from: '    reverts: []',
      to: '    revert: []',
      key: /functions/,
      remedy: /spelling/,
    },
    {
      name: 'range of unknown releases',
      from: '    text: Unwraps an amount.',
      to: '    text: Unwraps an amount.\n    in: {0.9.0: {text: Else.}}',
      key: /in\.0\.9\.0$/,
      remedy: /0\.3\.0/,
    },
    {
      name: 'range without the member',
      from: '    text: Unwraps an amount.',
      to: '    text: Unwraps an amount.\n    in: {0.3.0: {text: Else.}}',
      key: /in\.0\.3\.0$/,
      remedy: /correct the range/,
    },
    {
      name: 'overlapping ranges',
      from: '    text: Unwraps an amount.',
      to: '    text: Unwraps an amount.\n    in: {0.3.3-0.3.5: {text: Else.}, 0.3.5: {text: Other.}}',
      key: /in\.0\.3\.5$/,
      remedy: /disjoint/,
    },
    {
      name: 'markup in a text',
      from: 'Unwraps an amount.',
      to: 'Unwraps <b>an</b> amount.',
      key: /text$/,
      remedy: /backticks/,
    },
    {
      name: 'file of another contract',
      from: 'contract: IWETH',
      to: 'contract: IWETH9',
      key: /^contract$/,
      remedy: /rename/,
    },
    {
      name: 'reference to a function that does not exist',
      from: '    text: Wraps the Ether that is sent.',
      to: '    sameAs: Vault.deposit()',
      key: /sameAs$/,
      remedy: /Contract\.signature/,
    },
    {
      name: 'event that does not exist',
      from: 'functions:',
      to: 'events: {Deposit: {text: Wrapped.}}\nfunctions:',
      key: /^events\.Deposit$/,
      remedy: /remove it or correct/,
    },
  ];

for (const { name, from, to, key, remedy } of descriptionCases) {
  test(`descriptions: ${name} stops generation with file, key and remedy`, () => {
    assert.ok(FIXTURE.includes(from), `the fixture holds no ${from}`);
    const root = withDescription(from, to);
    const reference = loadReference(root);
    assert.throws(() => loadCheckedDescriptions(reference, root), wanted(IWETH, key, remedy));
    fs.rmSync(root, { recursive: true });
  });
}

test('descriptions: the fixture itself has no problem', () => {
  const root = withDescription('', '');
  const { problems } = checkDescriptions(loadReference(root), root);
  assert.deepEqual(
    problems.filter(({ file }) => file === IWETH),
    [],
  );
  fs.rmSync(root, { recursive: true });
});

test('descriptions: a contract without a file is named', () => {
  const root = withFault((copy) => fs.rmSync(path.join(copy, IWETH), { force: true }));
  assert.throws(
    () => loadCheckedDescriptions(loadReference(root), root),
    wanted(IWETH, /^\(file\)$/, /write it/),
  );
  fs.rmSync(root, { recursive: true });
});
