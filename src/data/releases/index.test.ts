import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { latestRelease, releases } from './index';

const root = path.resolve(__dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** A release as `reference/data/releases.json` has it. */
interface Info {
  readonly version: string;
  readonly tag: string;
  readonly commitDate: string;
  readonly compilers: {
    readonly solidity: string;
    readonly vyper: Readonly<Record<string, string>>;
  };
  readonly openzeppelin: string;
}

const infos = JSON.parse(read('reference/data/releases.json')) as readonly Info[];

/** What the first table of a release's start page has to say. */
function rowsOf({ version, tag, commitDate, compilers, openzeppelin }: Info): string[] {
  const vault = compilers.vyper['contracts/Vault.vy'];
  const registry = compilers.vyper['contracts/Registry.vy'];
  const vyper =
    vault === registry
      ? `Vyper ${vault}`
      : `Vyper ${vault} for the vault, Vyper ${registry} for the registry`;
  return [
    `| Source | [Tag ${tag} of yearn-vaults](https://github.com/yearn/yearn-vaults/tree/${tag}) |`,
    `| Date | ${commitDate.slice(0, 10)} |`,
    `| Compilers | ${vyper}, Solidity ${compilers.solidity} |`,
    `| OpenZeppelin Contracts | ${openzeppelin} |`,
    `| \`apiVersion()\` | \`${version}\` |`,
  ];
}

test('the start page of each release has the tag, date, and compilers of the contract data', () => {
  const missing = releases.flatMap((release) => {
    const info = infos.find(({ version }) => version === release);
    assert.ok(info, release);
    const folder =
      release === latestRelease ? 'vaults' : `vaults_versioned_docs/version-${release}`;
    const lines = read(`${folder}/getting-started.md`).split('\n');
    return rowsOf(info)
      .filter((row) => !lines.includes(row))
      .map((row) => `${folder}: ${row}`);
  });
  assert.deepEqual(missing, []);
});
