import { usePluginData } from '@docusaurus/useGlobalData';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { createEngine, type EngineConfig } from './engines';
import type { SearchEngine, Versions } from './types';

/** What the browser knows of the search before it is used: written into every page's data, so kept small. */
export interface SearchSettings {
  readonly config: EngineConfig;
  /** Stylesheet of dialog and page, from the base URL. */
  readonly styles: string;
  readonly versions: Versions;
}

let engine: Promise<SearchEngine> | undefined;

/** The engine of this visit: made at the first call, kept for the visit, made anew if its code could not be fetched. */
export function visitEngine(config: EngineConfig, baseUrl: string): Promise<SearchEngine> {
  engine ??= createEngine(config, baseUrl).catch((error: unknown) => {
    engine = undefined;
    throw error;
  });
  return engine;
}

/** Settings of the search as the build wrote them. */
export function useSearchSettings(): SearchSettings & { readonly baseUrl: string } {
  const { siteConfig } = useDocusaurusContext();
  return { ...(usePluginData('search') as SearchSettings), baseUrl: siteConfig.baseUrl };
}
