import type { SearchEngine, SearchSite } from '../types';

/**
 * Settings of the engine that answers, written into the site when it is built. Each engine is a folder here; a further
 * one adds its settings to this union, its import below, and its condition to `configure.ts`.
 */
export type EngineConfig =
  | { readonly engine: 'embedded' }
  | {
      readonly engine: 'hosted';
      readonly appId: string;
      readonly indexName: string;
      readonly apiKey: string;
      readonly site: SearchSite;
    };

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
