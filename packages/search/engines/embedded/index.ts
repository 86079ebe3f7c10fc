import {
  type SearchAnswer,
  type SearchEngine,
  type SearchRequest,
  SearchUnavailableError,
} from '../../types';
import type { FromWorker, ToWorker } from './protocol';

/** A request that waits for its answer. */
interface Waiting {
  readonly early: (answer: SearchAnswer) => void;
  readonly answer: (answer: SearchAnswer) => void;
  readonly reject: (error: Error) => void;
}

const missing =
  'The search index could not be loaded. Check your connection. If the site has just been updated, reload the page.';

/** Asks a prebuilt index in a worker; nothing leaves the site's own origin. */
export function createEmbeddedEngine(baseUrl: string): SearchEngine {
  let worker: Worker | undefined;
  let lastId = 0;
  /** By the ids of the requests. The box and the search page may each have one. */
  const waiting = new Map<number, Waiting>();

  /** Gives up the worker. The next call starts another one, with the newest list of files. */
  function stop(): void {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new SearchUnavailableError(missing));
    waiting.clear();
  }

  function receive(message: FromWorker): void {
    const asked = waiting.get(message.id);
    if (!asked) return;
    if (message.type === 'failure') stop();
    else asked[message.type](message.answer);
    if (message.type === 'answer') waiting.delete(message.id);
  }

  function tell(message: ToWorker): void {
    if (!worker) {
      // Webpack makes a separate file of it, and an address that browsers accept if they enforce Trusted Types.
      worker = new Worker(
        /* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url),
      );
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => receive(data);
      worker.onerror = (event) => {
        event.preventDefault();
        stop();
      };
    }
    worker.postMessage(message);
  }

  return {
    warm(reading) {
      tell({ type: 'warm', baseUrl, reading });
    },
    search(request: SearchRequest, early, signal) {
      const id = (lastId += 1);
      return new Promise<SearchAnswer>((answer, reject) => {
        if (signal.aborted) return;
        waiting.set(id, { early, answer, reject });
        signal.addEventListener('abort', () => {
          if (waiting.delete(id)) tell({ type: 'drop', id });
        });
        tell({ type: 'search', baseUrl, id, request });
      });
    },
  };
}
