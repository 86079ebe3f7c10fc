import { latestRelease, type Release, releases } from '../../../src/data/releases';

/** Key under which Docusaurus keeps the chosen release. */
const storageKey = 'docs-preferred-version-vaults';

/**
 * Release of the vaults that a reader has open: that of the page, else the one chosen before, else the newest.
 *
 * @param pathname path of the page, with the base URL
 */
export function readingRelease(pathname: string, baseUrl: string): Release {
  const [section, version] = pathname.slice(baseUrl.length).split('/');
  if (section === 'vaults') return releases.find((release) => release === version) ?? latestRelease;
  try {
    const chosen = window.localStorage.getItem(storageKey);
    return releases.find((release) => release === chosen) ?? latestRelease;
  } catch {
    // Storage may be forbidden.
    return latestRelease;
  }
}
