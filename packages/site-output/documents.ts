import type { LoadedPlugin } from '@docusaurus/types';
import type { BlogContent, PluginOptions as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as Pages } from '@docusaurus/plugin-content-pages';
import { collectSidebarDocIds } from '@docusaurus/plugin-content-docs/lib/sidebars/utils.js';
import { titleInRelease } from './titleInRelease';

/** What programs learn about a document of the site. */
export interface Document {
  /** Id of the docs instance. */
  readonly section: string;
  /** Path of the section, where its newest release is. */
  readonly sectionPath: string;
  /** Older release that it belongs to; undefined for the newest one and where there are no releases. */
  readonly release: Pick<LoadedVersion, 'label' | 'path'> | undefined;
  /** Label of the newest release, where a banner says that this one is archived. */
  readonly newest: string | undefined;
  /** Label of its release; undefined where there are no releases. */
  readonly version: string | undefined;
  readonly route: string;
  readonly title: string;
  /** The title as tabs and cards have it: with the release, if several releases have the document or only an older one has. */
  readonly fullTitle: string;
  readonly description: string;
  /** Path of the source from the root of the repository. */
  readonly source: string;
  /** Whether search engines are asked to leave the page out. */
  readonly isHidden: boolean;
}

/** A post of the blog. */
export interface Post {
  readonly route: string;
  /** Title of the blog. */
  readonly section: string;
  readonly title: string;
  readonly description: string;
  readonly source: string;
  /** Its stated date, as `YYYY-MM-DD`. */
  readonly date: string;
  readonly tags: readonly string[];
}

const pathOf = (source: string): string => source.replace(/^@site\//, '');

/** Documents of a release as its sidebars list them, those outside every sidebar last. */
function inSidebarOrder({ docs, sidebars }: LoadedVersion): LoadedVersion['docs'] {
  const order = Object.values(sidebars).flatMap(collectSidebarDocIds);
  const place = ({ id, unversionedId }: LoadedVersion['docs'][number]): number => {
    const index = order.findIndex((item) => item === id || item === unversionedId);
    return index < 0 ? order.length : index;
  };
  return [...docs].sort((a, b) => place(a) - place(b));
}

/**
 * Every document of every docs instance and release: instances as configured, documents as in the sidebar.
 *
 * @param isHidden whether a route asks search engines to leave it out
 */
export function documentsOf(
  plugins: readonly LoadedPlugin[],
  isHidden: (route: string) => boolean,
): Document[] {
  return plugins
    .filter(({ name }) => name === 'docusaurus-plugin-content-docs')
    .flatMap(({ content, options }) => {
      const { loadedVersions } = content as LoadedContent;
      const ids = loadedVersions.flatMap(({ docs }) => docs.map((doc) => doc.unversionedId));
      const isShared = (id: string): boolean => ids.indexOf(id) !== ids.lastIndexOf(id);
      const newest = loadedVersions.find(({ isLast }) => isLast);
      return loadedVersions.flatMap((version) =>
        inSidebarOrder(version).map((doc) => ({
          section: options.id ?? 'default',
          sectionPath: newest?.path ?? version.path,
          release: version.isLast ? undefined : version,
          newest: version.banner === 'unmaintained' ? newest?.label : undefined,
          version: loadedVersions.length > 1 ? version.label : undefined,
          route: doc.permalink,
          title: doc.title,
          fullTitle:
            !version.isLast || isShared(doc.unversionedId)
              ? titleInRelease(doc.title, version.label)
              : doc.title,
          description: doc.description,
          source: pathOf(doc.source),
          isHidden: isHidden(doc.permalink),
        })),
      );
    });
}

/** Whether a route, without the base URL, only helps to find others: a list of tags, the search, the not-found page. */
export const isFinder = (route: string): boolean =>
  /^\/(?:search|404\.html)$|\/tags(?:\/|$)/.test(route);

/** Every post of the blog, newest first; none if the blog is not built. */
export function postsOf(plugins: readonly LoadedPlugin[]): Post[] {
  return plugins
    .filter(({ name, content }) => name === 'docusaurus-plugin-content-blog' && content)
    .flatMap(({ content, options }) =>
      (content as BlogContent).blogPosts.map(({ metadata }) => ({
        route: metadata.permalink,
        section: (options as BlogOptions).blogTitle,
        title: metadata.title,
        description: metadata.description,
        source: pathOf(metadata.source),
        date: new Date(metadata.date).toISOString().slice(0, 10),
        tags: metadata.tags.map(({ label }) => label),
      })),
    );
}

/** Sources of the pages that aren't documents, by route. */
export const pageSources = (plugins: readonly LoadedPlugin[]): [route: string, source: string][] =>
  plugins
    .filter(({ name, content }) => name === 'docusaurus-plugin-content-pages' && content)
    .flatMap(({ content }) => content as Pages)
    .map(({ permalink, source }) => [permalink, pathOf(source)]);
