/**
 * The thread that answers queries of the embedded engine. Built by `packages/search/build/embedded` into a file of its own.
 */
import type { FromWorker, ToWorker } from './protocol';
import { SearchService } from './service';

interface WorkerScope {
  onmessage: ((event: { readonly data: ToWorker }) => void) | null;
  postMessage(message: FromWorker): void;
}

const scope = globalThis as unknown as WorkerScope;
let service: SearchService | undefined;
let newest = 0;

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

async function answer({ id, request }: Extract<ToWorker, { type: 'search' }>): Promise<void> {
  // The reader typed on while this request waited.
  if (!service || id < newest) return;
  try {
    const answered = await service.search(request, (early) =>
      scope.postMessage({ type: 'early', id, answer: early }),
    );
    scope.postMessage({ type: 'answer', id, answer: answered });
  } catch {
    scope.postMessage({ type: 'failure', id });
  }
}

scope.onmessage = ({ data }) => {
  if (data.type === 'start') {
    const { baseUrl, manifest } = data;
    service = new SearchService(manifest, (name) => fetchJson(baseUrl + name));
  } else if (data.type === 'warm') {
    // The search that needs it will say that it failed.
    service?.load(data.reading).catch(() => undefined);
  } else {
    newest = data.id;
    // After the messages that wait already: of several requests only the newest is answered.
    setTimeout(() => void answer(data));
  }
};
