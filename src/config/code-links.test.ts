import assert from 'node:assert/strict';
import { statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { withDependencies } from '../../packages/fast-build/markdown';
import { codeLinks, codeReference } from './code-links';

const newest = 'docs/developers/a.md';

/** Names in a sample that lead to an entry, as `name → page#entry`. */
function linksIn(language: string, code: string, document = newest): string[] {
  const lines = code.split('\n');
  return codeLinks({ code, language, document, session: [code], position: 0 }).map(
    ({ line, start, end, href }) =>
      `${lines[line]?.slice(start, end)} → ${href?.replace('/vaults/', '').replace('smart-contracts/', '')}`,
  );
}

interface Case {
  readonly name: string;
  readonly language: string;
  readonly code: string;
  readonly links: readonly string[];
  readonly document?: string;
}

const inStrategy = (body: string): string =>
  `import {BaseStrategy} from "@yearnvaults/contracts/BaseStrategy.sol";\ncontract A is BaseStrategy {\n${body}\n}`;
const base = Array<string>(2).fill('BaseStrategy → BaseStrategy');

const found: readonly Case[] = [
  {
    name: 'Solidity: a variable of a type from the reference',
    language: 'solidity',
    code: 'contract A {\n  VaultAPI public vault;\n  function f() external { vault.withdraw(); }\n}',
    links: ['VaultAPI → VaultAPI', 'withdraw → VaultAPI#withdraw'],
  },
  {
    name: 'Solidity: an address that is converted to a contract',
    language: 'solidity',
    code: 'contract A {\n  function f(address account) external { VaultAPI(account).withdraw(); }\n}',
    links: ['VaultAPI → VaultAPI', 'withdraw → VaultAPI#withdraw'],
  },
  {
    name: 'Solidity: an interface of the file that declares functions of the vault',
    language: 'solidity',
    code: 'interface IVault { function deposit(uint256 a, address b) external; }\ncontract A {\n  function f(IVault vault) external { vault.deposit(1, msg.sender); }\n}',
    links: ['deposit → vault#deposit'],
  },
  {
    name: 'Solidity: what a strategy inherits and overrides',
    language: 'solidity',
    code: inStrategy(
      '  function adjustPosition(uint256 debt) internal override onlyKeepers { if (emergencyExit) vault.report(1, 2, 3); }',
    ),
    links: [
      ...base,
      'adjustPosition → BaseStrategy#adjustposition',
      'onlyKeepers → BaseStrategy#onlykeepers',
      'emergencyExit → BaseStrategy#emergencyexit',
      'vault → BaseStrategy#vault',
      'report → VaultAPI#report',
    ],
  },
  {
    name: 'Solidity: the number of arguments decides between overloads',
    language: 'solidity',
    code: 'contract A {\n  function f(yToken t) external { t.migrate(); t.migrate(1); t.migrate(1, 2); t.migrate(1, 2, 3); }\n}',
    links: [
      'yToken → yToken',
      'migrate → yToken#migrate',
      'migrate → yToken#migrate-1args',
      // Two overloads take two arguments.
      'migrate → yToken#migrate-3args',
    ],
  },
  {
    name: 'Python: a contract by its name and by what is called',
    language: 'python',
    code: 'vault = Contract(address)\nvault.deposit(5, {"from": me})\nprint(vault.pricePerShare())',
    links: ['deposit → vault#deposit', 'pricePerShare → vault#pricepershare'],
  },
  {
    name: 'Python: a text is an argument',
    language: 'python',
    code: 'vault = Contract(address)\nvault.setName("DAI yVault", {"from": me})',
    links: ['setName → vault#setname'],
  },
  {
    name: 'Python: a contract under any name, by functions that one contract has',
    language: 'python',
    code: 's1 = Contract(address)\ns1.setEmergencyExit({"from": me})\ns1.harvest({"from": me})',
    links: ['setEmergencyExit → BaseStrategy#setemergencyexit', 'harvest → BaseStrategy#harvest'],
  },
  {
    name: 'TypeScript: a contract by its ABI',
    language: 'ts',
    code: "import { Contract } from 'ethers';\nconst abi = ['function totalDebt() view returns (uint256)', 'function pricePerShare() view returns (uint256)'];\nconst vault = new Contract(a, abi);\nawait vault.totalDebt();\nawait vault.connect(me).callStatic.pricePerShare({ blockTag: 1 });",
    links: ['totalDebt → vault#totaldebt', 'pricePerShare → vault#pricepershare'],
  },
  {
    name: 'TypeScript: what a template string computes is code',
    language: 'ts',
    code: "import { Contract } from 'ethers';\nconst vault = new Contract(a, b);\nconsole.log(`vault.decimals() is ${await vault.pricePerShare()}`);",
    links: ['pricePerShare → vault#pricepershare'],
  },
  {
    name: 'TypeScript: an event as a filter',
    language: 'ts',
    code: "import { Contract } from 'ethers';\nconst vault = new Contract(a, b);\nawait vault.queryFilter(vault.filters.StrategyReported());",
    links: ['StrategyReported → vault#strategyreported'],
  },
  {
    name: 'shell: a signature that cast is given',
    language: 'bash',
    code: `cast call --rpc-url "$URL" "$VAULT" 'pricePerShare()(uint256)'\nx=$(cast call "\${REGISTRY}" "latestVault(address)(address)" "$T")`,
    links: ['pricePerShare → vault#pricepershare', 'latestVault → registry#latestvault'],
  },
  {
    name: 'shell: a signature in a variable that cast is given',
    language: 'bash',
    code: `withdraw='withdraw(uint256,address,uint256)(uint256)'\ncast call "$VAULT" "$withdraw" 1 "$ACCOUNT" 1`,
    links: ['withdraw → vault#withdraw'],
  },
  {
    name: 'shell: the signature of an event',
    language: 'bash',
    code: `cast sig-event 'UpdateDepositLimit(uint256)'`,
    links: ['UpdateDepositLimit → vault#updatedepositlimit'],
  },
  {
    name: 'an older release has entries of its own',
    language: 'bash',
    code: `cast call "$VAULT" 'pricePerShare()'`,
    document: 'vaults_versioned_docs/version-0.3.5/a.md',
    links: ['pricePerShare → 0.3.5/vault#pricepershare'],
  },
];

const traps: readonly Omit<Case, 'links'>[] = [
  {
    name: 'a token has functions that the vault has too',
    language: 'python',
    code: 'token = Contract(address)\ntoken.approve(vault, 1)\ntoken.balanceOf(vault)',
  },
  {
    name: 'a function that the vault has, and that other contracts inherit from a library',
    language: 'python',
    code: 'token = Contract(address)\ntoken.increaseAllowance(vault, 1)',
  },
  {
    name: 'a name that vault and strategy have',
    language: 'python',
    code: 'template = Contract(address)\ntemplate.apiVersion()',
  },
  {
    name: 'one use that does not fit leaves the value open',
    language: 'python',
    code: 'vault = Contract(address)\nvault.deposit(1)\nvault.joinPool(1)',
  },
  {
    name: 'a name that is something else',
    language: 'python',
    code: 'vault = load()\nvault.totalDebt()',
  },
  {
    name: 'the variable of a loop',
    language: 'python',
    code: 'for vault in api():\n    vault.totalDebt()',
  },
  {
    name: 'a module that is imported under a name',
    language: 'python',
    code: 'import prices as vault\nvault.totalDebt()',
  },
  {
    name: 'comments and strings in Python',
    language: 'python',
    code: 'vault = Contract(a)  # vault.pricePerShare()\nprint("vault.pricePerShare()")',
  },
  {
    name: 'a call with too many arguments',
    language: 'python',
    code: 'vault = Contract(a)\nvault.pricePerShare(1)',
  },
  {
    name: 'a function of the file with the same name',
    language: 'ts',
    code: 'async function report(): Promise<void> {}\nawait report();',
  },
  {
    name: 'an object of another library',
    language: 'ts',
    code: "import { Yearn } from '@yfi/sdk';\nconst yearn = new Yearn(1, {});\nawait yearn.vaults.deposit(a, b, c, d);\nfor (const vault of await yearn.vaults.get()) console.log(vault.symbol, vault.version);",
  },
  {
    name: 'a contract whose ABI is another',
    language: 'ts',
    code: "import { Contract } from 'ethers';\nconst vault = new Contract(a, ['function deposit(address, bytes32, uint256)']);\nawait vault.deposit(a, b, c);",
  },
  {
    name: 'a vault that is shadowed within a function',
    language: 'ts',
    code: "import { Contract } from 'ethers';\nconst read = (vault: { pricePerShare(): number; other: number }) => vault.pricePerShare() + vault.other;",
  },
  {
    name: 'comments and strings in TypeScript',
    language: 'ts',
    code: "import { Contract } from 'ethers';\nconst vault = new Contract(a, b); // vault.pricePerShare()\nconst text = 'vault.pricePerShare()';",
  },
  {
    name: 'a contract of the file with a name of the reference',
    language: 'solidity',
    code: 'contract VaultAPI { function withdraw() external {} }\ncontract A { function f(VaultAPI vault) external { vault.withdraw(); } }',
  },
  {
    name: 'a contract imported from elsewhere',
    language: 'solidity',
    code: 'import {Token} from "./Token.sol";\nimport {Registry} from "other/Registry.sol";\ncontract A { Token public token; }',
  },
  {
    name: 'a contract imported from a file whose name only ends like that of the reference',
    language: 'solidity',
    code: 'import {VaultAPI} from "./YearnBaseStrategy.sol";\ncontract A { VaultAPI public vault; }',
  },
  {
    name: 'an interface of the file that is no vault',
    language: 'solidity',
    code: 'interface IVault { function deposit(uint256 a) external; function joinPool(bytes32 id) external; }\ncontract A { function f(IVault vault) external { vault.deposit(1); } }',
  },
  {
    name: 'an interface with a name of its own and functions of many contracts',
    language: 'solidity',
    code: 'interface IPool { function deposit(uint256 a) external; }\ncontract A { function f(IPool pool) external { pool.deposit(1); } }',
  },
  {
    name: 'a token by the interface of a library',
    language: 'solidity',
    code: 'import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";\ncontract A { function f(IERC20 token) external { token.transfer(msg.sender, 1); } }',
  },
  {
    name: 'comments and strings in Solidity',
    language: 'solidity',
    code: 'contract A {\n  // VaultAPI vault; vault.withdraw();\n  /* VaultAPI */\n  string public text = "VaultAPI";\n}',
  },
  {
    name: 'a target that is no vault by its name',
    language: 'bash',
    code: `cast call "$TOKEN" 'balanceOf(address)(uint256)' "$A"\ncast send "$ROUTER" 'withdraw(uint256,address,uint256)' 1 "$A" 1`,
  },
  {
    name: 'a signature that the vault does not have',
    language: 'bash',
    code: `cast call "$VAULT" 'deposit(bytes32)'\ncast call "$VAULT" 'convertToAssets(uint256)'`,
  },
  {
    name: 'comments and texts in a shell',
    language: 'bash',
    code: `# cast call "$VAULT" 'pricePerShare()'\necho 'cast call'\necho "pricePerShare()"`,
  },
  {
    name: 'a language without a finder',
    language: 'json',
    code: '{ "vault": "vault.pricePerShare()" }',
  },
];

for (const { name, language, code, links, document } of found) {
  test(name, () => {
    assert.deepEqual(linksIn(language, code, document), links);
  });
}

for (const { name, language, code, document } of traps) {
  test(`plain: ${name}`, () => {
    assert.deepEqual(linksIn(language, code, document), []);
  });
}

test('a local name hides what a strategy inherits', () => {
  const body =
    '  function emergencyExit() public {}\n  function f(uint256 want, address vault) external { emergencyExit(); want; vault; keeper; }';
  assert.deepEqual(linksIn('solidity', inStrategy(body)), [
    ...base,
    'keeper → BaseStrategy#keeper',
  ]);
});

test('a release without the member leaves the name plain', () => {
  const code = `cast call "$VAULT" 'setLockedProfitDegradation(uint256)'`;
  const old = 'vaults_versioned_docs/version-0.3.5/a.md';
  assert.deepEqual(linksIn('bash', code), [
    'setLockedProfitDegradation → vault#setlockedprofitdegradation',
  ]);
  assert.deepEqual(linksIn('bash', code, old), []);
  const base = 'import {BaseStrategyInitializable} from "contracts/BaseStrategy.sol";';
  assert.equal(linksIn('solidity', base).length, 1);
  const before = 'vaults_versioned_docs/version-0.3.1/a.md';
  assert.deepEqual(linksIn('solidity', base, before), []);
});

test('a session goes on from block to block, and one that follows decides too', () => {
  const session = ['vault = Contract(a)', 'vault.pricePerShare()'];
  const mark = (all: readonly string[]) =>
    codeLinks({
      code: all[1] ?? '',
      language: 'python',
      document: newest,
      session: all,
      position: 1,
    });
  assert.deepEqual(
    mark(session).map(({ line, start, end }) => [line, start, end]),
    [[0, 6, 19]],
  );
  assert.deepEqual(mark([...session, 'vault.joinPool()']), []);
});

test('a document whose code is looked at is compiled again when a description or the data changes', () => {
  const files: string[] = [];
  withDependencies(
    (file) => files.push(path.relative(path.resolve(__dirname, '../..'), file)),
    () => linksIn('bash', `cast call "$VAULT" 'pricePerShare()'`),
  );
  for (const file of ['descriptions/Vault.yaml', 'data/0.4.3.json', 'site.yaml'])
    assert.ok(files.includes(path.join('reference', file)), file);
});

test('the reference is read again when one of its files has changed', () => {
  const file = path.resolve(__dirname, '../../reference/descriptions/Vault.yaml');
  const { atime, mtime } = statSync(file);
  const before = codeReference('0.4.3');
  assert.equal(codeReference('0.4.3'), before);
  utimesSync(file, atime, new Date());
  assert.notEqual(codeReference('0.4.3'), before);
  utimesSync(file, atime, mtime);
});
