/** What a command with all its helpers costs, read from `/proc`: Node reports the use of its own process only. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';

export interface Cost {
  /** Seconds of processors, of all processes together. */
  readonly cpu: number;
  /** Seconds from start to end. */
  readonly wall: number;
  /** Largest resident memory of all processes together, in bytes. */
  readonly memory: number;
}

export interface Process {
  readonly id: number;
  readonly parent: number;
  readonly group: number;
  /** Ticks of the processor: its own, and those of its children that have ended. */
  readonly ticks: number;
  readonly pages: number;
}

/** Ticks in a second and bytes in a page, as Linux tells them on every machine that Node.js 20 runs on. */
const ticksPerSecond = 100;
const pageSize = 4096;
const interval = 100;
const endings = ['SIGINT', 'SIGTERM'] as const;

/** Reads a line of `/proc/<id>/stat`. The name in parentheses may contain anything. */
export function readStat(line: string): Process {
  const fields = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const field = (number: number): number => fields[number - 3] ?? NaN;
  return {
    id: parseInt(line, 10),
    parent: field(4),
    group: field(5),
    ticks: field(14) + field(15) + field(16) + field(17),
    pages: field(24),
  };
}

/**
 * Adds up looks at the processes of a group.
 *
 * A process that has ended is in the ticks of its parent, unless the parent ended before: then it is kept here.
 */
export class Tally {
  private alive = new Map<number, Process>();
  private orphans = 0;
  private most = 0;
  private largest = 0;

  look(processes: readonly Process[]): void {
    const now = new Map(processes.map((process) => [process.id, process]));
    for (const [id, { parent, ticks }] of this.alive) {
      if (!now.has(id) && !this.alive.has(parent)) this.orphans += ticks;
    }
    this.alive = now;
    const ticks = processes.reduce((sum, process) => sum + process.ticks, this.orphans);
    this.most = Math.max(this.most, ticks);
    this.largest = Math.max(
      this.largest,
      processes.reduce((sum, { pages }) => sum + pages, 0),
    );
  }

  get cpu(): number {
    return this.most / ticksPerSecond;
  }

  get memory(): number {
    return this.largest * pageSize;
  }
}

function groupOf(id: number): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [readStat(readFileSync(`/proc/${name}/stat`, 'utf8'))];
      } catch {
        // It ended between the two calls.
        return [];
      }
    })
    .filter(({ group }) => group === id);
}

/** Runs a command to its end and returns its cost; throws with what it wrote if it fails. Linux only. */
export async function costOf(
  command: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): Promise<Cost> {
  const start = performance.now();
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    // A group of its own, by which its processes are found.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const id = child.pid;
  if (id === undefined) throw new Error(`${command} could not be started.`);
  // The group does not hear of Ctrl+C by itself.
  const stop = (): void => {
    process.kill(-id, 'SIGTERM');
    process.exit(1);
  };
  for (const signal of endings) process.once(signal, stop);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000)));
  }
  const tally = new Tally();
  const timer = setInterval(() => tally.look(groupOf(id)), interval);
  try {
    const [status] = (await once(child, 'exit')) as [number | null];
    const wall = (performance.now() - start) / 1000;
    if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
    return { cpu: tally.cpu, wall, memory: tally.memory };
  } finally {
    clearInterval(timer);
    for (const signal of endings) process.off(signal, stop);
  }
}
