/**
 * Replaces `@docusaurus/core/lib/client/normalizeLocation.js`: an address with `index.html` or `.html` leads to its
 * page.
 *
 * Differs from 2.4.3: white space at the end of an address stays (there: `/%C2%A0`, for which servers send the not-found
 * page, becomes the home page).
 */
import { matchRoutes } from 'react-router-config';
import type { Location } from 'history';
import routes from '@generated/routes';

function normalize(pathname: string): string {
  const isPage = matchRoutes(routes, pathname).some(({ route }) => route.exact === true);
  return isPage ? pathname : pathname.replace(/(?:\/index)?\.html$/, '') || '/';
}

/** A location with the path under which its page is known. */
export default function normalizeLocation<L extends Pick<Location, 'pathname'>>(location: L): L {
  const { pathname } = location;
  const path = normalize(pathname);
  return path === pathname ? location : { ...location, pathname: path };
}
