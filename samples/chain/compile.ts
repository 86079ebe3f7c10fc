/** Compiles Solidity with solc 0.6.12. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A parameter, as ABIs describe it. */
export interface AbiParameter {
  readonly name: string;
  readonly type: string;
  readonly indexed?: boolean;
  readonly components?: readonly AbiParameter[];
}

/** A member of an ABI. */
export interface AbiItem {
  readonly type: string;
  readonly name?: string;
  readonly inputs?: readonly AbiParameter[];
  readonly outputs?: readonly AbiParameter[];
  readonly stateMutability?: string;
}

/** What it takes to deploy a contract. */
export interface Artifact {
  readonly abi: readonly AbiItem[];
  readonly bytecode: string;
}

interface Output {
  readonly errors?: readonly { readonly severity: string; readonly formattedMessage: string }[];
  readonly contracts?: Readonly<
    Record<
      string,
      Readonly<Record<string, { abi: AbiItem[]; evm: { bytecode: { object: string } } }>>
    >
  >;
}

const here = path.dirname(fileURLToPath(import.meta.url));
const cacheFolder = path.join(here, '.cache');
const require = createRequire(import.meta.url);

/** Where the imports of a contract come from; `@yearnvaults/contracts` is the doubles. */
export function readImport(name: string): string {
  const own = /^@yearnvaults\/contracts\/(.+)$/.exec(name)?.[1];
  return readFileSync(
    own === undefined ? require.resolve(name) : path.join(here, 'contracts', own),
    'utf8',
  );
}

/** The compiler's runtime installs handlers that turn every later error of the process into an abort. */
function loadSolc(): { compile: (input: string, callbacks: object) => string } {
  const events = ['uncaughtException', 'unhandledRejection'] as const;
  const before = events.map((event) => process.listeners(event as 'exit'));
  const solc = require('solc') as { compile: (input: string, callbacks: object) => string };
  events.forEach((event, i) => {
    for (const listener of process.listeners(event as 'exit')) {
      if (before[i]?.includes(listener) !== true) process.removeListener(event, listener);
    }
  });
  return solc;
}

/**
 * Compiles contracts.
 *
 * @param sources texts by file name
 * @returns artifacts by the name of the contract
 * @throws with the compiler's message, which names file and line
 */
export function compile(sources: Readonly<Record<string, string>>): Record<string, Artifact> {
  const read = (name: string): { contents: string } | { error: string } => {
    try {
      return { contents: readImport(name) };
    } catch {
      return { error: `no file ${name}` };
    }
  };
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(
      Object.entries(sources).map(([name, content]) => [name, { content }]),
    ),
    settings: {
      optimizer: { enabled: true, runs: 1 },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  };
  const output = JSON.parse(loadSolc().compile(JSON.stringify(input), { import: read })) as Output;
  const errors = (output.errors ?? []).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'));
  }
  return Object.fromEntries(
    Object.values(output.contracts ?? {}).flatMap((contracts) =>
      Object.entries(contracts).map(([name, { abi, evm }]) => [
        name,
        { abi, bytecode: `0x${evm.bytecode.object}` },
      ]),
    ),
  );
}

/** The doubles, compiled once for each state of their files. */
export function compileDoubles(): Record<string, Artifact> {
  const folder = path.join(here, 'contracts');
  const sources = Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.sol'))
      .sort()
      .map((name) => [
        `@yearnvaults/contracts/${name}`,
        readFileSync(path.join(folder, name), 'utf8'),
      ]),
  );
  const hash = createHash('sha256')
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .update(JSON.stringify(sources))
    .digest('hex');
  const cached = path.join(cacheFolder, `${hash}.json`);
  if (existsSync(cached)) {
    return JSON.parse(readFileSync(cached, 'utf8')) as Record<string, Artifact>;
  }
  const artifacts = compile(sources);
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(cached, JSON.stringify(artifacts));
  return artifacts;
}
