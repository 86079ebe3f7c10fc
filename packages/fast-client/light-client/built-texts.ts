import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { pageFiles } from '../../hosting';
import { metadataAttribute } from './client/static-content/metadata';

/** Collects the routes whose texts browsers take from built pages: `loaders/routes.ts` notes them with its modules. */
export function collectBuiltTexts({ hooks }: Compiler, routes: Set<string>): void {
  hooks.thisCompilation.tap('light-client', (compilation) =>
    compilation.hooks.finishModules.tap('light-client', (modules) => {
      for (const { buildInfo } of modules)
        for (const route of (buildInfo?.['builtTexts'] ?? []) as Set<string>) routes.add(route);
    }),
  );
}

/** Throws for a page without the text that browsers take from it: they'd fail when a reader goes there. */
export function checkBuiltTexts(folder: string, baseUrl: string, routes: Iterable<string>): void {
  const files = pageFiles(folder);
  for (const route of routes) {
    const file = files.get(route.slice(baseUrl.length).replace(/\/$/, ''));
    if (!file || readFileSync(path.join(folder, file), 'utf8').includes(metadataAttribute))
      continue;
    throw new Error(
      `The page of ${route} has no ${metadataAttribute}, so browsers can't take the text of the document from it. Give its docs plugin the step packages/fast-client/static-content in beforeDefaultRemarkPlugins. If src/theme has a DocItem/Content, let it wrap @theme-original/DocItem/Content.`,
    );
  }
}
