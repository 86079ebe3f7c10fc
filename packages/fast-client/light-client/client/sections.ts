/**
 * Sections, whose routes are loaded when a reader goes there. A list of all routes would make every page larger with
 * each document and release. Until then, a section is a single route for everything below its path.
 */
import Loadable from 'react-loadable';
import Loading from '@theme/Loading';
import { renderRoutes, type RouteConfig } from 'react-router-config';
import type { Loader, Route } from './route';

/** The module that holds a section's routes. */
interface Section {
  readonly default: (base: string) => Route[];
  /** Names of the files that its pages come in: see `../file-names.ts`. */
  readonly files: string;
}

/** Webpack's own: `u` names the file of a chunk. */
declare const __webpack_require__: { u: (chunk: string | number) => string | undefined };

const files = new Map<string, string>();

/** Lets webpack find chunks that aren't in its own table, from names such as `1234.abcdef`. */
function addFiles(names: string): void {
  if (files.size === 0) {
    const { u } = __webpack_require__;
    __webpack_require__.u = (chunk) => files.get(String(chunk)) ?? u(chunk);
  }
  for (const name of names.split(' ')) {
    files.set(name.replace(/\..*/, ''), `assets/js/${name}.js`);
  }
}

/**
 * The route that stands for a section.
 *
 * @param list loads its routes
 * @param frame loads what all its pages are shown in, at the same time; a blog has none
 * @param all the list that it's in; its own routes take its place there
 */
export function createSection(
  path: string,
  list: Loader,
  frame: Loader | undefined,
  all: Route[],
): Route {
  const load = async (): Promise<object> => {
    const [section] = await Promise.all([list() as Promise<Section>, frame?.()]);
    const at = all.indexOf(route);
    if (at >= 0) {
      if (section.files) addFiles(section.files);
      all.splice(at, 1, ...section.default(path));
    }
    return section;
  };
  const route: Route = {
    path,
    sensitive: true,
    isSection: true,
    // Shown only if the routes couldn't be loaded before. It says so, and offers to try again.
    component: Loadable({
      loader: load,
      loading: Loading,
      render: () => renderRoutes(all as RouteConfig[]),
    }),
  };
  return route;
}
