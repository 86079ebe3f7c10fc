import path from 'node:path';
import type { PluginConfig } from '@docusaurus/types';
import type { Options } from '@docusaurus/plugin-content-docs';
import { latestRelease, releaseFolder, releases } from '../data/releases';
import { sections, type Section } from '../data/sections';
import { editUrl, site } from '../data/site';
import { parseFrontMatter } from '../../packages/docs-lint/document';
import { readText } from '../../packages/docs-lint/site/folders';
import { routeOf } from '../../packages/docs-lint/site/routes';
import markStaticContent from '../../packages/fast-client/static-content';
import remarkCanonical from '../../packages/site-output/canonical';
import { isBuilt, type BuildEnvironment } from './environment';
import { layout } from './layout';
import { mdxOptions } from './mdx';

const root = path.resolve(__dirname, '../..');

/** What leads search engines from an older document to its newest copy. */
const canonical = {
  root,
  folders: releases.map(releaseFolder),
  routeOf: (file: string) =>
    routeOf(layout, { file, frontMatter: parseFrontMatter(readText(root, file)) }),
};

/** Options that only the versioned instance has: `vaults/` is the newest release and has no version in its route. */
const vaultOptions = ({ baseUrl }: BuildEnvironment): Partial<Options> => ({
  remarkPlugins: [
    ...(mdxOptions.remarkPlugins ?? []),
    [remarkCanonical, { ...canonical, url: site.url + baseUrl }],
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
