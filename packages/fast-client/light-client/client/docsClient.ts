/**
 * Replaces `@docusaurus/plugin-content-docs/client`.
 *
 * Differs from 2.4.3: the open section is found without `localeCompare`, for which a browser loads the order of letters
 * in the page's language. That is 9 to 13 ms of the 45 that hydrating a document took.
 */
import { useAllDocsData, type ActivePlugin } from '@docusaurus/plugin-content-docs/client';
import { matchPath, useLocation } from '@docusaurus/router';

export * from '@docusaurus/plugin-content-docs/lib/client/index.js';

/** The section of the open page: of several that contain it, the innermost. */
export function useActivePlugin(
  options: { readonly failfast?: boolean } = {},
): ActivePlugin | undefined {
  const { pathname } = useLocation();
  const [open] = Object.entries(useAllDocsData())
    .filter(([, { path }]) => matchPath(pathname, { path }))
    .sort(([, one], [, other]) => other.path.length - one.path.length);
  if (open) return { pluginId: open[0], pluginData: open[1] };
  if (options.failfast) throw new Error(`No section of documents contains the page ${pathname}.`);
  return undefined;
}
