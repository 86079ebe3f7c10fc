import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { lineAt, problemAt, type Sample, type SampleProblem } from './extract';

interface Compiler {
  readonly version: () => string;
  readonly compile: (
    input: string,
    callbacks: { readonly import: (name: string) => { contents: string } | { error: string } },
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
    const events = ['uncaughtException', 'unhandledRejection'];
    const before = new Map(
      events.map((event) => [event, new Set<unknown>(process.listeners(event as 'exit'))]),
    );
    loaded = createRequire(__filename)('solc') as Compiler;
    for (const event of events) {
      for (const listener of process.listeners(event as 'exit')) {
        if (before.get(event)?.has(listener) !== true) process.removeListener(event, listener);
      }
    }
  }
  return loaded;
}

/**
 * Where the imports of samples come from: OpenZeppelin 3.1.0 from its package, and `@yearn/reference/<release>/` from
 * the interfaces that are made from the contract reference.
 */
function importer(root: string): (name: string) => { contents: string } | { error: string } {
  return (name) => {
    const reference = /^@yearn\/reference\/(.+)$/.exec(name)?.[1];
    const file =
      reference !== undefined
        ? path.join(root, 'reference/interfaces', reference)
        : name.startsWith('@openzeppelin/')
          ? path.join(root, 'node_modules', name)
          : null;
    if (file === null) {
      return {
        error: 'samples import from @openzeppelin/contracts/ and @yearn/reference/<release>/',
      };
    }
    return existsSync(file) ? { contents: readFileSync(file, 'utf8') } : { error: 'no such file' };
  };
}

/**
 * Compiles samples of Solidity with solc 0.6.12, each on its own, down to bytecode. Warnings do not count.
 *
 * @param root root of the repository
 */
export function checkSolidity(samples: readonly Sample[], root: string): SampleProblem[] {
  if (samples.length === 0) return [];
  const compiler = solc();
  const read = importer(root);
  return samples.flatMap((sample) => {
    const name = 'sample.sol';
    const input = {
      language: 'Solidity',
      sources: { [name]: { content: sample.code } },
      settings: { outputSelection: { [name]: { '*': ['evm.bytecode.object'] } } },
    };
    const output = JSON.parse(compiler.compile(JSON.stringify(input), { import: read })) as Output;
    return (output.errors ?? [])
      .filter(({ severity }) => severity === 'error')
      .map(({ message, sourceLocation }) => {
        const own = sourceLocation?.file === name;
        // Offsets count bytes of UTF-8.
        const before = own
          ? Buffer.from(sample.code).subarray(0, sourceLocation.start).toString()
          : '';
        const where = own || sourceLocation === undefined ? '' : ` (in ${sourceLocation.file})`;
        return problemAt(sample, lineAt(before, before.length), `${message}${where}`);
      });
  });
}
