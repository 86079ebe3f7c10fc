/**
 * The thread that answers queries of the embedded engine. Built by `packages/search/build/embedded` into a file of its own.
 */
import type { SearchRequest } from '../../types';
import type { FromWorker, ToWorker } from './protocol';
import { SearchService } from './service';

interface WorkerScope {
  onmessage: ((event: { readonly data: ToWorker }) => void) | null;
  postMessage(message: FromWorker): void;
}

const scope = globalThis as unknown as WorkerScope;
let service: SearchService | undefined;
let newest = 0;
let warmUpQueries: readonly string[] = [];

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

async function answer({ id, request }: Extract<ToWorker, { type: 'search' }>): Promise<void> {
  // The reader typed on while this request waited.
  if (!service || id < newest) return;
  try {
    const { completed, ...first } = await service.search(request);
    scope.postMessage({ type: 'answer', id, answer: first, isComplete: !completed });
    const rest = await completed;
    if (rest && id === newest)
      scope.postMessage({ type: 'answer', id, answer: rest, isComplete: true });
  } catch {
    scope.postMessage({ type: 'failure', id });
  }
}

const warmUpRounds = 40;

/**
 * Asks the index while no one waits, until the reader asks: the browser makes code fast that has run before, so the first
 * letters are answered as fast as the others.
 */
function warmUp(running: SearchService, request: SearchRequest, left: number): void {
  const query = warmUpQueries[left % warmUpQueries.length];
  if (query === undefined || left === 0 || newest > 0) return;
  running.warmUp({ ...request, query }).then(
    () => setTimeout(() => warmUp(running, request, left - 1)),
    () => undefined,
  );
}

scope.onmessage = ({ data }) => {
  if (data.type === 'start') {
    const { baseUrl, manifest } = data;
    warmUpQueries = manifest.site.warmUpQueries ?? [];
    service = new SearchService(manifest, (name) => fetchJson(baseUrl + name));
  } else if (data.type === 'warm') {
    const running = service;
    running?.load(data.reading).then(
      () => warmUp(running, { query: '', reading: data.reading, limit: 12 }, warmUpRounds),
      // The search that needs it will say that it failed.
      () => undefined,
    );
  } else {
    newest = data.id;
    // After the messages that wait already: of several requests only the newest is answered.
    setTimeout(() => void answer(data));
  }
};
