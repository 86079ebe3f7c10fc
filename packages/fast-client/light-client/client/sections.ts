/**
 * Sections, whose routes are loaded when a reader goes there. A list of all routes would make every page larger with
 * each document and release. Until then, a section is a single route for everything below its path.
 */
import { renderRoutes, type RouteConfig } from 'react-router-config';
import createLoadable from '../../page-load/client/Loadable';
import type { Loader, Route } from './route';

/** The module that holds a section's routes. */
interface Section {
  readonly default: (base: string) => Route[];
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
