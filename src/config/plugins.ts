import path from 'node:path';
import type { PluginConfig } from '@docusaurus/types';
import { movedPages } from '../data/moved';
import { latestRelease, releasePath, releases } from '../data/releases';
import { sections } from '../data/sections';
import { isBuilt, type BuildEnvironment } from './environment';
import { edition } from './edition';
import { offlineReading } from './offline';
import { releaseNotes } from './preset';
import { searchSite } from './search';
import { siteOutput } from './site-output';

const fromTheme = (name: string): string => path.resolve(__dirname, '../theme', name);
const fromPackage = (name: string): string => path.resolve(__dirname, '../../packages', name);

/** Routes without a document of their own: the bare path of a section or release leads to its main document. */
export function sectionRedirects(environment: BuildEnvironment): { from: string; to: string }[] {
  return [
    ...sections
      .filter(({ id }) => isBuilt(environment, id))
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

/** All plugins other than the docs instances. */
export function pagePlugins(environment: BuildEnvironment): PluginConfig[] {
  return [
    fromPackage('fast-build/bundled-licenses'),
    [
      fromPackage('fast-client/page-load'),
      {
        baseUrlIssueBanner: fromTheme('BaseUrlIssueBanner/index.tsx'),
        progressBar: fromTheme('ProgressBar/index.ts'),
      },
    ],
    [
      fromPackage('fast-client/light-client'),
      {
        islands: path.resolve(__dirname, '../components/islands.ts'),
        components:
          /[\\/]src[\\/](?:figures|(?:components(?:[\\/]reference)?|calculators)[\\/](?:(\w+)[\\/])?)/,
        cards: false,
        highlighter: false,
      },
    ],
    // `tests/site/floor` finds further packages with code for newer browsers.
    [fromPackage('fast-build'), { newerPackages: /[\\/]node_modules[\\/]ox[\\/].*\.js$/, edition }],
    [fromPackage('offline'), { enabled: offlineReading.enabled }],
    fromPackage('em-breakpoints'),
    path.resolve(__dirname, 'site-facts'),
    fromPackage('fast-client/formula-styles'),
    [
      fromPackage('site-output'),
      { ...siteOutput, feed: environment.sections ? undefined : releaseNotes },
    ],
    [fromPackage('search/plugin'), { site: searchSite, hosted: environment.hostedSearch }],
    [
      '@docusaurus/plugin-client-redirects',
      {
        redirects: [
          ...sectionRedirects(environment),
          // A build of only some sections lacks the pages of the others.
          ...(environment.sections ? [] : movedPages),
        ],
        createRedirects: numberedRoutes,
      },
    ],
  ];
}
