/** The thread that answers queries of the embedded engine. */
import { type Manifest, manifestPath } from './format';
import type { FromWorker, ToWorker } from './protocol';
import { SearchService } from './service';

interface WorkerScope {
  onmessage: ((event: { readonly data: ToWorker }) => void) | null;
  postMessage(message: FromWorker): void;
}

/** How long the list of files may take to arrive, in milliseconds. */
const timeout = 20_000;

const scope = globalThis as unknown as WorkerScope;
let newest = 0;

async function fetchJson(url: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

async function createService(baseUrl: string): Promise<SearchService> {
  const abort = new AbortController();
  setTimeout(() => abort.abort(), timeout);
  // Its name has no hash: ask for the newest, so that its files are there.
  const init: RequestInit = { cache: 'no-cache', signal: abort.signal };
  const manifest = (await fetchJson(baseUrl + manifestPath, init)) as Manifest;
  return new SearchService(manifest, (name) => fetchJson(baseUrl + name));
}

let service: Promise<SearchService> | undefined;

function runningService(baseUrl: string): Promise<SearchService> {
  service ??= createService(baseUrl).catch((error: unknown) => {
    service = undefined;
    throw error;
  });
  return service;
}

async function answer({
  baseUrl,
  id,
  request,
}: Extract<ToWorker, { type: 'search' }>): Promise<void> {
  try {
    const running = await runningService(baseUrl);
    // The reader typed on while this request waited.
    if (id < newest) return;
    const answered = await running.search(request, (early) =>
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
    runningService(data.baseUrl)
      .then((running) => running.load(data.reading))
      .catch(() => undefined);
  } else {
    newest = data.id;
    // After the messages that wait already: of several requests only the newest is answered.
    setTimeout(() => void answer(data));
  }
};
