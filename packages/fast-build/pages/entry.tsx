/**
 * Replaces `@docusaurus/core/lib/client/serverEntry.js`: renders a page on the server.
 *
 * Differs from 2.4.3: `write.ts` writes the frame around the page, outside of the bundle. So the bundle contains
 * neither the template engine nor three minimizers, and no page reads the list of files again. Which modules a page
 * imports isn't noted, because that list has no modules. Links that lead to a page aren't passed on.
 */
import React from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { HelmetProvider, type FilledContext } from 'react-helmet-async';
import App from '@docusaurus/core/lib/client/App';
import {
  createStatefulLinksCollector,
  LinksCollectorProvider,
} from '@docusaurus/core/lib/client/LinksCollector';
import preload from '@docusaurus/core/lib/client/preload';
import { isReported, report, type Stats } from './problems';
import type { RenderedPage } from './write';

interface Locals {
  readonly path: string;
  readonly webpackStats: Stats;
  readonly routesLocation: Readonly<Record<string, string>>;
  readonly onLinksCollected: (location: string, links: readonly string[]) => void;
  readonly onHeadTagsCollected: (location: string, tags: FilledContext['helmet']) => void;
  /** Writes the whole page into the built site: see `write.ts`. */
  readonly writePage: (page: string, rendered: RenderedPage) => Promise<void>;
}

let routes: ReadonlySet<string> | undefined;

/**
 * Links that may be broken, because they aren't exactly the path of a route. Docusaurus keeps all links to the end,
 * and looks for a file for each. A site with 32 releases has 400,000 that do lead to a route.
 */
function doubtful(links: readonly string[], { routesLocation }: Locals): string[] {
  const known = (routes ??= new Set(Object.values(routesLocation)));
  return links.filter((link) => !known.has(link.replace(/[?#].*$/, '')));
}

/**
 * Called by static-site-generator-webpack-plugin for every page.
 *
 * @returns no files, because the plugin would keep all pages in memory until the last one is rendered
 */
export default async function render(locals: Locals): Promise<Record<string, never>> {
  try {
    const location = locals.routesLocation[locals.path] ?? locals.path;
    await preload(location);
    const context = {} as FilledContext;
    const links = createStatefulLinksCollector();
    const appHtml = renderToString(
      <HelmetProvider context={context}>
        <StaticRouter location={location} context={{}}>
          <LinksCollectorProvider linksCollector={links}>
            <App />
          </LinksCollectorProvider>
        </StaticRouter>
      </HelmetProvider>,
    );
    locals.onLinksCollected(location, doubtful(links.getCollectedLinks(), locals));
    const { helmet } = context;
    const rendered: RenderedPage = {
      appHtml,
      htmlAttributes: helmet.htmlAttributes.toString(),
      bodyAttributes: helmet.bodyAttributes.toString(),
      metaAttributes: [helmet.title, helmet.meta, helmet.link, helmet.script]
        .map((tags) => tags.toString())
        .filter(Boolean),
    };
    locals.onHeadTagsCollected(location, helmet);
    await locals.writePage(locals.path, rendered);
    return {};
  } catch (error) {
    if (isReported(error, locals.webpackStats)) return {};
    report(locals.path, error);
    throw error;
  }
}
