import path from 'node:path';
import type { PluginConfig } from '@docusaurus/types';
import type { Options } from '@docusaurus/plugin-content-docs';
import { latestRelease, releasePath, releases } from '../data/releases';
import { sections, type Section } from '../data/sections';
import { editUrl, site } from '../data/site';
import markStaticContent from '../../packages/fast-client/static-content';
import remarkCanonical from '../../packages/site-output/canonical';
import { isBuilt, type BuildEnvironment } from './environment';
import { mdxOptions } from './mdx';

const root = path.resolve(__dirname, '../..');

/** Where the documents of each release are, newest first. */
const releaseFolders = releases.map((release) => ({
  folder: release === latestRelease ? 'vaults' : `vaults_versioned_docs/version-${release}`,
  route: releasePath(release),
}));

/** Options that only the versioned instance has: `vaults/` is the newest release and has no version in its route. */
const vaultOptions = ({ baseUrl }: BuildEnvironment): Partial<Options> => ({
  remarkPlugins: [
    ...(mdxOptions.remarkPlugins ?? []),
    [remarkCanonical, { root, url: site.url + baseUrl, releases: releaseFolders }],
  ],
  lastVersion: 'current',
  versions: { current: { label: latestRelease } },
});

function docsPlugin(section: Section, environment: BuildEnvironment): PluginConfig {
  const versioned = section.id === 'vaults';
  return [
    path.resolve(__dirname, '../../packages/fast-build/dated-docs'),
    {
      id: section.id,
      path: section.folder,
      routeBasePath: section.id,
      sidebarPath: path.join(root, 'sidebars', `${section.id}.ts`),
      sidebarCollapsed: versioned,
      editUrl: ({ versionDocsDirPath, docPath }) => editUrl(`${versionDocsDirPath}/${docPath}`),
      // The reference is generated: its author and date say nothing about its content.
      showLastUpdateAuthor: !versioned,
      showLastUpdateTime: !versioned,
      beforeDefaultRemarkPlugins: [[markStaticContent, { siteDir: root }]],
      ...mdxOptions,
      ...(versioned ? vaultOptions(environment) : {}),
    } satisfies Options,
  ];
}

/** The docs-plugin instances of this build. */
export function docsPlugins(environment: BuildEnvironment): PluginConfig[] {
  return sections
    .filter(({ id }) => isBuilt(environment, id))
    .map((section) => docsPlugin(section, environment));
}
