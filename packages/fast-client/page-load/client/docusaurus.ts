/**
 * Replaces `@docusaurus/core/lib/client/docusaurus.js`, the object on `window.docusaurus` that links call.
 *
 * Differs from 2.4.3:
 * - prefetching stops on a 2g connection *with* data-saver on, as in the original (there: either of them);
 * - a failed preload is one console warning and may be tried again (there: an unhandled rejection, remembered for
 *   good);
 * - one page is prefetched before the reader shows an intent, once a link to it is in view (there: every link in view,
 *   up to 57 files), and by its address (there: by the names of its scripts, in lists of all pages).
 */
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import { learnForm, pageAddress } from '../../light-client/client/static-content/hostForm';
import preloadRoute from './preload';
import { loadStylesheetsOfNext, stylesheetsOfNext } from './stylesheets';

const prefetched = new Set<string>();
const preloaded = new Set<string>();

/** Only the path, because a link to a place within a page needs the same files. */
const routeOf = (target: string): string => target.replace(/[?#].*$/, '');

/**
 * The page that a reader most likely goes to from this one: the next one, or else the first that the text links to.
 * More pages would take over 40 kB, and pointing at a link loads any other.
 */
function likelyNext(): string | undefined {
  const { origin, pathname } = window.location;
  // Not by their classes: a class that a script names stays in the stylesheet of every page. The way back has `itemprop`.
  // Posts are rendered by their scripts.
  const next =
    document.querySelector<HTMLAnchorElement>('main a[class*="--next"]') ??
    [
      ...document.querySelectorAll<HTMLAnchorElement>(
        'html:not([class*="blog"]) main a:not([itemprop])',
      ),
    ].find((link) => link.origin === origin && link.pathname !== pathname);
  return next?.pathname;
}

function savesData(): boolean {
  const { connection } = navigator as {
    connection?: { effectiveType?: string; saveData?: boolean };
  };
  return Boolean(connection?.effectiveType?.includes('2g') && connection.saveData);
}

// The page itself doesn't name them, or they'd compete with what has to be painted.
for (const stylesheet of stylesheetsOfNext) if (!savesData()) void prefetchFile(stylesheet);

const docusaurus = {
  /** Fetches a linked page into the browser's cache. False when there is nothing to do. */
  prefetch(target: string): false | Promise<unknown> {
    const routePath = routeOf(target);
    if (savesData() || preloaded.has(routePath) || prefetched.has(routePath)) return false;
    if (routePath !== likelyNext()) return false;
    prefetched.add(routePath);
    // Everything that a document needs if its section has been read. What can't be fetched now is requested again when
    // the reader goes there, and the error is reported then.
    return learnForm(routePath)
      .then(() => prefetchFile(pageAddress(routePath)))
      .catch(() => undefined);
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
