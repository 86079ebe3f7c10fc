/**
 * Which route belongs to an address: `matchPath` of `react-router` 5.3 and `matchRoutes` of `react-router-config` 5.1
 * for paths without parameters, because Docusaurus makes no others. `*` matches everything.
 */
export interface PathOptions {
  readonly path: string;
  readonly exact?: boolean;
  readonly sensitive?: boolean;
}

export interface Route extends PathOptions {
  readonly routes?: readonly Route[];
  readonly [property: string]: unknown;
}

/** Whether an address matches a path. */
export function matchPath(
  pathname: string,
  { path, exact = false, sensitive = false }: PathOptions,
): boolean {
  if (path === '*') return true;
  const wanted = path.replace(/\/$/, '');
  const isBelow = sensitive
    ? pathname.startsWith(wanted)
    : pathname.toLowerCase().startsWith(wanted.toLowerCase());
  const rest = pathname.slice(wanted.length);
  // The path is the whole address, apart from a trailing slash, or the address up to a slash.
  const isExact = rest === '' || rest === '/';
  return isBelow && (isExact || (!exact && rest.startsWith('/')));
}

/**
 * The route at an address, after the routes that contain it.
 *
 * Differs from the original: a route that only contains others doesn't match an address that none of them has. So a
 * section doesn't have to bring the not-found page with each of its documents.
 */
export function matchRoutes(routes: readonly Route[], pathname: string): { route: Route }[] {
  for (const route of routes) {
    if (!matchPath(pathname, route)) continue;
    if (!route.routes) return [{ route }];
    const inner = matchRoutes(route.routes, pathname);
    if (inner.length > 0) return [{ route }, ...inner];
  }
  return [];
}
