import siteConfig from '@generated/docusaurus.config';
import globalData from '@generated/globalData';
import site from '@generated/search/default/site.json';
import { createEmbeddedEngine } from './engines/embedded';
import type { PageData } from './plugin';
import { readingRelease } from './reading';
import type { SearchEngine } from './types';

/** Makes the engine that answers. Each engine is a folder in `engines`. What the build writes for it is chosen in `build`. */
async function createEngine(): Promise<SearchEngine> {
  const { hosted } = globalData['search']?.['default'] as PageData;
  if (!hosted) return createEmbeddedEngine(siteConfig.baseUrl);
  const { createHostedEngine } = await import(
    /* webpackChunkName: "search-hosted" */ './engines/hosted'
  );
  return createHostedEngine(hosted, site);
}

let engine: Promise<SearchEngine> | undefined;

/** The engine of this visit: made at the first call and kept, or made again if its code could not be fetched. */
export function visitEngine(): Promise<SearchEngine> {
  engine ??= createEngine().catch((error: unknown) => {
    engine = undefined;
    throw error;
  });
  return engine;
}

/** Fetches what the first search needs. If that fails, the search reports it. */
export function warm(): void {
  const { pathname, search } = window.location;
  const reading = readingRelease(site.versions, pathname + search, siteConfig.baseUrl);
  visitEngine()
    .then((answering) => answering.warm(reading))
    .catch(() => undefined);
}
