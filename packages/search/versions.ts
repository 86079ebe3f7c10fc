import type { OtherVersion, Release, Versions } from './types';

/** Route under which a release's documents are: `/section` for the newest, `/section/release` for the others. */
function releasePath({ section, releases }: Versions, release: Release): string {
  return release === releases[0] ? `/${section}` : `/${section}/${release}`;
}

/**
 * Addresses of a section in the other releases that have it.
 *
 * @param url its address in its own release
 * @param version its own release, undefined where there are no versions
 * @param all the releases that have it
 */
export function otherVersions(
  versions: Versions,
  url: string,
  version: Release | undefined,
  all: readonly Release[],
): OtherVersion[] {
  if (version === undefined) return [];
  const rest = url.slice(releasePath(versions, version).length);
  return all
    .filter((release) => release !== version)
    .map((release) => ({ version: release, url: releasePath(versions, release) + rest }));
}
