/** Servers that commands and tests run as processes of their own. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '../../packages/static-server';

/** A server while it answers. */
export interface Running {
  readonly origin: string;
  stop(): Promise<void>;
}

/** A free port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  const { origin, stop } = await listen(createServer());
  await stop();
  return Number(new URL(origin).port);
}

/** Path of a server from Debian's packages. Installs it, or ends the process and says what to install. */
export function debianProgram(name: 'apache2' | 'caddy' | 'lighttpd' | 'nginx'): string {
  // Shared with commands that run before TypeScript can.
  const { server } = require('./programs.cjs') as { server(name: string): string };
  return server(name);
}

/** How long a program may take to answer first, in milliseconds. */
const startsWithin = 90_000;

/**
 * Starts a program that serves files, in a group of processes with those that it starts, and waits until it answers.
 *
 * @throws Error with what the program said when it ends or does not answer
 */
export async function launch(
  [command, ...args]: readonly [string, ...string[]],
  port: number,
  env: Readonly<Record<string, string>> = {},
): Promise<Running & { readonly pid: number }> {
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => (said = (said + part.toString()).slice(-4000)));
  }
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', (error) => {
      said += error.message;
      resolve();
    });
  }).then(() => {
    hasEnded = true;
  });
  const { pid = 0 } = child;
  const signalAll = (signal: NodeJS.Signals): void => {
    if (!hasEnded && pid > 0) process.kill(-pid, signal);
  };
  // Ctrl+C reaches no group but that of the command.
  const killed = (): void => signalAll('SIGKILL');
  process.on('exit', killed);
  const stop = async (): Promise<void> => {
    process.off('exit', killed);
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      signalAll(signal);
      await Promise.race([ended, wait(5000, undefined, { ref: false })]);
    }
  };
  const since = Date.now();
  for (;;) {
    try {
      await (await fetch(origin, { redirect: 'manual' })).arrayBuffer();
      return { origin, pid, stop };
    } catch {
      if (hasEnded || Date.now() - since > startsWithin) {
        await stop();
        throw new Error(`${command} does not answer: ${said}`);
      }
      await wait(50);
    }
  }
}
