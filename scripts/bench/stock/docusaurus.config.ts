/**
 * The same content on stock Docusaurus 2.4.3: classic preset and theme, webpack, Prism, DocSearch, and KaTeX as its
 * documentation says. The only parts of ours are the ones without which the documents can't be compiled: components,
 * figures, blocks of data.
 */
import path from 'node:path';
import type { Config, PluginConfig } from '@docusaurus/types';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options } from '@docusaurus/preset-classic';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import { sectionRedirects } from '../../../src/config/plugins';
import { footerColumns } from '../../../src/data/links';
import { latestRelease } from '../../../src/data/releases';
import { sections, type Section } from '../../../src/data/sections';
import { editUrl, site } from '../../../src/data/site';
import remarkDataBlocks from '../../../src/remark/data-blocks';

const root = path.resolve(__dirname, '../../..');
const mdx = { remarkPlugins: [remarkDataBlocks, remarkMath], rehypePlugins: [rehypeKatex] };

function docs({ id, folder }: Section): PluginConfig {
  const versioned = id === 'vaults';
  return [
    '@docusaurus/plugin-content-docs',
    {
      id,
      path: folder,
      routeBasePath: id,
      sidebarPath: path.join(root, 'sidebars', `${id}.ts`),
      sidebarCollapsed: versioned,
      editUrl: ({ versionDocsDirPath, docPath }) => editUrl(`${versionDocsDirPath}/${docPath}`),
      showLastUpdateAuthor: !versioned,
      showLastUpdateTime: !versioned,
      ...mdx,
      ...(versioned
        ? { lastVersion: 'current', versions: { current: { label: latestRelease } } }
        : {}),
    } satisfies DocsOptions,
  ];
}

const preset: Options = {
  docs: false,
  blog: { blogSidebarCount: 'ALL', postsPerPage: 'ALL', ...mdx },
  pages: { ...mdx },
  theme: { customCss: path.join(root, 'src/remark/data-blocks/styles.css') },
};

const themeConfig: UserThemeConfig & { readonly algolia: object } = {
  navbar: {
    title: site.navbarTitle,
    logo: { alt: 'Yearn documentation', src: 'img/logo.svg' },
    items: [
      ...sections.map(({ label, navTarget }) => ({
        label,
        to: navTarget,
        position: 'left' as const,
      })),
      { type: 'docsVersionDropdown', docsPluginId: 'vaults', position: 'right' },
    ],
  },
  footer: {
    links: footerColumns.map(({ title, items }) => ({ title, items: [...items] })),
  },
  prism: { additionalLanguages: ['solidity'] },
  algolia: { appId: 'APPID', apiKey: 'key', indexName: 'index', contextualSearch: false },
};

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: '/',
  favicon: 'img/favicon.ico',
  onBrokenLinks: 'warn',
  // Styles and fonts of KaTeX from the site itself: no other host is asked while it is measured.
  staticDirectories: ['static', 'node_modules/katex/dist'],
  stylesheets: ['/katex.min.css'],
  presets: [['classic', preset]],
  plugins: [
    ...sections.map(docs),
    path.join(root, 'src/config/site-facts'),
    [
      '@docusaurus/plugin-client-redirects',
      {
        redirects: sectionRedirects({
          baseUrl: '/',
          sections: undefined,
          hostedSearch: undefined,
          policyInPages: false,
        }),
      },
    ],
  ],
  themeConfig,
};

export default config;
