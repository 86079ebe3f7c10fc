import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { onlyOptions } from '../../fast-build';
import type { HostedSettings } from '../engines/hosted';
import type { SearchSite } from '../types';

export interface Options {
  readonly site: SearchSite;
  /** Settings of the hosted service, if that answers. */
  readonly hosted?: HostedSettings | undefined;
}

/** What's in the data of every page. */
export type PageData = Pick<Options, 'hosted'>;

export const validateOptions = onlyOptions('site', 'hosted');

/** The search box, the search page, and what the browser must know about the engine that answers. */
export default function search(context: LoadContext, { site, hosted }: Options): Plugin {
  if (!site?.parts || !site.versions)
    throw new Error('packages/search/plugin needs the option site, with parts and versions.');
  return {
    name: 'search',
    getThemePath: () => path.resolve(__dirname, '../theme'),
    async contentLoaded({ actions }) {
      // Only what searches loads them.
      await actions.createData('site.json', JSON.stringify(site));
      actions.setGlobalData({ hosted } satisfies PageData);
      actions.addRoute({
        path: `${context.baseUrl}search`,
        component: '@theme/SearchPage',
        exact: true,
      });
    },
  };
}
