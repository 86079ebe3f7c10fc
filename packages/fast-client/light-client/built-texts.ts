import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { pageFiles } from '../../hosting';
import { metadataAttribute } from './client/static-content/metadata';

/** Collects the routes whose texts browsers take from built pages: `loaders/routes.ts` notes them with its modules. */
export function collectBuiltTexts(compiler: Compiler, routes: Set<string>): void {
  compiler.hooks.thisCompilation.tap('light-client', ({ hooks }) =>
    hooks.finishModules.tap('light-client', (modules) => {
      for (const { buildInfo } of modules)
        for (const route of (buildInfo?.['builtTexts'] ?? []) as Iterable<string>)
          routes.add(route);
    }),
  );
}

/**
 * Makes sure that the texts are in the pages.
 *
 * @throws Error that names a page without one, which would break when a reader goes there
 */
export function checkBuiltTexts(folder: string, baseUrl: string, routes: Iterable<string>): void {
  const files = pageFiles(folder);
  for (const route of routes) {
    const file = files.get(route.slice(baseUrl.length).replace(/\/$/, ''));
    if (file === undefined) continue;
    if (readFileSync(path.join(folder, file), 'utf8').includes(metadataAttribute)) continue;
    throw new Error(
      `${file} has no ${metadataAttribute}, so browsers can't take the text of the document from it. Give its docs plugin the step packages/fast-client/static-content in beforeDefaultRemarkPlugins. If src/theme has a DocItem/Content, let it wrap @theme-original/DocItem/Content.`,
    );
  }
}
