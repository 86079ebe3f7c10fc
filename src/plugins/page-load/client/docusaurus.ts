/**
 * Replaces `@docusaurus/core/lib/client/docusaurus.js`, the object on `window.docusaurus` that links call.
 *
 * Differs from 2.4.3:
 * - prefetching stops on a 2g connection *with* data-saver on, as in the original (there: either of them);
 * - a failed preload is one console warning and may be tried again (there: an unhandled rejection, remembered for good);
 * - a route's chunks are looked up once per route instead of by scanning every route for each link.
 */
import { matchRoutes } from 'react-router-config';
import routesChunkNames from '@generated/routesChunkNames';
import routes from '@generated/routes';
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import preloadRoute from '@docusaurus/core/lib/client/preload';
import flat from '@docusaurus/core/lib/client/flat';

declare const __webpack_require__: { gca: (chunkName: string) => string | undefined };

interface NetworkInformation {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

const prefetched = new Set<string>();
const preloaded = new Set<string>();

let chunksByRoute: Map<string, string[]> | undefined;

function chunksOf(routePath: string): string[] {
  // Keys are `<route>-<hash>`; the hash tells apart routes that share a path.
  chunksByRoute ??= Object.entries(routesChunkNames).reduce((map, [key, names]) => {
    const route = key.replace(/-[^-]+$/, '');
    return map.set(route, [...(map.get(route) ?? []), ...Object.values(flat(names))]);
  }, new Map<string, string[]>());
  return chunksByRoute.get(routePath) ?? [];
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return Boolean(connection?.effectiveType?.includes('2g') && connection.saveData);
}

const docusaurus = {
  /** Fetches the files of a linked page into the browser's cache. False when there is nothing to do. */
  prefetch(routePath: string): false | Promise<unknown> {
    if (savesData() || preloaded.has(routePath) || prefetched.has(routePath)) return false;
    prefetched.add(routePath);
    const names = matchRoutes(routes, routePath).flatMap(({ route }) =>
      chunksOf(String(route.path)),
    );
    return Promise.all(
      names.map((name) => {
        const file = __webpack_require__.gca(name);
        // Chunks that webpack merged into another one have no file of their own.
        return file && !file.includes('undefined') ? prefetchFile(file) : undefined;
      }),
    );
  },

  /** Loads the code of a linked page. False when there is nothing to do. */
  preload(routePath: string): false | Promise<unknown> {
    if (savesData() || preloaded.has(routePath)) return false;
    preloaded.add(routePath);
    return preloadRoute(routePath).catch((error: unknown) => {
      preloaded.delete(routePath);
      console.warn(`Could not preload ${routePath}:`, error);
    });
  },
};

export default Object.freeze(docusaurus);
