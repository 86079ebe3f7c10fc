import createRoute from './createRoute';
import type { Files, Loader, Route } from './route';
import { createSection } from './sections';

/** A route with its path relative to that of its parent. */
type SlimPage = readonly [path: string, files: Files, rest?: object, routes?: SlimPage[]];

/** A section: what loads its routes, and what loads the frame of its pages. */
type SlimSection = readonly [path: string, list: Loader, frame?: Loader];

type SlimRoute = SlimPage | SlimSection;

const isSection = (route: SlimRoute): route is SlimSection => typeof route[1] === 'function';

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
