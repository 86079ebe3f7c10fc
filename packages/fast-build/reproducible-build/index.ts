/**
 * Makes a build independent of where it runs. In Docusaurus 2.4.3, the same commit gives different files in a
 * different folder:
 *
 * - Every route has the absolute path of a file with facts of its plugin, and a chunk is named after the hash of that
 *   path. The routes are corrected just before chunks are named. No plugin runs at that point, so the function that
 *   names chunks is wrapped. `npm run check:reproducible` would notice if an update of Docusaurus moved it.
 * - The data that plugins share is in the order in which the plugins finished. A loader sorts it.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Routes from '@docusaurus/core/lib/server/routes';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';

// The module's own object. `import` would return a copy, and no one would see a change of that.
const routesModule = createRequire(__filename)(
  '@docusaurus/core/lib/server/routes',
) as typeof Routes;

/** The alias under which webpack finds generated files, wherever they are. */
const alias = '@generated';

/** A route and the routes below it, with the alias in the paths of generated files. */
export function portable(route: RouteConfig, generated: string): RouteConfig {
  const { context, routes } = route;
  const place = (file: unknown): unknown =>
    typeof file === 'string' && file.startsWith(generated + path.sep)
      ? alias + file.slice(generated.length).split(path.sep).join('/')
      : file;
  return {
    ...route,
    ...(context
      ? {
          context: Object.fromEntries(
            Object.entries(context).map(([key, file]) => [key, place(file)]),
          ) as NonNullable<RouteConfig['context']>,
        }
      : {}),
    ...(routes ? { routes: routes.map((each) => portable(each, generated)) } : {}),
  };
}

type LoadRoutes = typeof Routes.loadRoutes;
const wrapped = new WeakSet<LoadRoutes>();

export default function portableOutput({ generatedFilesDir }: LoadContext): Plugin {
  const { loadRoutes } = routesModule;
  // The development server creates the plugins again with every change of the configuration.
  if (!wrapped.has(loadRoutes)) {
    const load: LoadRoutes = (routes, ...rest) =>
      loadRoutes(
        routes.map((route) => portable(route, generatedFilesDir)),
        ...rest,
      );
    wrapped.add(load);
    Object.assign(routesModule, { loadRoutes: load });
  }
  return {
    name: 'portable-output',
    configureWebpack() {
      return {
        module: {
          rules: [
            {
              test: path.join(generatedFilesDir, 'globalData.json'),
              // Before other loaders, because this one reads what Docusaurus wrote.
              enforce: 'pre' as const,
              use: path.join(__dirname, 'globalData.ts'),
            },
          ],
        },
      };
    },
  };
}
