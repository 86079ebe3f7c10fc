import {
  type SearchAnswer,
  type SearchEngine,
  type SearchRequest,
  SearchUnavailableError,
} from '../../types';
import type { FromWorker, ToWorker } from './protocol';

/** A request that waits for its answer. */
interface Waiting {
  readonly id: number;
  readonly early: (answer: SearchAnswer) => void;
  readonly resolve: (answer: SearchAnswer) => void;
  readonly reject: (error: Error) => void;
}

const missing =
  'The search index could not be loaded. Check your connection. If the site has just been updated, reload the page.';

/** Asks a prebuilt index in a worker; nothing leaves the site's own origin. */
export function createEmbeddedEngine(baseUrl: string): SearchEngine {
  let worker: Worker | undefined;
  let lastId = 0;
  /** The newest request, the only one that is answered. */
  let waiting: Waiting | undefined;

  /** Gives up the worker. The next call starts another one, with the newest list of files. */
  function stop(): void {
    worker?.terminate();
    worker = undefined;
    waiting?.reject(new SearchUnavailableError(missing));
  }

  function receive(message: FromWorker): void {
    if (message.id !== waiting?.id) return;
    if (message.type === 'failure') stop();
    else if (message.type === 'early') waiting.early(message.answer);
    else waiting.resolve(message.answer);
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
    search(request: SearchRequest, early) {
      const id = (lastId += 1);
      return new Promise<SearchAnswer>((resolve, reject) => {
        waiting = { id, early, resolve, reject };
        tell({ type: 'search', baseUrl, id, request });
      });
    },
  };
}
