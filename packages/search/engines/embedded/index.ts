import {
  type SearchAnswer,
  type SearchEngine,
  type SearchRequest,
  SearchUnavailableError,
  type Release,
} from '../../types';
import { formatVersion, type Manifest, manifestPath } from './format';
import type { FromWorker, ToWorker } from './protocol';
import { workerAddress } from './trustedWorker';

/** A request that waits for its answer. */
interface Waiting {
  readonly id: number;
  readonly early: (answer: SearchAnswer) => void;
  readonly resolve: (answer: SearchAnswer) => void;
  readonly reject: (error: Error) => void;
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
  /** The newest request, the only one that is answered. */
  let waiting: Waiting | undefined;

  /** Gives up the worker: the next call starts anew, with the newest list of files. */
  function stop(): void {
    void worker?.then((running) => running.terminate());
    worker = undefined;
    waiting?.reject(new SearchUnavailableError(missing));
  }

  function receive(message: FromWorker): void {
    if (message.id !== waiting?.id) return;
    if (message.type === 'failure') stop();
    else if (message.type === 'early') waiting.early(message.answer);
    else waiting.resolve(message.answer);
  }

  async function start(): Promise<Worker> {
    const manifest = await fetchManifest(baseUrl);
    const started = new Worker(workerAddress(baseUrl + manifest.worker) as string);
    started.onmessage = ({ data }: MessageEvent<FromWorker>) => receive(data);
    started.onerror = (event) => {
      event.preventDefault();
      stop();
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
    async search(request: SearchRequest, early) {
      const id = (lastId += 1);
      const target = await running();
      return new Promise<SearchAnswer>((resolve, reject) => {
        if (id !== lastId) return;
        waiting = { id, early, resolve, reject };
        target.postMessage({ type: 'search', id, request } satisfies ToWorker);
      });
    },
  };
}
