import parseEntities from 'parse-entities';

/** Route and title of a page. */
export type PageEntry = readonly [route: string, title: string];

/** Routes that no reader looks for by name. */
const listRoutes = /\/tags(\/|$)|^\/blog\/?$|\/404(\.html)?$|^\/search$|\/__docusaurus|\*/;

/**
 * Pages that the not-found page may offer, sorted by route.
 *
 * @param routes every route of the build, with the base URL
 * @param baseUrl path under which the site is served
 * @param titleTag the `<title>` element of a route's page, or undefined if it has none
 */
export function pageList(
  routes: readonly string[],
  baseUrl: string,
  titleTag: (route: string) => string | undefined,
): PageEntry[] {
  return routes
    .map((route): PageEntry => {
      const title = (titleTag(route) ?? '').replace(/<[^>]+>/g, '').replace(/ \| [^|]*$/, '');
      return [`/${route.slice(baseUrl.length)}`, parseEntities(title)];
    })
    .filter(([route, title]) => title !== '' && route !== '/' && !listRoutes.test(route))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
