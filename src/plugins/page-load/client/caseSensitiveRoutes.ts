/**
 * Routes are spelled in one case, as servers see them: `/getting-started/INTRO` is an unknown path. The router would
 * ignore case and show a page under an address for which the server sent the not-found page.
 */
import routes from '@generated/routes';
import type { RouteConfig } from 'react-router-config';

function makeSensitive(list: RouteConfig[]): void {
  list.forEach((route) => {
    route.sensitive = true;
    if (route.routes) makeSensitive(route.routes);
  });
}

makeSensitive(routes as RouteConfig[]);

export default {};
