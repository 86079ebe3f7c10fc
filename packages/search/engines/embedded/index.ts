import {
  type SearchAnswer,
  type SearchEngine,
  type SearchRequest,
  SearchUnavailableError,
  SupersededError,
  type Release,
} from '../../types';
import { formatVersion, type Manifest, manifestPath } from './format';
import type { FromWorker, ToWorker } from './protocol';
import { workerAddress } from './trustedWorker';

interface Waiting {
  readonly resolve: (answer: SearchAnswer) => void;
  readonly reject: (error: Error) => void;
  /** Set once the first answer has come and excerpts are still missing. */
  complete?: (answer: SearchAnswer) => void;
}

/** How long the index may take to arrive. */
const timeout = 20_000;

const missing =
  'The search index could not be loaded. It may be that the connection is interrupted or the site has just been updated.';
const outdated = 'The site has been updated since this page was opened. Reload the page to search.';

async function fetchManifest(baseUrl: string): Promise<Manifest> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeout);
  try {
    // Its name has no hash: ask for the newest, so that its files are there.
    const response = await fetch(baseUrl + manifestPath, {
      cache: 'no-cache',
      signal: abort.signal,
    });
    if (!response.ok) throw new SearchUnavailableError(missing);
    const manifest = (await response.json()) as Manifest;
    if (manifest.format !== formatVersion) throw new SearchUnavailableError(outdated);
    return manifest;
  } catch (error) {
    throw error instanceof SearchUnavailableError ? error : new SearchUnavailableError(missing);
  } finally {
    clearTimeout(timer);
  }
}

/** Asks a prebuilt index in a worker; nothing leaves the site's own origin. */
export function createEmbeddedEngine(baseUrl: string): SearchEngine {
  let worker: Promise<Worker> | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  /** Gives up the worker: the next call starts anew, with the newest list of files. */
  function stop(error: SearchUnavailableError): void {
    void worker?.then((running) => running.terminate()).catch(() => undefined);
    worker = undefined;
    for (const { reject, complete } of waiting.values()) if (!complete) reject(error);
    waiting.clear();
  }

  function receive(message: FromWorker): void {
    const entry = waiting.get(message.id);
    if (!entry) return;
    if (message.type === 'failure') {
      stop(new SearchUnavailableError(missing));
      return;
    }
    if (message.isComplete) waiting.delete(message.id);
    if (entry.complete) entry.complete(message.answer);
    else if (message.isComplete) entry.resolve(message.answer);
    else {
      const completed = new Promise<SearchAnswer>((resolve) => (entry.complete = resolve));
      entry.resolve({ ...message.answer, completed });
    }
  }

  async function start(): Promise<Worker> {
    const manifest = await fetchManifest(baseUrl);
    const started = new Worker(workerAddress(baseUrl + manifest.worker) as string);
    started.onmessage = ({ data }: MessageEvent<FromWorker>) => receive(data);
    started.onerror = (event) => {
      event.preventDefault();
      stop(new SearchUnavailableError(missing));
    };
    started.postMessage({ type: 'start', baseUrl, manifest } satisfies ToWorker);
    return started;
  }

  function running(): Promise<Worker> {
    worker ??= start().catch((error: unknown) => {
      worker = undefined;
      throw error;
    });
    return worker;
  }

  return {
    warm(reading: Release) {
      running()
        .then((target) => target.postMessage({ type: 'warm', reading } satisfies ToWorker))
        .catch(() => undefined);
    },
    async search(request: SearchRequest) {
      const id = (lastId += 1);
      const target = await running();
      if (id !== lastId) throw new SupersededError();
      for (const [older, { reject, complete }] of waiting) {
        waiting.delete(older);
        if (!complete) reject(new SupersededError());
      }
      return new Promise<SearchAnswer>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        target.postMessage({ type: 'search', id, request } satisfies ToWorker);
      });
    },
  };
}
