/** Many connections that ask one server for a list of targets, again and again. */
import { Agent, request } from 'node:http';

/** A request, and the status that is right for it. */
export interface Target {
  readonly path: string;
  readonly status: number;
}

/** What the connections saw. */
interface LoadResult {
  readonly requests: number;
  readonly bytes: number;
  /** Connections that broke, by the code of their error. */
  readonly errors: Readonly<Record<string, number>>;
  /** Answers that had a wrong status or were cut short, with a few examples. */
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
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = Date.now() + milliseconds;
  const times: number[] = [];
  const errors: Record<string, number> = {};
  const examples: string[] = [];
  let [next, requests, bytes, wrong] = [0, 0, 0, 0];

  const ask = ({ path, status }: Target): Promise<void> =>
    new Promise((resolve) => {
      const start = performance.now();
      const sent = request(
        { hostname, port, path, agent, headers: { 'Accept-Encoding': 'gzip' } },
        (response) => {
          let length = 0;
          response.on('data', (part: Buffer) => (length += part.length));
          response.on('close', () => {
            requests += 1;
            bytes += length;
            times.push(performance.now() - start);
            const promised = response.headers['content-length'];
            const isWhole = response.complete && (!promised || Number(promised) === length);
            if (response.statusCode !== status || !isWhole) {
              wrong += 1;
              if (examples.length < 5) examples.push(`${path}: ${response.statusCode ?? 0}`);
            }
            resolve();
          });
        },
      );
      sent.on('error', (error: NodeJS.ErrnoException) => {
        const code = error.code ?? error.message;
        errors[code] = (errors[code] ?? 0) + 1;
        resolve();
      });
      sent.end();
    });

  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (Date.now() < end) {
        const target = targets[next++ % targets.length];
        if (target) await ask(target);
      }
    }),
  );
  agent.destroy();
  times.sort((one, other) => one - other);
  const quantile = (part: number): number => times[Math.floor(times.length * part)] ?? 0;
  return { requests, bytes, errors, wrong, examples, p50: quantile(0.5), p99: quantile(0.99) };
}
