import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { releasePath, releases, type Release } from '../../../src/data/releases';
import { site } from '../../../src/data/site';

interface Tree {
  type: string;
  children?: { type: string; value?: string }[];
}

/** Folder of a release's documents, from the root of the repository. */
const folderOf = (release: Release): string =>
  release === releases[0] ? 'vaults' : `vaults_versioned_docs/version-${release}`;

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
 * @param file absolute path of the document
 * @returns undefined if the document stands for itself
 */
export function newestCopy(root: string, file: string): string | undefined {
  const [, version, document] =
    /^vaults_versioned_docs\/version-([^/]+)\/(.+)$/.exec(
      path.relative(root, file).split(path.sep).join('/'),
    ) ?? [];
  const own = releases.find((release) => release === version);
  if (own === undefined || document === undefined || isMissing(file)) return undefined;
  const newest = releases.find(
    (release) => !isMissing(path.join(root, folderOf(release), document)),
  );
  return newest === undefined || newest === own
    ? undefined
    : `${releasePath(newest)}/${document.replace(/\.mdx?$/, '')}`;
}

/**
 * Names the newest copy of an older document as the one that search engines should show. The page itself carries it, so
 * pages of the newest release load nothing for it.
 */
export default function remarkCanonical({
  root,
  baseUrl,
}: {
  /** Folder of the site. */
  readonly root: string;
  /** Path that the site is served under. */
  readonly baseUrl: string;
}): (tree: Tree, file: { readonly path?: string }) => void {
  return (tree, file) => {
    const route = file.path && newestCopy(root, file.path);
    if (!route) return;
    const url = `${site.url}${baseUrl}${route.slice(1)}`;
    tree.children?.push({
      type: 'jsx',
      value: `<head><link rel="canonical" href="${url}"/><meta property="og:url" content="${url}"/></head>`,
    });
  };
}
