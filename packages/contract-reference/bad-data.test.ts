import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { formatProblem, temporaryFolder } from '../files';
import { errorsFile } from './error-words';
import { dataFolder, descriptionsFolder } from './model';
import { overviewFile } from './overview';
import { describe, ReferenceError } from './reference-error';
import { settingsFile } from './settings';
import { loadSite, siteRoot } from './testing/site';

/** A copy of data, descriptions, and settings, with one thing made wrong. */
function withFault(fault: (root: string) => void): string {
  const root = temporaryFolder('reference');
  for (const part of [dataFolder, descriptionsFolder, settingsFile, overviewFile, errorsFile])
    fs.cpSync(path.join(siteRoot, part), path.join(root, part), { recursive: true });
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
  const target = path.join(root, dataFolder, `${release}.json`);
  const data = JSON.parse(fs.readFileSync(target, 'utf8')) as Data;
  change(data);
  fs.writeFileSync(target, JSON.stringify(data));
}

const vaultOf = (data: Data): Data['contracts'][number] => {
  const vault = data.contracts.find(({ name }) => name === 'Vault');
  assert.ok(vault);
  return vault;
};

const fixture = [
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
    fs.mkdirSync(path.join(root, descriptionsFolder), { recursive: true });
    fs.writeFileSync(path.join(root, descriptionsFolder, 'IWETH.yaml'), fixture.replace(from, to));
  });

const wanted =
  (file: string, key: RegExp | undefined, fix: RegExp) =>
  (error: unknown): boolean => {
    assert.ok(error instanceof ReferenceError, String(error));
    const found = error.problems.find((problem) =>
      problem.file === file && key === undefined
        ? problem.key === undefined
        : key?.test(problem.key ?? ''),
    );
    assert.ok(found, `no problem of ${file} at ${String(key)} in\n${error.message.slice(0, 2000)}`);
    assert.match(found.fix ?? '', fix);
    assert.ok(error.message.includes(formatProblem(found)), 'the message has the problem');
    return true;
  };

