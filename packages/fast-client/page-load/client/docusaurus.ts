/**
 * Replaces `@docusaurus/core/lib/client/docusaurus.js`, the object on `window.docusaurus` that links call.
 *
 * Differs from 2.4.3:
 * - prefetching stops on a 2g connection *with* data-saver on, as in the original (there: either of them);
 * - a failed preload is one console warning and may be tried again (there: an unhandled rejection, remembered for
 *   good);
 * - one page is prefetched before the reader shows an intent, once a link to it is in view (there: every link in view,
 *   up to 57 files);
 * - a route's own loaders say which files it needs, instead of lists of names.
 */
import { matchRoutes } from 'react-router-config';
import routes from '@generated/routes';
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import type { Route } from '../../light-client/client/route';
import { collectRequests } from '../../light-client/client/static-content/fetchPage';
import { learnForm, pageAddress } from '../../light-client/client/static-content/hostForm';
import preloadRoute from './preload';
import { loadStylesheetsOfNext, stylesheetsOfNext } from './stylesheets';

/** Webpack's own: `e` loads a chunk, `u` names its file, `p` is where files are served. */
declare const __webpack_require__: {
  e: (chunk: string | number) => Promise<unknown>;
  readonly u: (chunk: string | number) => string | undefined;
  readonly p: string;
};

interface NetworkInformation {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

const prefetched = new Set<string>();
const preloaded = new Set<string>();

/** Only the path, because a link to a place within a page needs the same files. */
const routeOf = (target: string): string => target.replace(/[?#].*$/, '');

/**
 * The page that a reader most likely goes to from this one: what comes next, or else the first that the text leads to.
 * More pages would be over 40 kB, and pointing at a link loads any other.
 */
function likelyNext(): string | undefined {
  const { origin, pathname } = window.location;
  // Not by their classes: a class that a script names stays in the stylesheet of every page. The way back has `itemprop`.
  const next =
    document.querySelector<HTMLAnchorElement>('main a[class*="--next"]') ??
    [...document.querySelectorAll<HTMLAnchorElement>('main a:not([itemprop])')].find(
      (link) => link.origin === origin && link.pathname !== pathname,
    );
  return next?.pathname;
}

/** What texts are rendered with. It's the same for all of them, so it can wait until a reader points at a link. */
const commonFile = /\/text\.[0-9a-f]+\.js$/;

/**
 * Addresses of a route's scripts, and paths of the pages that contain its text. The route's loaders run against stubs
 * that record the requests and load nothing.
 */
function filesOf({ component }: Route): { files: readonly string[]; pages: readonly string[] } {
  const files: string[] = [];
  const load = __webpack_require__.e;
  __webpack_require__.e = (chunk) => {
    const file = __webpack_require__.u(chunk);
    // A chunk with only styles has no script.
    if (file && !file.includes('undefined') && !commonFile.test(file)) {
      files.push(__webpack_require__.p + file);
    }
    return new Promise(() => undefined);
  };
  try {
    return { files, pages: collectRequests(() => component.touch()) };
  } finally {
    __webpack_require__.e = load;
  }
}

async function prefetchPage(path: string): Promise<unknown> {
  await learnForm(path);
  return prefetchFile(pageAddress(path));
}

/** Fetches a page's files, which are known once the routes of its section are loaded. */
async function fetchAhead(routePath: string): Promise<void> {
  const matches = matchRoutes(routes, routePath).map(({ route }) => route as unknown as Route);
  const found = matches.map(filesOf);
  const files = new Set(found.flatMap((each) => each.files));
  const pages = new Set(found.flatMap((each) => each.pages));
  await Promise.all([...[...files].map(prefetchFile), ...[...pages].map(prefetchPage)]);
  const section = matches.find(({ isSection }) => isSection);
  if (!section) return;
  await section.component.preload();
  await fetchAhead(routePath);
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return Boolean(connection?.effectiveType?.includes('2g') && connection.saveData);
}

// The page itself doesn't name them, or they'd compete with what has to be painted.
for (const stylesheet of stylesheetsOfNext()) if (!savesData()) void prefetchFile(stylesheet);

const docusaurus = {
  /** Fetches the files of a linked page into the browser's cache. False when there is nothing to do. */
  prefetch(target: string): false | Promise<unknown> {
    const routePath = routeOf(target);
    if (savesData() || preloaded.has(routePath) || prefetched.has(routePath)) return false;
    if (routePath !== likelyNext()) return false;
    prefetched.add(routePath);
    // What can't be fetched now is requested again when the reader goes there, and the error is reported then.
    return fetchAhead(routePath).catch(() => undefined);
  },

  /** Loads the code of a linked page. False when there is nothing to do. */
  preload(target: string): false | Promise<unknown> {
    const routePath = routeOf(target);
    if (savesData() || preloaded.has(routePath)) return false;
    preloaded.add(routePath);
    return Promise.all([preloadRoute(routePath), loadStylesheetsOfNext()]).catch(
      (error: unknown) => {
        preloaded.delete(routePath);
        console.warn(`Could not preload ${routePath}:`, error);
      },
    );
  },
};

export default Object.freeze(docusaurus);
