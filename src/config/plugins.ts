import path from 'node:path';
import type { PluginConfig } from '@docusaurus/types';
import { movedPages } from '../data/moved';
import { latestRelease, releasePath, releases } from '../data/releases';
import { sections } from '../data/sections';
import { engineConfig } from '../search/engines/configure';
import { isBuilt, type BuildEnvironment } from './environment';

const plugin = (name: string): string => path.resolve(__dirname, '../plugins', name);

/** Routes without a document of their own: the bare path of a section or release leads to its main document. */
export function sectionRedirects(environment: BuildEnvironment): { from: string; to: string }[] {
  return [
    ...sections
      .filter(({ id }) => isBuilt(environment, id))
      // The trailing slash keeps file hosts from answering /security/index with the redirect at /security.
      .map(({ id, mainDoc }) => ({ from: `/${id}`, to: `/${id}/${mainDoc}` })),
    ...(isBuilt(environment, 'vaults') ? releases : [])
      .filter((release) => release !== latestRelease)
      .map((release) => ({
        from: releasePath(release),
        to: `${releasePath(release)}/getting-started`,
      })),
  ];
}

/**
 * Addresses that name the newest release, such as `/vaults/0.4.3/compare`: they lead to the page without a version, and
 * hold the page itself once a newer release is cut. So a link with a version works at any time.
 */
export function numberedRoutes(route: string): string[] {
  const [, rest] = /^\/vaults\/(?!tags(?:\/|$))(.+)$/.exec(route) ?? [];
  if (rest === undefined) return [];
  if (releases.some((release) => rest === release || rest.startsWith(`${release}/`))) return [];
  const base = `/vaults/${latestRelease}`;
  return rest === 'getting-started' ? [base, `${base}/${rest}`] : [`${base}/${rest}`];
}

/** Plugins beside the docs instances. */
export function pagePlugins(environment: BuildEnvironment): PluginConfig[] {
  return [
    plugin('portable-output'),
    plugin('shipped-packages'),
    plugin('page-load'),
    plugin('light-client'),
    plugin('fast-build'),
    plugin('class-names'),
    plugin('adjusted-packages'),
    plugin('trusted-types'),
    plugin('offline'),
    plugin('copy-button'),
    plugin('long-texts'),
    plugin('reading-aids'),
    plugin('site-facts'),
    plugin('katex-styles'),
    plugin('machine-readers'),
    [plugin('search'), { config: engineConfig(environment) }],
    [
      '@docusaurus/plugin-client-redirects',
      {
        redirects: [
          ...sectionRedirects(environment),
          // A build of some sections lacks the others' pages.
          ...(environment.sections ? [] : movedPages),
        ],
        createRedirects: numberedRoutes,
      },
    ],
  ];
}
