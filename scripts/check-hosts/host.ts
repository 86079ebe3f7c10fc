/** What the matrix knows of a host, and how it is started. */
import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A host while it answers. */
export interface Running {
  readonly origin: string;
  stop(): Promise<void>;
}

/** A host of static files. */
export interface Host {
  /** As it is called in the matrix. */
  readonly name: string;
  /** The page with the rules by which the host answers, if they are rewritten here. Programs need none. */
  readonly rules?: string;
  /** Whether it sends our headers, or needs the policy in the pages. */
  readonly sendsHeaders: boolean;
  /** Whether it shows the site's own page for unknown addresses. */
  readonly showsNotFound: boolean;
  /** Malformed addresses that the program itself answers with an error of the server, whatever it serves. */
  readonly failsAt?: readonly string[];
  /** Path at which the site is; `/` if nothing else is said. */
  readonly baseUrl?: string;
  /** Whether the folder that it publishes begins at its root, so that a base path is a folder in it. */
  readonly isNested?: boolean;
  /** Starts it on a port of 127.0.0.1 over a built site. */
  start(folder: string, port: number): Promise<Running>;
}

/** A free port of 127.0.0.1. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** How long a program may take to answer first, in milliseconds. */
const startsWithin = 90_000;

/**
 * Starts a program that serves files, and waits until it answers.
 *
 * @throws Error with what the program said when it ends or does not answer
 */
export async function launch(
  [command, ...args]: readonly [string, ...string[]],
  port: number,
  env: Record<string, string> = {},
): Promise<Running> {
  const origin = `http://127.0.0.1:${port}`;
  // A group of its own: some start others.
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => (said = (said + part.toString()).slice(-4000)));
  }
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', (error) => {
      said += error.message;
      resolve();
    });
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGTERM');
    await Promise.race([ended, wait(5000)]);
    if (child.exitCode === null && child.signalCode === null && child.pid) {
      process.kill(-child.pid, 'SIGKILL');
      await ended;
    }
  };
  const since = Date.now();
  for (;;) {
    try {
      await (await fetch(origin, { redirect: 'manual' })).arrayBuffer();
      return { origin, stop };
    } catch {
      if (child.pid === undefined || child.exitCode !== null || Date.now() - since > startsWithin) {
        if (child.pid !== undefined) await stop();
        throw new Error(`${command} does not answer: ${said}`);
      }
      await wait(100);
    }
  }
}
