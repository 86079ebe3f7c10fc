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
  /** Documented release, where there are versions. */
  readonly release: string | undefined;
  /** Folder that is the root of the instance's or the release's documents. */
  readonly folder: string;
  /** Route of that root. */
  readonly base: string;
  /** Path below the folder, without extension and the numbers in front of names: what sidebars name. */
  readonly id: string;
}

const versioned = /^(\w+)_versioned_docs\/version-([^/]+)\/(.*)$/;

/** The id of a document, by its path below the root of its instance. */
const idOf = (file: string): string => stripPathNumberPrefixes(file, DefaultNumberPrefixParser);

/** Where a file stands, or nothing if it is no document of the site. */
export function placeOf({ sections, versions }: Layout, file: string): Place | undefined {
  const withoutExtension = file.replace(/\.mdx?$/, '');
  if (withoutExtension === file) return undefined;
  if (file.startsWith('blog/')) {
    const id = withoutExtension.slice('blog/'.length);
    return { instance: 'blog', release: undefined, folder: 'blog', base: '/blog', id };
  }
  const old = versioned.exec(withoutExtension);
  if (old !== null) {
    const [, instance = '', release = '', rest = ''] = old;
    return {
      instance,
      release,
      folder: `${instance}_versioned_docs/version-${release}`,
      base: `/${instance}/${release}`,
      id: idOf(rest),
    };
  }
  for (const { id: instance, folder } of sections) {
    if (!file.startsWith(`${folder}/`)) continue;
    const release = instance === versions.section ? versions.releases[0] : undefined;
    const id = idOf(withoutExtension.slice(folder.length + 1));
    return { instance, release, folder, base: `/${instance}`, id };
  }
  return undefined;
}

/** Docusaurus' own function throws where a name or a `slug` makes no path. */
function slugOf(options: Parameters<typeof getSlug>[0]): string | undefined {
  try {
    const slug = getSlug(options);
    // A percent sign passes there, and the page then fails in the browser.
    return slug.includes('%') ? undefined : slug;
  } catch {
    return undefined;
  }
}

/**
 * Route of a document, by its path and its `slug`, without the slash that Docusaurus adds to the index of a folder. A file
 * that is no document, and one whose name or `slug` makes no path, has none.
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
    return `/blog/${ending}`;
  }
  const source = path.posix.relative(place.folder, document.file);
  const route = slugOf({
    baseID: path.posix.basename(place.id),
    frontMatterSlug: slug,
    source,
    sourceDirName: path.posix.dirname(source),
  });
  return route && path.posix.join(place.base, route).replace(/\/$/, '');
}
