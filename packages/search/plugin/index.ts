import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { EngineConfig } from '../engines';
import type { SearchSite } from '../types';
import type { SearchSettings } from './settings';

const stylesFile = path.resolve(__dirname, '../ui/styles.css');

/** Name of the style sheet, which is fetched with the dialog: webpack would put it into the one that every page loads. */
function stylesName(css: Buffer): string {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  return `assets/css/search.${hash}.css`;
}

/** The search page, and what the browser must know of the engine that answers. */
export default function search(
  context: LoadContext,
  { config, site }: { readonly config: EngineConfig; readonly site: SearchSite },
): Plugin {
  return {
    name: 'search',
    getPathsToWatch() {
      return [stylesFile];
    },
    async contentLoaded({ actions }) {
      // Only what searches loads them.
      await actions.createData('parts.json', JSON.stringify(site.parts));
      actions.setGlobalData({
        config,
        styles: stylesName(readFileSync(stylesFile)),
      } satisfies SearchSettings);
      actions.addRoute({
        path: `${context.baseUrl}search`,
        component: '@theme/SearchPage',
        exact: true,
      });
    },
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
        plugins: [
          {
            apply(compiler) {
              const { sources } = compiler.webpack;
              compiler.hooks.thisCompilation.tap('search', (compilation) => {
                compilation.hooks.processAssets.tap('search', () => {
                  const css = readFileSync(stylesFile);
                  compilation.emitAsset(stylesName(css), new sources.RawSource(css));
                });
              });
            },
          },
        ],
      };
    },
  };
}
