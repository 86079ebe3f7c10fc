import path from 'node:path';
import getSlug from '@docusaurus/plugin-content-docs/lib/slug.js';
import {
  DefaultNumberPrefixParser,
  stripPathNumberPrefixes,
} from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import type { Layout } from '../facts';
import { textOf, type Document } from '../document';

/** Which instance of the docs plugin a document belongs to, and where in it. */
export interface Place {
  /** Id of the section, `blog` for posts. */
  readonly instance: string;
  /** Folder that is the root of the instance's or the release's documents. */
  readonly folder: string;
  /** Route of that root. */
  readonly base: string;
  /** Path below the folder, without extension and the numbers in front of names: what sidebars name. */
  readonly id: string;
}

/** Where a file is, or nothing if it is no document of the site. */
export function placeOf({ sections, versions }: Layout, file: string): Place | undefined {
  if (!/\.mdx?$/.test(file)) return undefined;
  const [old, section = '', release] =
    /^(\w+)_versioned_docs\/version-([^/]+)(?=\/)/.exec(file) ?? [];
  const homes = [
    ...sections.map(({ id, folder }) => ({ instance: id, folder, base: `/${id}` })),
    { instance: 'blog', folder: 'blog', base: '/blog' },
    ...(old && versions.releases.includes(release ?? '')
      ? [{ instance: section, folder: old, base: `/${section}/${release}` }]
      : []),
  ];
  const home = homes.find(({ folder }) => file.startsWith(`${folder}/`));
  if (home === undefined) return undefined;
  const name = file.slice(home.folder.length + 1).replace(/\.mdx?$/, '');
  const isPost = home.instance === 'blog';
  return { ...home, id: isPost ? name : stripPathNumberPrefixes(name, DefaultNumberPrefixParser) };
}

/** What the router reads as a pattern or can't decode: the page is then built without its document. */
const unreadable = /[%()*:]/;

/** Docusaurus' own function throws where a name or a `slug` makes no path. */
function slugOf(options: Parameters<typeof getSlug>[0]): string | undefined {
  try {
    const slug = getSlug(options);
    return unreadable.test(slug) ? undefined : slug;
  } catch {
    return undefined;
  }
}

/**
 * Route of a document, by its path, its `id`, and its `slug`, without the slash that Docusaurus adds to the index of a
 * folder. A file that is no document, and one whose name or `slug` makes no path, has none.
 */
export function routeOf(
  layout: Layout,
  document: Pick<Document, 'file' | 'frontMatter'>,
): string | undefined {
  const place = placeOf(layout, document.file);
  if (place === undefined) return undefined;
  const slug = textOf(document, 'slug');
  if (place.instance === 'blog') {
    const dated = /^(\d{4})-(\d{2})-(\d{2})-(.*?)(?:\/index)?$/.exec(place.id);
    const ending = slug?.replace(/^\//, '') ?? (dated ? dated.slice(1, 5).join('/') : place.id);
    return unreadable.test(ending) ? undefined : `/blog/${ending}`;
  }
  const source = path.posix.relative(place.folder, document.file);
  const route = slugOf({
    baseID: textOf(document, 'id') ?? path.posix.basename(place.id),
    frontMatterSlug: slug,
    source,
    sourceDirName: path.posix.dirname(source),
  });
  return route && path.posix.join(place.base, route).replace(/\/$/, '');
}