const dataCases: {
  name: string;
  fault: (root: string) => void;
  file: string;
  key?: RegExp;
  fix: RegExp;
}[] = [
  {
    name: 'unknown type',
    fault: (root) =>
      edit(
        root,
        `${dataFolder}/0.4.3.json`,
        '"type":"uint256","abiType":"uint256"',
        '"type":"uint257","abiType":"uint256"',
      ),
    file: `${dataFolder}/0.4.3.json`,
    key: /^contracts\./,
    fix: /foreignTypes in reference\/site\.yaml/,
  },
  {
    name: 'unknown ABI type',
    fault: (root) =>
      edit(
        root,
        `${dataFolder}/0.4.3.json`,
        '"type":"uint256","abiType":"uint256"',
        '"type":"uint256","abiType":"uint"',
      ),
    file: `${dataFolder}/0.4.3.json`,
    key: /^contracts\./,
    fix: /canonical/,
  },
  {
    name: 'a library with a comma too few',
    fault: (root) => edit(root, `${dataFolder}/openzeppelin.json`, '},', '}'),
    file: `${dataFolder}/openzeppelin.json`,
    fix: /correct the file/,
  },
  {
    name: 'an event of a library that does not say which parameters are indexed',
    fault: (root) => edit(root, `${dataFolder}/openzeppelin.json`, /,"indexed":true/, ''),
    file: `${dataFolder}/openzeppelin.json`,
    key: /indexed$/,
    fix: /add it/,
  },
  {
    name: 'duplicate member',
    fault: (root) =>
      editData(root, '0.3.5', (data) =>
        vaultOf(data).functions.push(vaultOf(data).functions[0] as Record<string, unknown>),
      ),
    file: `${dataFolder}/0.3.5.json`,
    key: /^contracts\.Vault\.functions\./,
    fix: /keep one/,
  },
  {
    name: 'caller whom no check lets in',
    fault: (root) => edit(root, `${dataFolder}/0.4.3.json`, /(?<="callers":\s*\[\s*)"/, '"un'),
    file: `${dataFolder}/0.4.3.json`,
    key: /\.callers$/,
    fix: /correct it/,
  },
  ...[
    ['role on a function for anyone', { restricted: false }],
    ['restricted function without a role', { callers: [] }],
    ['restricted function for anyone', { callers: ['anyone'] }],
    ['check of roles on a function for anyone', { restricted: false, callers: ['anyone'] }],
  ].map(([name, change]) => ({
    name: String(name),
    fault: (root: string) =>
      editData(root, '0.4.3', (data) =>
        Object.assign(vaultOf(data).functions.find((fn) => fn['name'] === 'setName') ?? {}, change),
      ),
    file: `${dataFolder}/0.4.3.json`,
    key: /^contracts\.Vault\.functions\.setName\(String\[42\]\)\.restricted$/,
    fix: /correct the wrong one/,
  })),
  {
    name: 'emitted event that is not there',
    fault: (root) => edit(root, `${dataFolder}/0.4.3.json`, /(?<="emits":\s*\[\s*)"/, '"Un'),
    file: `${dataFolder}/0.4.3.json`,
    key: /\.emits$/,
    fix: /correct it/,
  },
  {
    name: 'duplicate parameter',
    fault: (root) =>
      editData(root, '0.4.3', (data) => {
        const transfer = vaultOf(data).functions.find(({ name }) => name === 'transfer');
        const [first, second] = transfer?.params as { name: string }[];
        Object.assign(second ?? {}, { name: first?.name });
      }),
    file: `${dataFolder}/0.4.3.json`,
    key: /^contracts\.Vault\.functions\.transfer\(address,uint256\)\./,
    fix: /keep one/,
  },
  {
    name: 'duplicate contract',
    fault: (root) => editData(root, '0.3.5', (data) => data.contracts.push(vaultOf(data))),
    file: `${dataFolder}/0.3.5.json`,
    key: /^contracts\.Vault$/,
    fix: /keep one/,
  },
  {
    name: 'unknown key',
    fault: (root) =>
      editData(root, '0.3.5', (data) => Object.assign(vaultOf(data), { colour: 'blue' })),
    file: `${dataFolder}/0.3.5.json`,
    key: /^contracts\.\d+$/,
    fix: /remove it/,
  },
  {
    name: 'external function without a selector',
    fault: (root) =>
      editData(root, '0.3.5', (data) =>
        Object.assign(vaultOf(data).functions[0] as object, { selectors: [] }),
      ),
    file: `${dataFolder}/0.3.5.json`,
    key: /selectors$/,
    fix: /add its selectors/,
  },
  {
    name: 'missing release',
    fault: (root) => fs.rmSync(path.join(root, dataFolder, '0.3.4.json')),
    file: `${dataFolder}/0.3.4.json`,
    fix: /add it/,
  },
  {
    name: 'file of another release',
    fault: (root) =>
      fs.copyFileSync(
        path.join(root, dataFolder, '0.3.5.json'),
        path.join(root, dataFolder, '0.3.4.json'),
      ),
    file: `${dataFolder}/0.3.4.json`,
    key: /^release$/,
    fix: /write "0\.3\.4"/,
  },
  {
    name: 'data with a key that only the settings give',
    fault: (root) =>
      edit(root, `${dataFolder}/0.3.4.json`, '"structs":', '"libraries": [],\n "structs":'),
    file: `${dataFolder}/0.3.4.json`,
    fix: /correct its spelling/,
  },
  {
    name: 'data with a condition on callers that is none of three',
    fault: (root) =>
      edit(root, `${dataFolder}/0.3.4.json`, /"restricted": ?true/, '"restricted": "maybe"'),
    file: `${dataFolder}/0.3.4.json`,
    key: /^contracts\.\d+\.functions\.\d+\.restricted$/,
    fix: /fits/,
  },
  {
    name: 'settings without a key',
    fault: (root) => edit(root, settingsFile, /^overviewPage: .*$/m, ''),
    file: settingsFile,
    key: /^overviewPage$/,
    fix: /add it/,
  },
  {
    name: 'settings with an unknown key',
    fault: (root) => edit(root, settingsFile, 'withoutArguments:', 'withoutArgument:'),
    file: settingsFile,
    key: /^callers\.argument strategy$/,
    fix: /spelling/,
  },
  {
    name: 'settings that name a contract that no release has',
    fault: (root) => edit(root, settingsFile, 'VaultAPI: Vault\n', 'VaultAPI: Vaults\n'),
    file: settingsFile,
    key: /^implementedBy$/,
    fix: /correct the name/,
  },
  ...(
    [
      ['roles', '  keeper: keepers', '  keepers: keepers'],
      ['callers', 'guestList.authorized():', 'guestList.authorised():'],
      ['structOwners', '  Limits:', '  Limit:'],
      ['foreignTypes', 'foreignTypes: [', 'foreignTypes: [DetailedERC20, '],
    ] as const
  ).map(([key, from, to]) => ({
    name: `a name under ${key} that no release has`,
    fault: (root: string) => edit(root, settingsFile, from, to),
    file: settingsFile,
    key: new RegExp(`^${key}$`),
    fix: /correct the name/,
  })),
  ...(
    [
      ['messages.!authorized.cause', /(?<=cause: ')\^The caller is(?=')/],
      ['advice.0.match', /(?<=match: ['"]?)\b/],
    ] as const
  ).map(([key, from]) => ({
    name: `a pattern at ${key} that is none`,
    fault: (root: string) => edit(root, errorsFile, from, '('),
    file: errorsFile,
    key: new RegExp(`^${key}$`),
    fix: /fits/,
  })),
  {
    name: 'page of a contract that no release has',
    fault: (root) => edit(root, settingsFile, '  test/Token:', '  test/Tokens:'),
    file: settingsFile,
    key: /^pages\.test\/Tokens$/,
    fix: /correct the name/,
  },
  {
    name: 'settings that are not YAML',
    fault: (root) => edit(root, settingsFile, 'docs:', 'docs: {'),
    file: settingsFile,
    fix: /quote a text/,
  },
  ...['tag', 'commit', 'openzeppelin'].map((key) => ({
    name: `${key} that the list of releases contradicts`,
    fault: (root: string) =>
      editData(root, '0.4.3', (data) => {
        const older = JSON.parse(
          fs.readFileSync(path.join(root, dataFolder, '0.4.2.json'), 'utf8'),
        ) as Record<string, unknown>;
        Object.assign(data, { [key]: key === 'openzeppelin' ? '3.2.0' : older[key] });
      }),
    file: `${dataFolder}/0.4.3.json`,
    key: new RegExp(`^${key}$`),
    fix: /correct the wrong one/,
  })),
  {
    name: 'date in words',
    fault: (root) =>
      edit(root, `${dataFolder}/releases.json`, /"commitDate": ?"[^"]+"/, '"commitDate":"July 9"'),
    file: `${dataFolder}/releases.json`,
    key: /^0\.commitDate$/,
    fix: /fits/,
  },
  ...['"harvest()"', '"name()"'].map((name) => ({
    name: `changed code of a function that is not there, in place of ${name}`,
    fault: (root: string) =>
      edit(root, `${dataFolder}/changes.json`, name, name.replace('()', '(uint8)')),
    file: `${dataFolder}/changes.json`,
    key: /\(uint8\)$/,
    fix: /sourceSignature/,
  })),
  {
    name: 'not JSON',
    fault: (root) => fs.writeFileSync(path.join(root, dataFolder, '0.3.4.json'), '{'),
    file: `${dataFolder}/0.3.4.json`,
    fix: /correct the file/,
  },
];

for (const { name, fault, file, key, fix } of dataCases) {
  test(`data: ${name} stops generation with file, key and fix`, () => {
    const root = withFault(fault);
    assert.throws(() => loadSite(root), wanted(file, key, fix));
    fs.rmSync(root, { recursive: true });
  });
}

test('a problem in YAML is printed with the line of its key, or of what is nearest', () => {
  const root = withDescription('wad:', 'amount:');
  const placeOf = (key: string): string =>
    describe(root, { file: iwethFile, key, message: 'wrong' }).replace(`${iwethFile}:`, '');
  assert.equal(
    placeOf('functions.withdraw(uint256).params.amount'),
    '10:7: functions.withdraw(uint256).params.amount: wrong',
  );
  assert.match(placeOf('functions.depositAll().text'), /^3:1: /);
  assert.match(placeOf('events.Deposit'), /^1:1: /);
});

const iwethFile = `${descriptionsFolder}/IWETH.yaml`;
const descriptionCases: { name: string; from: string; to: string; key?: RegExp; fix: RegExp }[] = [
  {
    name: 'member that does not exist',
    from: '  deposit():',
    to: '  depositAll():',
    key: /^functions\.depositAll\(\)$/,
    fix: /remove it or correct/,
  },
  {
    name: 'missing member',
    from: '  deposit():\n    text: Wraps the Ether that is sent.\n    reverts: []\n',
    to: '',
    key: /^functions\.deposit\(\)$/,
    fix: /write it/,
  },
  {
    name: 'near miss of a signature',
    from: 'withdraw(uint256):',
    to: 'withdraw(uint128):',
    key: /^functions\.withdraw\(uint128\)$/,
    fix: /did you mean withdraw\(uint256\)/,
  },
  {
    name: 'parameter that does not exist',
    from: 'wad:',
    to: 'amount:',
    key: /params\.amount$/,
    fix: /use wad/,
  },
  {
    name: 'returned values that do not exist',
    from: '    text: Unwraps an amount.',
    to: '    text: Unwraps an amount.\n    returns: [{text: Amount., unit: wei}]',
    key: /returns$/,
    fix: /each returned value/,
  },
  {
    name: 'duplicate key',
    from: '  withdraw(uint256):',
    to: '  deposit():\n    text: Twice.\n  withdraw(uint256):',
    fix: /keep one/,
  },
  {
    name: 'unknown unit',
    from: 'unit: wei',
    to: 'unit: ether',
    key: /unit$/,
    fix: /use one of token, wei/,
  },
  {
    name: 'unit of another type',
    from: 'unit: wei',
    to: 'unit: address',
    key: /^functions\.withdraw\(uint256\)\.params\.wad\.unit \(for uint256\)$/,
    fix: /write it/,
  },
  {
    name: 'unknown key',
    from: '    reverts: []',
    to: '    revert: []',
    key: /functions/,
    fix: /spelling/,
  },
  {
    name: 'range of unknown releases',
    from: '    text: Unwraps an amount.',
    to: '    text: Unwraps an amount.\n    in: {0.9.0: {text: Else.}}',
    key: /in\.0\.9\.0$/,
    fix: /0\.3\.0/,
  },
  {
    name: 'range without the member',
    from: '    text: Unwraps an amount.',
    to: '    text: Unwraps an amount.\n    in: {0.3.0: {text: Else.}}',
    key: /in\.0\.3\.0$/,
    fix: /correct the range/,
  },
  {
    name: 'overlapping ranges',
    from: '    text: Unwraps an amount.',
    to: '    text: Unwraps an amount.\n    in: {0.3.3-0.3.5: {text: Else.}, 0.3.5: {text: Other.}}',
    key: /in\.0\.3\.5$/,
    fix: /disjoint/,
  },
  {
    name: 'markup in a text',
    from: 'Unwraps an amount.',
    to: 'Unwraps <b>an</b> amount.',
    key: /text$/,
    fix: /backticks/,
  },
  {
    name: 'file of another contract',
    from: 'contract: IWETH',
    to: 'contract: IWETH9',
    key: /^contract$/,
    fix: /rename/,
  },
  {
    name: 'event that does not exist',
    from: 'functions:',
    to: 'events: {Deposit: {text: Wrapped.}}\nfunctions:',
    key: /^events\.Deposit$/,
    fix: /remove it or correct/,
  },
];

for (const { name, from, to, key, fix } of descriptionCases) {
  test(`descriptions: ${name} stops generation with file, key and fix`, () => {
    assert.ok(fixture.includes(from), `the fixture holds no ${from}`);
    const root = withDescription(from, to);
    assert.throws(() => loadSite(root), wanted(iwethFile, key, fix));
    fs.rmSync(root, { recursive: true });
  });
}

test('descriptions: the fixture itself has no problem, and neither has the lock of an editor', () => {
  const root = withDescription('', '');
  fs.symlinkSync('someone@host.1:2', path.join(root, descriptionsFolder, '.#IWETH.yaml'));
  assert.doesNotThrow(() => loadSite(root));
  fs.rmSync(root, { recursive: true });
});

test('descriptions: a contract without a file is named', () => {
  const root = withFault((copy) => fs.rmSync(path.join(copy, iwethFile), { force: true }));
  assert.throws(() => loadSite(root), wanted(iwethFile, undefined, /write it/));
  fs.rmSync(root, { recursive: true });
});

test('descriptions: a file that cannot be read is not said to be missing in the ones that take its words', () => {
  const file = `${path.dirname(iwethFile)}/Vault.yaml`;
  const root = withFault((copy) =>
    fs.writeFileSync(path.join(copy, file), 'contract: Vault\n\tsummary: A tab.\n'),
  );
  assert.throws(
    () => loadSite(root),
    (error: ReferenceError) => {
      const named = new Set(error.problems.map((problem) => problem.file));
      assert.ok(named.has(file));
      assert.ok(!named.has(`${path.dirname(iwethFile)}/VaultAPI.yaml`), [...named].join('\n'));
      return true;
    },
  );
  fs.rmSync(root, { recursive: true });
});
