import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { HostedSettings } from '../engines/hosted';
import type { SearchSettings } from '../settings';
import type { SearchSite } from '../types';

const stylesFile = path.resolve(__dirname, '../ui/styles.css');

/** Name of the stylesheet, which is fetched with the dialog: webpack would put it into the one that every page loads. */
function stylesName(css: Buffer): string {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  return `assets/css/search.${hash}.css`;
}

export interface Options {
  readonly site: SearchSite;
  /** Settings of the hosted service, if that answers. */
  readonly hosted?: HostedSettings | undefined;
}

/** The box of the navigation bar, the search page, and what the browser must know of the engine that answers. */
export default function search(context: LoadContext, { site, hosted }: Options): Plugin {
  return {
    name: 'search',
    getThemePath: () => path.resolve(__dirname, '../theme'),
    getPathsToWatch() {
      return [stylesFile];
    },
    async contentLoaded({ actions }) {
      // Only what searches loads them.
      await actions.createData('site.json', JSON.stringify(site));
      actions.setGlobalData({
        styles: stylesName(readFileSync(stylesFile)),
        hosted,
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
