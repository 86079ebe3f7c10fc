import { renderRoutes, type RouteConfig } from 'react-router-config';
import createLoadable from '../../page-load/client/Loadable';
import createRoute from './createRoute';
import type { Files, Loader, Route } from './route';

/** A route with its path relative to that of its parent. */
type SlimPage = readonly [path: string, files: Files, rest?: object, routes?: SlimPage[]];

/** A section: what loads its routes, and what loads the frame of its pages. */
type SlimSection = readonly [path: string, list: Loader, frame?: Loader];

type SlimRoute = SlimPage | SlimSection;

const isSection = (route: SlimRoute): route is SlimSection => typeof route[1] === 'function';

/** The module that holds a section's routes. */
interface Section {
  readonly default: (base: string) => Route[];
}

/**
 * The route that stands for a section, whose routes are loaded when a reader goes there. A list of all routes would make
 * every page larger with each document and release. Until then, it stands for everything below its path.
 *
 * @param list loads its routes
 * @param frame loads what all its pages are shown in, at the same time; a blog has none
 * @param all the list that it's in; its own routes take its place there
 */
function createSection(path: string, list: Loader, frame: Loader | undefined, all: Route[]): Route {
  const load = async (): Promise<object> => {
    const [section] = await Promise.all([list() as Promise<Section>, frame?.()]);
    const at = all.indexOf(route);
    if (at >= 0) all.splice(at, 1, ...section.default(path));
    return section;
  };
  const route: Route = {
    path,
    sensitive: true,
    isSection: true,
    // Shown only if the routes couldn't be loaded before. It says so, and offers to try again.
    component: createLoadable(load, () => renderRoutes(all as RouteConfig[])),
  };
  return route;
}

/**
 * Routes as the router takes them. They're case-sensitive, as on servers: `/getting-started/INTRO` is an unknown path.
 * If the router ignored case, it would show a page at an address for which the server sent the not-found page.
 */
export function expandRoutes(routes: readonly SlimRoute[], base = ''): Route[] {
  const all: Route[] = [];
  for (const route of routes) {
    if (isSection(route)) {
      all.push(createSection(base + route[0], route[1], route[2], all));
      continue;
    }
    const [path, files, rest, inner] = route;
    all.push({
      path: base + path,
      component: createRoute(base + path, files),
      sensitive: true,
      ...(inner ? { routes: expandRoutes(inner, base + path) } : { exact: true }),
      ...rest,
    });
  }
  return all;
}
