/**
 * The service worker: keeps what was read, and answers with it when the site cannot be reached.
 *
 * - Pages and everything without a hash in its name come from the network first. So a new deployment is seen at the next
 *   visit, and nothing kept can hide it.
 * - Files below `assets/` come from the copy first: their name changes with their content.
 * - It does not depend on the build: one worker serves the tabs of all builds.
 *
 * Runs as a file of its own, bundled by `write.ts`.
 */
import { listFile, type OfflineList, type Visit, type VisitAnswer } from './protocol';
import {
  dated,
  isOfSite,
  isPage,
  isSound,
  notKept,
  noticeOf,
  pageKey,
  titleOf,
  withNotice,
} from './responses';

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerMessage extends ExtendableEvent {
  readonly data: Visit;
  readonly ports: readonly MessagePort[];
}
interface Scope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessage) => void): void;
}

const scope = self as unknown as Scope;
const base = new URL(scope.registration.scope);

/** The number of the site's edition, which the build puts here. */
declare const keptEdition: number;

/** How the names of all caches of the site begin, in every edition. */
const prefix = `offline ${base.pathname} `;

/** Names of the caches. */
const names = {
  pages: `${prefix}pages ${keptEdition}`,
  files: `${prefix}files ${keptEdition}`,
} as const;

/** How long the network may take for what has a saved copy, in milliseconds. */
const timeoutMs = 8000;
/** Most pages and files that are kept; the oldest go first. */
const limits = { pages: 300, files: 1200 } as const;

/**
 * Resolves with the result of work with a cache, or undefined if nothing can be stored there: the reader has the page,
 * and only the copy is missing.
 */
async function inCache<T>(
  kind: keyof typeof names,
  work: (cache: Cache) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work(await caches.open(names[kind]));
  } catch {
    // No room, storage is forbidden, or an answer broke off.
    return undefined;
  }
}

const put = (kind: keyof typeof names, key: string, response: Response): Promise<void> =>
  inCache(kind, async (cache) => {
    // Saved again, it's the newest one, but for WebKit, where it keeps its place. If there's no room, the old one stays.
    await cache.put(key, await dated(response, new Date()));
    const keys = await cache.keys();
    for (const old of keys.slice(0, Math.max(0, keys.length - limits[kind])))
      await cache.delete(old);
  });

/** The name under which a file is kept: its address without a query. */
const fileKey = ({ origin, pathname }: URL): string => origin + pathname;

const find = (kind: keyof typeof names, key: string): Promise<Response | undefined> =>
  inCache(kind, (cache) => cache.match(key));

const forget = (kind: keyof typeof names, key: string): Promise<boolean | undefined> =>
  inCache(kind, (cache) => cache.delete(key));

/** Keeps an answer of the network where it belongs, or drops the copy of what no longer exists. */
async function keep(address: string, response: Response): Promise<void> {
  const url = new URL(address);
  if (response.status === 404 || response.status === 410) {
    await forget('pages', pageKey(address));
    return;
  }
  if (response.type === 'opaqueredirect' || !isSound(url.pathname, response)) return;
  if (isPage(response)) {
    if (!isOfSite(await response.clone().text())) return;
    // Under its own address, should a redirect have led there.
    await put('pages', pageKey(response.url || address), response);
  } else {
    await put('files', fileKey(url), response);
  }
}

const findFile = (address: string): Promise<Response | undefined> =>
  find('files', fileKey(new URL(address)));

async function fromCopy({ url }: Request): Promise<Response | undefined> {
  const page = await find('pages', pageKey(url));
  return page ? withNotice(page, new Date()) : findFile(url);
}

function timeout(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}

async function networkFirst(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const answer = fetch(request);
  const kept = answer
    .then((response) => keep(request.url, response.clone()))
    .catch(() => undefined);
  event.waitUntil(kept);
  try {
    const copy = (await find('pages', pageKey(request.url))) ?? (await findFile(request.url));
    const response = await (copy ? Promise.race([answer, timeout(timeoutMs)]) : answer);
    // The server answers, but is broken. The copy is better than its message.
    if (response && response.status < 500) return response;
    return (await fromCopy(request)) ?? (await answer);
  } catch (error) {
    const copy = await fromCopy(request);
    if (copy) return copy;
    if (request.mode === 'navigate') return notKept(await keptPages());
    throw error;
  }
}

