import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compilation, Module } from 'webpack';

/** File among the generated ones that lists the folders of all packages of which a reader's browser gets a part. */
export const bundledFile = 'bundled-packages.json';

/** Folder of the package that a module belongs to, or undefined for the site's own modules. */
export function packageFolder(resource: string): string | undefined {
  const parts = resource.split(path.sep).join('/');
  const [found] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(parts) ?? [];
  return found;
}

/**
 * The modules that pages start with, and all that these import. The other modules only ran to compile a stylesheet.
 */
function modulesOfPages({ entries, globalEntry, moduleGraph }: Compilation): Set<Module> {
  const found = new Set<Module>();
  const waiting = [globalEntry, ...entries.values()]
    .flatMap(({ dependencies, includeDependencies }) => [...dependencies, ...includeDependencies])
    .map((dependency) => moduleGraph.getModule(dependency));
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (module === null || found.has(module)) continue;
    found.add(module);
    for (const { module: next } of moduleGraph.getOutgoingConnections(module)) waiting.push(next);
  }
  return found;
}

/** Lists the packages whose code readers get, for the page with their licenses. */
export default function bundledPackages({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'bundled-packages',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
        plugins: [
          {
            apply(compiler) {
              compiler.hooks.compilation.tap('bundled-packages', (compilation) => {
                // Each stylesheet has its own compiler, whose modules are tools and not part of the site.
                if (compilation.compiler !== compiler) return;
                compilation.hooks.finishModules.tap('bundled-packages', () => {
                  const folders = new Set<string>();
                  for (const module of modulesOfPages(compilation)) {
                    const { resource } = module as { readonly resource?: string };
                    const folder = resource ? packageFolder(resource) : undefined;
                    if (folder) folders.add(folder);
                  }
                  mkdirSync(generatedFilesDir, { recursive: true });
                  writeFileSync(
                    path.join(generatedFilesDir, bundledFile),
                    JSON.stringify([...folders].sort()),
                  );
                });
              });
            },
          },
        ],
      };
    },
  };
}
