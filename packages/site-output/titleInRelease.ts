/**
 * Title of a document with the release that it is about: it's how readers tell the copies of a contract's page
 * apart in tabs, bookmarks and results. A title that names its release already stays as it is.
 */
export const titleInRelease = (title: string, release: string): string =>
  title.includes(release) ? title : `${title} ${release}`;
