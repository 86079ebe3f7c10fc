/** Starts and stops the chain. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A running chain. */
export interface Chain {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

export interface ChainOptions {
  /** 0 asks for any free port. */
  readonly port?: number;
  /** How long to wait for the first answer, in milliseconds. */
  readonly timeoutMs?: number;
  /** Address of a node whose chain is copied; a chain of its own without one. */
  readonly forkUrl?: string;
  /** The program; found in the installed packages otherwise. */
  readonly program?: string;
}

/** Midnight, July 1, 2022, in Unix seconds: blocks have the same times in every run. */
export const genesisTime = 1_656_633_600;

const architectures: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' };
const systems: Readonly<Record<string, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'win32',
};

/**
 * Path of anvil: `ANVIL_PATH`, or the package for this machine.
 *
 * @throws with what to do if there is none
 */
export function findAnvil(
  platform: string = process.platform,
  architecture: string = process.arch,
): string {
  const own = process.env['ANVIL_PATH'];
  if (own !== undefined) {
    if (existsSync(own)) return own;
    throw new Error(`ANVIL_PATH is "${own}", where there is no file. Set it to the path of anvil.`);
  }
  const machine = `${systems[platform] ?? platform}-${architectures[architecture] ?? architecture}`;
  try {
    const suffix = platform === 'win32' ? '.exe' : '';
    return createRequire(import.meta.url).resolve(
      `@foundry-rs/anvil-${machine}/bin/anvil${suffix}`,
    );
  } catch {
    throw new Error(
      `There is no package of anvil for ${machine} here. Run "npm install" without --omit=optional, or build anvil from its source and set ANVIL_PATH to it.`,
    );
  }
}

/** One sentence for what keeps anvil from starting. */
function explain(program: string, output: string, port: number): string {
  if (/address already in use/i.test(output)) {
    return `Port ${port} is taken. Stop the program that uses it, or set PORT to another one.`;
  }
  if (output.includes("'--port <")) return 'Set PORT to a number from 1 to 65535.';
  if (output.includes('fork block number')) {
    const reason = output.trim().replace(/^.*\n- (?:Error #\d+: )?/s, '');
    return `The node could not be read (${reason}). Set FORK_URL to the address of an Ethereum node.`;
  }
  if (/ENOENT|EACCES|exec format|GLIBC|not found/i.test(output)) {
    return `${program} does not run on this machine (${output.trim().split('\n')[0]}). Set ANVIL_PATH to an anvil that does.`;
  }
  return `anvil stopped before it answered: ${output.trim() || 'it said nothing'}`;
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

/**
 * Starts a chain on the loopback address. Every transaction gets a block of its own, 12 seconds after the one before,
 * so that the same calls give the same results in every run.
 *
 * @throws one sentence that says what to do
 */
export async function startChain(options: ChainOptions = {}): Promise<Chain> {
  const { port = 0, timeoutMs = 30_000, forkUrl, program = findAnvil() } = options;
  const origin =
    forkUrl === undefined ? ['--timestamp', String(genesisTime)] : ['--fork-url', forkUrl];
  const child = spawn(program, ['--host', '127.0.0.1', '--port', String(port), ...origin], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A chain must not outlive what started it.
  const stopWithProcess = (): boolean => child.kill('SIGKILL');
  process.once('exit', stopWithProcess);
  const stop = async (): Promise<void> => {
    process.removeListener('exit', stopWithProcess);
    await end(child);
  };

  let output = '';
  let late: NodeJS.Timeout | undefined;
  try {
    const url = await new Promise<string>((resolve, reject) => {
      late = setTimeout(
        () =>
          reject(
            new Error(`The chain did not answer within ${timeoutMs / 1000} seconds. Try again.`),
          ),
        timeoutMs,
      );
      const read = (data: Buffer): void => {
        output += data.toString();
        const address = /Listening on ([\d.]+:\d+)/.exec(output)?.[1];
        if (address !== undefined) resolve(`http://${address}`);
      };
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
      child.once('error', (error) => reject(new Error(explain(program, error.message, port))));
      child.once('close', () => reject(new Error(explain(program, output, port))));
    });
    await call(url, 'anvil_setBlockTimestampInterval', [12]);
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    clearTimeout(late);
  }
}

/** Calls a method of the chain. */
export async function call(url: string, method: string, params: unknown[] = []): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const { result, error } = (await response.json()) as {
    result?: unknown;
    error?: { message: string };
  };
  if (error !== undefined) throw new Error(`${method}: ${error.message}`);
  return result;
}

/** Lets seconds pass, so that the next block is that much later than the last one. */
export async function wait(url: string, seconds: number): Promise<void> {
  const { timestamp } = (await call(url, 'eth_getBlockByNumber', ['latest', false])) as {
    timestamp: string;
  };
  await call(url, 'evm_setNextBlockTimestamp', [Number(timestamp) + seconds]);
  await call(url, 'evm_mine');
}
