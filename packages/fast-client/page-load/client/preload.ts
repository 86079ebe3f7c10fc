/**
 * Replaces `@docusaurus/core/lib/client/preload.js`: loads the code of the page at an address.
 *
 * Differs from 2.4.3: the routes of a section are loaded first (`light-client/client/routes.ts`).
 */
import { matchRoutes } from 'react-router-config';
import routes from '@generated/routes';
import type { Route } from '../../light-client/client/route';

async function preloadPath(pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname).map(({ route }) => route as unknown as Route);
  await Promise.all(matches.map(({ component }) => component.preload()));
  // Its own routes have taken its place.
  if (matches.some(({ isSection }) => isSection)) await preloadPath(pathname);
}

/** Loads everything that the page at an address needs; rejects if any of it can't be loaded. */
export default async function preload(pathname: string): Promise<void> {
  await Promise.all([...new Set([pathname, decodeURI(pathname)])].map(preloadPath));
}