/** Addresses and titles of all kept pages. */
const keptPages = async (): Promise<[string, string][]> =>
  (await inCache('pages', async (cache) => {
    const pages = (await cache.keys()).map(async ({ url }): Promise<[string, string]> => {
      const html = (await (await cache.match(url))?.text()) ?? '';
      return [url, titleOf(html) ?? new URL(url).pathname];
    });
    return (await Promise.all(pages)).sort(([, one], [, other]) => one.localeCompare(other));
  })) ?? [];

async function copyFirst(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const url = new URL(request.url);
  const key = fileKey(url);
  // A reload asks for the file itself: the copy may be what is broken.
  const copy = request.cache === 'reload' ? undefined : await find('files', key);
  if (copy) return copy;
  const response = await fetch(request);
  const isKept = isSound(url.pathname, response);
  event.waitUntil(isKept ? put('files', key, response.clone()) : forget('files', key));
  return response;
}

/** The address of a page by its path, which may begin with two slashes: read as an address, it would name another host. */
const addressOf = (path: string): string => base.origin + path;

/** Fetches a page and keeps it; resolves with its status, or undefined if nothing answered. */
async function fetchAndKeep(path: string): Promise<number | undefined> {
  try {
    const address = addressOf(path);
    const response = await fetch(address, { cache: 'no-cache' });
    await keep(address, response.clone());
    return response.status;
  } catch {
    return undefined;
  }
}

async function fetchMissingFiles(paths: readonly string[]): Promise<boolean> {
  let isWhole = true;
  // One after the other: the reader's own requests come first.
  for (const path of paths) {
    const url = new URL(path, base);
    if (await find('files', fileKey(url))) continue;
    try {
      const response = await fetch(url.href);
      if (isSound(url.pathname, response)) await put('files', fileKey(url), response);
      else isWhole = false;
    } catch {
      isWhole = false;
    }
  }
  return isWhole;
}

let keeping: Promise<void> = Promise.resolve();

/** Saves the whole section of a document, unless this build of it is already saved. */
async function keepSection(path: string): Promise<void> {
  const address = new URL(listFile, base).href;
  const list = (await (await fetch(address, { cache: 'no-cache' })).json()) as OfflineList;
  const nameOf = (page: string): string => pageKey(addressOf(page));
  const [id, section] =
    Object.entries(list.sections).find(([, { pages }]) =>
      pages.some((page) => nameOf(page) === nameOf(path)),
    ) ?? [];
  if (!section || id === undefined) return;
  const mark = `${base.href}${listFile}?${id}`;
  const done = await (await find('files', mark))?.text();
  if (done === list.build) return;
  let isWhole = await fetchMissingFiles(section.assets);
  // In the form that the host uses for addresses, which saves a redirect for each.
  const ending = path.endsWith('/') ? '/' : '';
  for (const page of section.pages) {
    if ((await fetchAndKeep(page + ending)) !== 200) isWhole = false;
  }
  if (isWhole) await put('files', mark, new Response(list.build));
}

async function visited({ path, assets, savesData }: Visit): Promise<VisitAnswer> {
  const status = await Promise.race([fetchAndKeep(path), timeout(timeoutMs)]);
  // A page that does not exist is an answer too.
  if (status === undefined || status >= 500) {
    const copy = await find('pages', pageKey(addressOf(path)));
    return { isReachable: false, notice: noticeOf(copy, new Date()) };
  }
  // Not awaited, because the page is waiting for its answer.
  keeping = keeping
    .then(() => fetchMissingFiles(assets))
    .then(() => (savesData ? undefined : keepSection(path)))
    .catch(() => undefined);
  return { isReachable: true };
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

/** Deletes what another edition has kept, which may not be the site's own. */
async function dropOtherEditions(): Promise<void> {
  const current: readonly string[] = Object.values(names);
  for (const name of await caches.keys())
    if (name.startsWith(prefix) && !current.includes(name)) await caches.delete(name);
}

scope.addEventListener('activate', (event) =>
  event.waitUntil(
    dropOtherEditions()
      .catch(() => undefined)
      .then(() => scope.clients.claim()),
  ),
);

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== base.origin) return;
  if (!url.pathname.startsWith(base.pathname)) return;
  if (request.cache === 'only-if-cached' || request.headers.has('range')) return;
  const isAsset = url.pathname.startsWith(`${base.pathname}assets/`);
  event.respondWith(isAsset ? copyFirst(event) : networkFirst(event));
});

scope.addEventListener('message', (event) => {
  const answer = visited(event.data);
  event.waitUntil(answer.then((value) => event.ports[0]?.postMessage(value)).then(() => keeping));
});
