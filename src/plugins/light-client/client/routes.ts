import createRoute from './createRoute';

export type Loader = () => Promise<unknown>;
/** What a page component gets, by the place of the value in its properties: `items.0.content`. */
export type Files = Readonly<Record<string, Loader | object>>;

/** A route with its path relative to that of its parent. */
export type SlimRoute = readonly [path: string, files: Files, rest?: object, routes?: SlimRoute[]];

interface Route {
  readonly path: string;
  readonly component: unknown;
  readonly routes?: Route[];
}

/** Routes as the router takes them. */
export function expandRoutes(routes: readonly SlimRoute[], base = ''): Route[] {
  return routes.map(([path, files, rest, inner]) => ({
    path: base + path,
    component: createRoute(base + path, files),
    ...(inner ? { routes: expandRoutes(inner, base + path) } : { exact: true }),
    ...rest,
  }));
}

/** Neighbors that differ in their path and one file: documents of a version, say, or lists of a tag. */
export function alike(
  common: Files,
  place: string,
  rest: object,
  list: readonly (readonly [path: string, file: Loader, rest?: object])[],
): SlimRoute[] {
  return list.map(([path, file, own]) => [path, { ...common, [place]: file }, own ?? rest]);
}
