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

/**
 * Release that a reader has open: that of the page, else the one chosen before, else the newest.
 *
 * @param pathname path of the page, with the base URL
 */
export function readingRelease(
  pathname: string,
  baseUrl: string,
  { section: versioned, releases }: Versions,
): Release {
  const latest = releases[0] ?? '';
  const [section, version] = pathname.slice(baseUrl.length).split('/');
  if (section === versioned) return releases.find((release) => release === version) ?? latest;
  try {
    // Where Docusaurus keeps the chosen release.
    const chosen = window.localStorage.getItem(`docs-preferred-version-${versioned}`);
    return releases.find((release) => release === chosen) ?? latest;
  } catch {
    // Storage may be forbidden.
    return latest;
  }
}
