import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { problemAt, type Sample, type SampleProblem } from './extract';

interface Compiler {
  readonly compile: (
    input: string,
    callbacks: { readonly import: (name: string) => ReturnType<typeof readImport> },
  ) => string;
}

interface Output {
  readonly errors?: readonly {
    readonly severity: string;
    readonly message: string;
    readonly sourceLocation?: { readonly file: string; readonly start: number };
  }[];
}

let loaded: Compiler | undefined;

/** The compiler, loaded once: it takes about a second. */
function solc(): Compiler {
  if (loaded === undefined) {
    // The compiler's runtime installs handlers that turn every later error of this process into an abort.
    const events = ['uncaughtException', 'unhandledRejection'] as const;
    const before = events.map((event) => process.rawListeners(event));
    loaded = createRequire(__filename)('solc') as Compiler;
    for (const [i, event] of events.entries())
      for (const listener of process.rawListeners(event))
        if (!before[i]?.includes(listener)) process.off(event, listener as () => void);
  }
  return loaded;
}

/**
 * Reads what samples import: OpenZeppelin 3.1.0 from its package, and `@yearn/reference/<release>/` from the interfaces
 * that are made from the contract reference.
 */
function readImport(root: string, name: string): { contents: string } | { error: string } {
  const file = name.replace(/^@yearn\/reference\//, 'reference/interfaces/');
  if (file === name && !name.startsWith('@openzeppelin/'))
    return {
      error: 'samples import from @openzeppelin/contracts/ and @yearn/reference/<release>/',
    };
  const target = path.join(root, file === name ? 'node_modules' : '', file);
  return existsSync(target)
    ? { contents: readFileSync(target, 'utf8') }
    : { error: 'no such file' };
}

/**
 * Compiles samples of Solidity with solc 0.6.12, each on its own, down to bytecode. Warnings do not count.
 *
 * @param root root of the repository
 */
export function checkSolidity(samples: readonly Sample[], root: string): SampleProblem[] {
  if (samples.length === 0) return [];
  const compiler = solc();
  return samples.flatMap((sample) => {
    const name = 'sample.sol';
    const input = {
      language: 'Solidity',
      sources: { [name]: { content: sample.code } },
      settings: { outputSelection: { [name]: { '*': ['evm.bytecode.object'] } } },
    };
    const callbacks = { import: (file: string) => readImport(root, file) };
    const output = JSON.parse(compiler.compile(JSON.stringify(input), callbacks)) as Output;
    return (output.errors ?? [])
      .filter(({ severity }) => severity === 'error')
      .map(({ message, sourceLocation }) => {
        const { file = name, start = 0 } = sourceLocation ?? {};
        if (file !== name) return problemAt(sample, 0, `${message} (in ${file})`);
        // Offsets count bytes of UTF-8.
        const before = Buffer.from(sample.code).subarray(0, start).toString();
        return problemAt(sample, before.split('\n').length - 1, message);
      });
  });
}
