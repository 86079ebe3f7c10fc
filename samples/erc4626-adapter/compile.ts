/** Compiles a contract of this folder with solc 0.6.12. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const solc = require('solc') as { compile: (input: string, callbacks: object) => string };

/** Folder of the vault contracts: the doubles, or `contracts` in a clone of yearn-vaults. */
const vaults = process.env['YEARN_VAULTS'] ?? '../chain/contracts';

function read(name: string): { contents: string } | { error: string } {
  const own = name.replace(/^@yearnvaults\/contracts\//, '');
  try {
    const file = own === name ? require.resolve(name) : path.join(vaults, own);
    return { contents: readFileSync(file, 'utf8') };
  } catch {
    return { error: `no file ${name} (YEARN_VAULTS is "${vaults}")` };
  }
}

/** What it takes to deploy a contract. */
export interface Compiled {
  readonly abi: never;
  readonly bytecode: string;
}

/**
 * Compiles `<name>.sol` and returns the contract of that name.
 *
 * @throws with the compiler's message
 */
export function compile(name: string): Compiled {
  const file = `${name}.sol`;
  const input = {
    language: 'Solidity',
    sources: { [file]: { content: readFileSync(file, 'utf8') } },
    settings: {
      optimizer: { enabled: true, runs: 200 },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  };
  const output = JSON.parse(solc.compile(JSON.stringify(input), { import: read })) as {
    errors?: { severity: string; formattedMessage: string }[];
    contracts?: Record<
      string,
      Record<string, { abi: never; evm: { bytecode: { object: string } } }>
    >;
  };
  const errors = output.errors?.filter(({ severity }) => severity === 'error') ?? [];
  const contract = output.contracts?.[file]?.[name];
  if (errors.length > 0 || contract === undefined) {
    throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'));
  }
  return { abi: contract.abi, bytecode: `0x${contract.evm.bytecode.object}` };
}
