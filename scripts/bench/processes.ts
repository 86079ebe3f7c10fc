import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** What a command costs with everything that it starts. */
export interface Cost {
  /** Seconds of processors, of all processes together. */
  readonly cpu: number;
  /** Seconds from start to end. */
  readonly wall: number;
  /** Largest resident memory of all processes together, in bytes. */
  readonly memory: number;
}

/**
 * Runs a command to its end and returns its cost, which Python asks the system for: Node knows the use of its own process
 * only. Linux only.
 *
 * @throws Error with what the command wrote if it fails
 */
export function costOf(
  command: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): Cost {
  const program = path.join(__dirname, 'cost.py');
  const { error, status, output } = spawnSync('python3', [program, command, ...args], {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  });
  if (error) throw error;
  const [, stdout, stderr, cost] = output;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return JSON.parse(cost ?? '') as Cost;
}
