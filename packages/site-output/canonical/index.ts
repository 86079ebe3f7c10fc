import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MarkdownFile as File, MarkdownNode as Node } from '../../fast-build/markdown';

/** A release of versioned documents. */
export interface ReleaseFolder {
  /** Folder of its documents, from the folder of the site. */
  readonly folder: string;
  /** Route under which they are published. */
  readonly route: string;
}

/** Whether a document asks search engines to leave it out, or is not there at all. */
function isMissing(file: string): boolean {
  return !existsSync(file) || /name="robots"\s+content="noindex"/.test(readFileSync(file, 'utf8'));
}

/**
 * Route of the newest copy of a document of an older release.
 *
 * A contract that later releases lack has pages there that only say so; they do not stand in for the real one.
 *
 * @param root folder of the site
 * @param releases newest first
 * @param file absolute path of the document
 * @returns undefined if the document stands for itself
 */
export function newestCopy(
  root: string,
  releases: readonly ReleaseFolder[],
  file: string,
): string | undefined {
  const inSite = path.relative(root, file).split(path.sep).join('/');
  const own = releases.find(({ folder }) => inSite.startsWith(`${folder}/`));
  if (own === undefined || own === releases[0] || isMissing(file)) return undefined;
  const document = inSite.slice(own.folder.length + 1);
  const newest = releases.find(({ folder }) => !isMissing(path.join(root, folder, document)));
  return newest === undefined || newest === own
    ? undefined
    : `${newest.route}/${document.replace(/\.mdx?$/, '')}`;
}

/**
 * Names the newest copy of an older document as the one that search engines should show. The page itself carries it, so
 * pages of the newest release load nothing for it.
 */
export default function remarkCanonical({
  root,
  url: siteUrl,
  releases,
}: {
  /** Folder of the site. */
  readonly root: string;
  /** Address of the site, with its base URL. */
  readonly url: string;
  /** Newest first. */
  readonly releases: readonly ReleaseFolder[];
}): (tree: Node, file: File) => void {
  return (tree, file) => {
    const route = file.path && newestCopy(root, releases, file.path);
    if (!route) return;
    const url = `${siteUrl}${route.slice(1)}`;
    tree.children?.push({
      type: 'jsx',
      value: `<head><link rel="canonical" href="${url}"/><meta property="og:url" content="${url}"/></head>`,
    });
  };
}
