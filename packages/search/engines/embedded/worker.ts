/** The thread that answers queries of the embedded engine. */
import { type Manifest, manifestPath } from './format';
import type { FromWorker, ToWorker } from './protocol';
import { remembered, SearchService } from './service';

interface WorkerScope {
  onmessage: ((event: { readonly data: ToWorker }) => void) | null;
  postMessage(message: FromWorker): void;
}

/** How long a file may take to arrive, in milliseconds. */
const timeout = 30_000;

const scope = globalThis as unknown as WorkerScope;
/** Requests that someone waits for. */
const wanted = new Set<number>();

async function fetchJson(url: string, init?: RequestInit): Promise<unknown> {
  const abort = new AbortController();
  setTimeout(() => abort.abort(), timeout);
  const response = await fetch(url, { ...init, signal: abort.signal });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

const serviceOf = remembered(async (baseUrl: string): Promise<SearchService> => {
  // Its name has no hash, so ask for the newest list, whose files exist.
  const manifest = (await fetchJson(baseUrl + manifestPath, { cache: 'no-cache' })) as Manifest;
  return new SearchService(manifest, (name) => fetchJson(baseUrl + name));
});

async function answer({
  baseUrl,
  id,
  request,
}: Extract<ToWorker, { type: 'search' }>): Promise<void> {
  try {
    const service = await serviceOf(baseUrl);
    // The reader typed on while this request waited.
    if (!wanted.delete(id)) return;
    const answered = await service.search(request, (early) =>
      scope.postMessage({ type: 'early', id, answer: early }),
    );
    scope.postMessage({ type: 'answer', id, answer: answered });
  } catch {
    scope.postMessage({ type: 'failure', id });
  }
}

scope.onmessage = ({ data }) => {
  if (data.type === 'warm') {
    // The search that needs it will say that it failed.
    serviceOf(data.baseUrl)
      .then((service) => service.load(data.reading))
      .catch(() => undefined);
  } else if (data.type === 'drop') {
    wanted.delete(data.id);
  } else {
    wanted.add(data.id);
    // After the messages that wait already: they may drop it.
    setTimeout(() => void answer(data));
  }
};
