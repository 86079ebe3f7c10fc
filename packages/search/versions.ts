import type { Release, Versions } from './types';

/**
 * Route under which a release's documents are published.
 *
 * @returns `/section` for the newest release, `/section/release` for the others
 */
export function releasePath({ section, releases }: Versions, release: Release): string {
  return release === releases[0] ? `/${section}` : `/${section}/${release}`;
}
