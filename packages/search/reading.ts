import type { Release, Versions } from './types';

/**
 * Release that a reader has open: that of the page, or of the search page's filter, else the one chosen before, else the
 * newest.
 *
 * @param address path of the page, with the base URL, and its query
 */
export function readingRelease(
  { section: versioned, releases, plugin = versioned }: Versions,
  address: string,
  baseUrl: string,
): Release {
  const latest = releases[0] ?? '';
  const known = (name: string | null | undefined): Release | undefined =>
    releases.find((release) => release === name);
  const [path = '', query] = address.slice(baseUrl.length).split('?');
  const [section, version] = path.split('/');
  if (section === versioned) return known(version) ?? latest;
  const filter =
    section === 'search' ? known(new URLSearchParams(query).get('version')) : undefined;
  if (filter) return filter;
  try {
    // Where Docusaurus keeps the chosen release.
    return known(window.localStorage.getItem(`docs-preferred-version-${plugin}`)) ?? latest;
  } catch {
    // Storage may be forbidden.
    return latest;
  }
}
