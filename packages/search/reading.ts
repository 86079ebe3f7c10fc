import type { Release, Versions } from './types';

/**
 * Release that a reader has open: that of the page, else the one chosen before, else the newest.
 *
 * @param pathname path of the page, with the base URL
 */
export function readingRelease(
  { section: versioned, releases, plugin = versioned }: Versions,
  pathname: string,
  baseUrl: string,
): Release {
  const latest = releases[0] ?? '';
  const [section, version] = pathname.slice(baseUrl.length).split('/');
  if (section === versioned) return releases.find((release) => release === version) ?? latest;
  try {
    // Where Docusaurus keeps the chosen release.
    const chosen = window.localStorage.getItem(`docs-preferred-version-${plugin}`);
    return releases.find((release) => release === chosen) ?? latest;
  } catch {
    // Storage may be forbidden.
    return latest;
  }
}
