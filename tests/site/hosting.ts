import { Agent, request } from 'node:http';

/** An answer as it came over the wire. */
export interface Answer {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
}

const ownAgent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Asks for a path exactly as written. Clients of libraries would encode or shorten it. */
export function ask(
  origin: string,
  target: string,
  headers: Record<string, string> = {},
  { method = 'GET', agent = ownAgent }: { method?: string; agent?: Agent } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path: target, headers, method, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** Runs work over items, some at a time. */
export async function each<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  parallel = 16,
): Promise<void> {
  const left = [...items].reverse();
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
    }),
  );
}
