/**
 * Replaces `@docusaurus/core/lib/client/clientEntry.js`: takes the page over once its own files are loaded.
 *
 * Differs from 2.4.3:
 * - it waits until all of the page has arrived, because scripts may run before that: see `../startScripts.ts`;
 * - when they fail to load, the page stays as the server sent it, readable and with working links, and is hydrated later
 *   (there: an unhandled rejection, and never);
 * - a reader who goes back meanwhile gets the page of the address (there: what the server sent is taken for it);
 * - a copy in an archive of the web stays as it was sent (there: it becomes the not-found page);
 * - a page that other programs have changed is rendered anew: `mount.tsx`.
 */
import type { Location } from 'history';
import { matchRoutes } from 'react-router-config';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import routes from '@generated/routes';
import { pause } from '../../light-client/client/parts';
import { readPage } from '../../light-client/client/static-content';
import { pathOfAnswer } from './address';
import docusaurus from './docusaurus';
import { hydratePage, renderPage } from './mount';
import { fetchAnew, isGone } from './newBuild';
import preload from './preload';
import { followScrolling } from './scroll';

declare const module: { readonly hot?: { accept(): void } };

/** Waits between attempts, in milliseconds; going online, or coming back to the page, ends a wait early. */
const waits = [1000, 5000, 15_000, 60_000] as const;
const chances = ['online', 'pageshow', 'popstate'] as const;

function chance(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      for (const event of chances) window.removeEventListener(event, go);
      window.clearTimeout(timer);
      resolve();
    };
    const timer = window.setTimeout(go, milliseconds);
    for (const event of chances) window.addEventListener(event, go);
  });
}

/** Loads the page of the address, even if the address changes meanwhile. */
async function loadPage(): Promise<boolean> {
  for (const wait of [...waits, undefined]) {
    try {
      let loaded: string;
      do {
        loaded = window.location.pathname;
        await preload(loaded);
      } while (loaded !== window.location.pathname);
      return true;
    } catch (error) {
      console.warn('The page stays as it was sent:', error);
      if (wait === undefined || (await isGone(error))) return false;
      await chance(wait);
      await fetchAnew(error);
    }
  }
  return false;
}

/** Path of the route of an address. */
function routeOf(pathname: string): string | undefined {
  const matches = matchRoutes(routes, normalizeLocation({ pathname } as Location).pathname);
  return matches[matches.length - 1]?.route.path as string | undefined;
}

/** Whether the server sent the page of the address: the reader may have gone back since. */
function isAsSent(): boolean {
  const [sent] = performance.getEntriesByType('navigation');
  if (!sent) return true;
  // The server also sends a document under other names, and the not-found page for a document's name with an ending.
  const path = pathOfAnswer(new URL(sent.name).pathname);
  return routeOf(path) === routeOf(window.location.pathname);
}

async function start(): Promise<void> {
  // An archive of the web has the page's whole address in its own, which no route has. There, the page stays as it was sent.
  if (window.location.pathname.includes('/https://')) return;
  (window as unknown as { docusaurus: typeof docusaurus }).docusaurus = docusaurus;
  while (document.readyState === 'loading') await chance(50);
  // During development, pages are rendered by their code alone.
  if (process.env.NODE_ENV === 'production') readPage();
  if (!(await loadPage())) return;
  followScrolling();
  // In a separate task: evaluating the page's files has already kept a reader who is scrolling waiting.
  await pause();
  if (process.env.NODE_ENV === 'production' && isAsSent()) await hydratePage();
  else renderPage();
}

void start();

// Webpack's hot module replacement, during development.
module.hot?.accept();
