import { escapeAttribute } from '../head';

/** A page that search engines should know. */
export interface SitemapEntry {
  readonly url: string;
  /** When it was last changed, in UTC, if known. */
  readonly changed: string | undefined;
}

/**
 * The sitemap, sorted by address. The plugin of Docusaurus 2.4.3 has no dates. It writes the same made-up frequency
 * and priority for every page, which search engines ignore.
 */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = [...entries]
    .sort((a, b) => (a.url < b.url ? -1 : 1))
    .map(
      ({ url, changed }) =>
        `<url><loc>${escapeAttribute(url)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}
