import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isHidden } from '../../files';
import type { MarkdownFile as File, MarkdownNode as Node } from '../../fast-build/markdown';
import { addDependency } from '../../fast-build/markdown';

/** Whether a document asks search engines to leave it out, or is not there at all. */
function isMissing(file: string): boolean {
  addDependency(file);
  return !existsSync(file) || isHidden(readFileSync(file, 'utf8'));
}

/**
 * Path of the newest copy of a document of an older release, from the folder of the site.
 *
 * A contract that later releases lack has pages there that only say so, which don't replace the real one.
 *
 * @param root folder of the site
 * @param folders of the documents of each release, from the folder of the site; newest first
 * @param file absolute path of the document
 * @returns undefined if the document is its own canonical page
 */
export function newestCopy(
  root: string,
  folders: readonly string[],
  file: string,
): string | undefined {
  const inSite = path.relative(root, file).split(path.sep).join('/');
  const own = folders.find((folder) => inSite.startsWith(`${folder}/`));
  if (own === undefined || own === folders[0] || isMissing(file)) return undefined;
  const document = inSite.slice(own.length + 1);
  const newest = folders.find((folder) => !isMissing(path.join(root, folder, document)));
  return newest === undefined || newest === own ? undefined : `${newest}/${document}`;
}

/**
 * Names the newest copy of an older document as the one that search engines should show. The page itself carries it, so
 * pages of the newest release load nothing for it.
 */
export default function remarkCanonical({
  root,
  url: siteUrl,
  folders,
  routeOf,
}: {
  /** Folder of the site. */
  readonly root: string;
  /** Address of the site, with its base URL. */
  readonly url: string;
  /** Folders of the documents of each release, from the folder of the site; newest first. */
  readonly folders: readonly string[];
  /** Gives the route of a document by its path from there. */
  readonly routeOf: (file: string) => string | undefined;
}): (tree: Node, file: File) => void {
  return (tree, file) => {
    const copy = file.path && newestCopy(root, folders, file.path);
    const route = copy && routeOf(copy);
    if (!route) return;
    const url = `${siteUrl}${route.slice(1)}`;
    tree.children?.push({
      type: 'jsx',
      value: `<head><link rel="canonical" href="${url}"/></head>`,
    });
  };
}
