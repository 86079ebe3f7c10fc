import path from 'node:path';
import { latestRelease, releasePath, type Release } from '../../../src/data/releases';
import { sections } from '../../../src/data/sections';
import { textOf, type Document } from '../document';

/** Which instance of the docs plugin a document belongs to, and where in it. */
export interface Place {
  /** Id of the section, `blog` for posts. */
  readonly instance: string;
  /** Documented release, for the vaults only. */
  readonly release: Release | undefined;
  /** Folder that is the root of the instance's or the release's documents. */
  readonly folder: string;
  /** Route of that root. */
  readonly base: string;
  /** Path below the folder, without extension: what sidebars name. */
  readonly id: string;
}

const versioned = /^vaults_versioned_docs\/version-([^/]+)\/(.*)$/;

/** Where a file stands, or nothing if it is no document of the site. */
export function placeOf(file: string): Place | undefined {
  const withoutExtension = file.replace(/\.mdx?$/, '');
  if (withoutExtension === file) return undefined;
  if (file.startsWith('blog/')) {
    const id = withoutExtension.slice('blog/'.length);
    return { instance: 'blog', release: undefined, folder: 'blog', base: '/blog', id };
  }
  const old = versioned.exec(withoutExtension);
  if (old !== null) {
    const release = old[1] as Release;
    return {
      instance: 'vaults',
      release,
      folder: `vaults_versioned_docs/version-${release}`,
      base: releasePath(release),
      id: old[2] ?? '',
    };
  }
  for (const { id: instance, folder } of sections) {
    if (!file.startsWith(`${folder}/`)) continue;
    const release = instance === 'vaults' ? latestRelease : undefined;
    const id = withoutExtension.slice(folder.length + 1);
    return { instance, release, folder, base: `/${instance}`, id };
  }
  return undefined;
}

/** Route of a document, by its path and its `slug`. */
export function routeOf(document: Document): string | undefined {
  const place = placeOf(document.file);
  if (place === undefined) return undefined;
  const slug = textOf(document, 'slug');
  if (place.instance === 'blog') {
    const dated = /^(\d{4})-(\d{2})-(\d{2})-(.*?)(?:\/index)?$/.exec(place.id);
    const ending = slug?.replace(/^\//, '') ?? (dated ? dated.slice(1, 5).join('/') : place.id);
    return `/blog/${ending}`;
  }
  const parent = path.posix.dirname(place.id);
  if (slug !== undefined)
    return path.posix.join(place.base, slug.startsWith('/') ? '' : parent, slug);
  const isIndex = /^(?:index|readme)$/i.test(path.posix.basename(place.id));
  return path.posix.join(place.base, isIndex ? parent : place.id).replace(/\/\.?$/, '');
}
