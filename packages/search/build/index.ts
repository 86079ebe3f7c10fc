import { pageFiles } from '../../hosting';
import type { SearchSite } from '../types';
import { writeEmbeddedIndex } from './embedded';
import { type AskedBySection, readRecords } from './records';

/** What a build knows of the search. */
export interface SearchBuild {
  /** Path under which the site is served; starts and ends with a slash. */
  readonly baseUrl: string;
  /** Index of the hosted service, if that answers the search. */
  readonly hostedIndex?: string | undefined;
  readonly site: SearchSite;
  /** Questions under which readers look for its sections. */
  readonly asked?: AskedBySection;
}

/**
 * The search step of a build: reads the records of the built pages and, unless a hosted service answers, writes the
 * embedded index.
 *
 * @param folder the built site
 * @returns a sentence about the result, for the build's output
 */
export function buildSearch(
  folder: string,
  { baseUrl, hostedIndex, site, asked }: SearchBuild,
): string {
  if (hostedIndex) {
    return `Search is answered by the index "${hostedIndex}".`;
  }
  const routes = [...pageFiles(folder).keys()];
  for (const { id } of site.parts) {
    if (routes.some((route) => route.split('/')[0] === id && id !== '')) continue;
    throw new Error(
      `The search part "${id}" has no page. An id is the first step of routes, such as "docs".`,
    );
  }
  const records = readRecords(folder, site, { baseUrl, asked });
  writeEmbeddedIndex(folder, records, site);
  return `Indexed ${records.length} sections for the search.`;
}
