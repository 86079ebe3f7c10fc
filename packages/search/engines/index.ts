import type { SearchEngine, SearchSite } from '../types';
import type { HostedSettings } from './hosted';

/**
 * Settings of the engine that answers, written into the site when it is built. Each engine is a folder here; a further
 * one adds its settings to this union, its condition to `engineConfig`, and its import to `createEngine`.
 */
export type EngineConfig =
  | { readonly engine: 'embedded' }
  | (HostedSettings & { readonly engine: 'hosted'; readonly site: SearchSite });

/** Which engine answers, and what the browser must know to ask it. The only place where a build decides it. */
export function engineConfig(site: SearchSite, hosted: HostedSettings | undefined): EngineConfig {
  return hosted ? { engine: 'hosted', ...hosted, site } : { engine: 'embedded' };
}

/** Fetches the code of the engine and makes it. */
export async function createEngine(config: EngineConfig, baseUrl: string): Promise<SearchEngine> {
  switch (config.engine) {
    case 'embedded':
      return (
        await import(/* webpackChunkName: "search-embedded" */ './embedded')
      ).createEmbeddedEngine(baseUrl);
    case 'hosted':
      return (await import(/* webpackChunkName: "search-hosted" */ './hosted')).createHostedEngine(
        config,
      );
  }
}
