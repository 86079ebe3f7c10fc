import parseEntities from 'parse-entities';
import { isHidden } from '../../../packages/files';
import { isFinder } from '../../../packages/site-output/documents';
import type { PageEntry } from '../../theme/NotFound/nearest';

/** Elements of a page's head, which Docusaurus keeps as objects. */
type Elements = Readonly<Record<'title' | 'meta', { readonly toString: () => string }>>;

/**
 * Pages that the not-found page may offer, sorted by route: none that is hidden from search engines, since readers
 * shouldn't come across it.
 *
 * @param routes every route of the build, with the base URL
 * @param baseUrl path under which the site is served
 * @param head of each route that has a page
 */
export function pageList(
  routes: readonly string[],
  baseUrl: string,
  head: Readonly<Record<string, Elements>>,
): PageEntry[] {
  return routes
    .filter((route) => !isHidden(String(head[route]?.meta)))
    .map((route): PageEntry => {
      const title = (head[route]?.title.toString() ?? '')
        .replace(/<[^>]+>/g, '')
        .replace(/ \| [^|]*$/, '');
      return [`/${route.slice(baseUrl.length)}`, parseEntities(title)];
    })
    .filter(([route, title]) => title !== '' && route !== '/' && !isFinder(route))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
