/**
 * Starts the service worker once the page is idle, tells it what the reader reads, and shows when a page is a copy.
 *
 * In browsers without service workers, or where they are refused, it does nothing.
 */
import siteConfig from '@generated/docusaurus.config';
import type { ClientModule } from '@docusaurus/types';
import { pageAddress, scriptNamer } from '../fast-client/client';
import { commonName } from '../hosting/client';
import { noticeId, workerFile, type Visit, type VisitAnswer } from './protocol';
import './styles.css';

/** How long the page must have been at rest before the worker is started, in milliseconds. */
const restFor = 2000;

let worker: Promise<ServiceWorkerRegistration | undefined> = Promise.resolve(undefined);

async function start(): Promise<ServiceWorkerRegistration | undefined> {
  const address = siteConfig.baseUrl + workerFile;
  try {
    const named = scriptNamer('offline-worker', [address]);
    await navigator.serviceWorker.register(named(address), { updateViaCache: 'none' });
    return await navigator.serviceWorker.ready;
  } catch {
    // Forbidden, no room, or not served: the site works as it does without the worker.
    return undefined;
  }
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean };
  };
  return connection?.saveData === true;
}

/** Files of the site that this document has loaded so far. */
function loadedFiles(): string[] {
  const folders = ['assets/', 'img/'].map(
    (name) => window.location.origin + siteConfig.baseUrl + name,
  );
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = urls.filter(({ href }) => folders.some((folder) => href.startsWith(folder)));
  return [...new Set(own.map(({ pathname }) => pathname))];
}

function show({ isReachable, notice: words = '' }: VisitAnswer): void {
  const shown = document.getElementById(noticeId);
  if (isReachable) {
    shown?.remove();
    return;
  }
  const notice = shown ?? document.createElement('div');
  notice.id = noticeId;
  notice.setAttribute('role', 'status');
  if (!shown) document.body.prepend(notice);
  notice.textContent = words;
}

/** Lets the worker know which page is shown, and shows whether that's a copy. */
async function reportVisit(): Promise<void> {
  const path = pageAddress(window.location.pathname);
  const target = (await worker)?.active;
  if (!target) return;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<VisitAnswer>) => {
    port1.close();
    if (commonName(window.location.pathname) === commonName(path)) show(data);
  };
  const visit: Visit = { type: 'visit', path, assets: loadedFiles(), savesData: savesData() };
  target.postMessage(visit, [port2]);
}

if (typeof navigator !== 'undefined' && 'serviceWorker' in navigator && window.isSecureContext) {
  const whenLoaded = (): void => {
    window.setTimeout(() => {
      worker = start();
      void reportVisit();
    }, restFor);
  };
  if (document.readyState === 'complete') whenLoaded();
  else window.addEventListener('load', whenLoaded, { once: true });
  // The network is back, so the page that is shown may be saved again.
  window.addEventListener('online', () => void reportVisit());
}

const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      void reportVisit();
    }
  },
};

export default clientModule;
