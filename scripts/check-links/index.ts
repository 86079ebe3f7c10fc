import { site } from '../../src/data/site';

/**
 * What the check found at an address. `refused` answers people only, `gone` doesn't exist anymore, `failed` did not
 * answer.
 */
export type Outcome = 'ok' | 'refused' | 'gone' | 'failed';

export interface Result {
  readonly outcome: Outcome;
  /** What a person should know: a status or a cause. */
  readonly detail: string;
}

/** A result that may be used again. */
export interface Remembered extends Result {
  /** When it was found, in milliseconds since 1970. */
  readonly at: number;
}

/** What a check depends on. Tests pass their own. */
export interface Surroundings {
  readonly fetch: typeof fetch;
  readonly now: () => number;
  /** Resolves after a number of milliseconds. */
  readonly wait: (time: number) => Promise<unknown>;
}

/** How servers are asked. Times are in milliseconds. */
export const limits = {
  /** Addresses asked at once, each of another host. */
  hosts: 8,
  /** Time between two requests to one host. */
  pause: 1000,
  /** Requests for one address before it counts as failed. */
  tries: 3,
  /** Time for one answer. */
  timeout: 20_000,
  /** Longest wait that a server may ask for. */
  longestWait: 60_000,
  /** How long a good result is used again. */
  maxAge: 14 * 24 * 3600 * 1000,
} as const;

/** Names this check and its purpose, because some servers refuse programs without a name. */
const headers = {
  'User-Agent': `${site.projectName} link check (+${site.repository.url})`,
  Accept: 'text/html,*/*;q=0.8',
};

function causeOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string } };
  if (name === 'TimeoutError') return 'no answer in time';
  return cause?.code ?? message;
}

/** The outcome for a status. Only a temporary failure, or a server that asks to wait, is worth another try. */
function judge(status: number): Outcome {
  if (status === 404 || status === 410) return 'gone';
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'ok';
}

/** Time to wait before the next try: the seconds that the server asks for, else twice as long each time. */
function delay(response: Response | undefined, attempt: number): number {
  const seconds = Number(response?.headers.get('retry-after') ?? Number.NaN);
  return Math.min(seconds > 0 ? seconds * 1000 : 2000 * 2 ** attempt, limits.longestWait);
}

/** Asks for one address until there is a result or the tries are used up. */
export async function checkOne(url: string, { fetch: load, wait }: Surroundings): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    let response: Response | undefined;
    let result: Result;
    try {
      response = await load(url, { headers, signal: AbortSignal.timeout(limits.timeout) });
      // The text isn't needed, but unread, it would keep the connection open. `HEAD` would avoid it, but a few servers
      // don't support that, and each says so differently.
      await response.body?.cancel();
      result = { outcome: judge(response.status), detail: `status ${response.status}` };
    } catch (error) {
      result = { outcome: 'failed', detail: causeOf(error) };
    }
    const mayPass = result.outcome === 'failed' || response?.status === 429;
    if (!mayPass || attempt + 1 === limits.tries) return result;
    await wait(delay(response, attempt));
  }
}

/**
 * Checks addresses: several hosts at a time, but the addresses of one host one by one, with pauses.
 *
 * @param memory results of earlier runs; addresses with a good result that is recent enough are skipped, and each new
 *   result is added at once
 */
export async function checkAll(
  urls: readonly string[],
  memory: Map<string, Remembered>,
  surroundings: Surroundings,
): Promise<void> {
  const byHost = new Map<string, string[]>();
  for (const url of urls) {
    const known = memory.get(url);
    if (known?.outcome === 'ok' && surroundings.now() - known.at < limits.maxAge) continue;
    const { host } = new URL(url);
    byHost.set(host, [...(byHost.get(host) ?? []), url]);
  }
  const queues = [...byHost.values()];
  const worker = async (): Promise<void> => {
    for (let queue = queues.shift(); queue; queue = queues.shift()) {
      for (const [index, url] of queue.entries()) {
        if (index > 0) await surroundings.wait(limits.pause);
        memory.set(url, { ...(await checkOne(url, surroundings)), at: surroundings.now() });
      }
    }
  };
  await Promise.all(Array.from({ length: limits.hosts }, worker));
}
