import { readingRelease } from '../../reading';
import type { Release, Versions } from '../../types';

/**
 * Address of the search page with a query. It names the release that the reader has open if the page, which belongs to
 * none, would answer for another one.
 */
export function searchAddress(
  versions: Versions,
  query: string,
  reading: Release,
  baseUrl: string,
): string {
  const page = `${baseUrl}search`;
  const isOther = reading !== readingRelease(versions, page, baseUrl);
  const params = new URLSearchParams({ q: query, ...(isOther && { version: reading }) });
  return `${page}?${params.toString()}`;
}
