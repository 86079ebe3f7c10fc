/** Many connections that ask one server for a list of targets, again and again. */
import { Agent } from 'node:http';
import { ask } from '../../tests/site/hosting';

/** A request, and the status that is right for it. */
export interface Target {
  readonly path: string;
  readonly status: number;
}

/** What the connections saw. */
interface LoadResult {
  readonly requests: number;
  readonly bytes: number;
  /** Connections that broke, also within an answer, by the code of their error. */
  readonly errors: Readonly<Record<string, number>>;
  /** Answers that had a wrong status or length, with a few examples. */
  readonly wrong: number;
  readonly examples: readonly string[];
  /** Milliseconds in which half, and 99 of 100, of the answers were whole. */
  readonly p50: number;
  readonly p99: number;
}

/** What is asked for, and how. */
interface LoadOrder {
  readonly origin: string;
  readonly targets: readonly Target[];
  /** How many stay open and ask, each the next target as soon as its last answer is whole. */
  readonly connections: number;
  readonly milliseconds: number;
}

/** Loads a server. */
export async function load({
  origin,
  targets,
  connections,
  milliseconds,
}: LoadOrder): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = Date.now() + milliseconds;
  const times: number[] = [];
  const errors: Record<string, number> = {};
  const examples: string[] = [];
  let [next, requests, bytes, wrong] = [0, 0, 0, 0];

  const askFor = async ({ path, status }: Target): Promise<void> => {
    const start = performance.now();
    try {
      const answer = await ask(origin, path, { 'Accept-Encoding': 'gzip' }, { agent });
      const { length } = answer.body;
      requests += 1;
      bytes += length;
      times.push(performance.now() - start);
      const promised = Number(answer.headers['content-length'] ?? length);
      if (answer.status === status && promised === length) return;
      wrong += 1;
      if (examples.length < 5) examples.push(`${path}: ${answer.status}`);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      errors[code ?? message] = (errors[code ?? message] ?? 0) + 1;
    }
  };

  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (Date.now() < end) {
        const target = targets[next++ % targets.length];
        if (target) await askFor(target);
      }
    }),
  );
  agent.destroy();
  times.sort((one, other) => one - other);
  const quantile = (part: number): number => times[Math.floor(times.length * part)] ?? 0;
  return { requests, bytes, errors, wrong, examples, p50: quantile(0.5), p99: quantile(0.99) };
}
