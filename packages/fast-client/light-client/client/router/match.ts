/**
 * Which route belongs to an address: `matchPath` of `react-router` 5.3 and `matchRoutes` of `react-router-config` 5.1
 * for paths without parameters, which are all that this site has. `*` matches everything.
 */
export interface PathOptions {
  readonly path?: string | readonly string[];
  readonly exact?: boolean;
  readonly sensitive?: boolean;
}

export interface Match {
  readonly path: string;
  readonly url: string;
  readonly isExact: boolean;
  readonly params: Record<string, string>;
}

export interface Route extends PathOptions {
  readonly path?: string;
  readonly routes?: readonly Route[];
  readonly [property: string]: unknown;
}

/** Length of the address that a path covers, or -1. */
function covered(pathname: string, path: string, { sensitive }: PathOptions): number {
  if (path === '*') return pathname.length;
  const wanted = path.replace(/\/$/, '');
  const same = sensitive
    ? pathname.startsWith(wanted)
    : pathname.toLowerCase().startsWith(wanted.toLowerCase());
  if (!same) return -1;
  const rest = pathname.slice(wanted.length);
  // The path covers the whole address, apart from a trailing slash, or the address up to a slash.
  if (rest === '' || rest === '/') return pathname.length;
  return rest.startsWith('/') ? wanted.length : -1;
}

/** How an address matches a path, or null. */
export function matchPath(
  pathname: string,
  options: string | readonly string[] | PathOptions,
): Match | null {
  const given: PathOptions =
    typeof options === 'string' || Array.isArray(options)
      ? { path: options as string | readonly string[] }
      : (options as PathOptions);
  for (const path of ([] as string[]).concat((given.path ?? []) as string | string[])) {
    const length = covered(pathname, path, given);
    if (length < 0) continue;
    const url = pathname.slice(0, length);
    const isExact = length === pathname.length;
    if (given.exact && !isExact) continue;
    return { path, url: path === '/' && url === '' ? '/' : url, isExact, params: {} };
  }
  return null;
}

/**
 * The route at an address, after the routes that contain it.
 *
 * Differs from the original: a route that only contains others doesn't match an address that none of them has. So a
 * section doesn't have to bring the not-found page with each of its documents.
 */
export function matchRoutes(
  routes: readonly Route[],
  pathname: string,
): { route: Route; match: Match }[] {
  for (const route of routes) {
    const match = matchPath(pathname, route);
    if (!match) continue;
    if (!route.routes) return [{ route, match }];
    const inner = matchRoutes(route.routes, pathname);
    if (inner.length > 0) return [{ route, match }, ...inner];
  }
  return [];
}
