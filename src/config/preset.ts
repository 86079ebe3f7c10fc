import path from 'node:path';
import type { PresetConfig } from '@docusaurus/types';
import type { Options } from '@docusaurus/preset-classic';
import { editUrl, site } from '../data/site';
import type { BuildEnvironment } from './environment';
import { mdxOptions } from './mdx';

const root = path.resolve(__dirname, '../..');

/** The release notes as their feeds describe them. */
export const releaseNotes = {
  route: 'blog',
  title: `${site.title} release notes`,
  description: `What changed in each documented release of the vaults of ${site.navbarTitle}.`,
  author: { name: site.author, link: `https://github.com/${site.organizationName}` },
};

/** The classic preset without its docs plugin: those of the sections are in `docs.ts`. */
export function classicPreset(environment: BuildEnvironment): PresetConfig {
  const options: Options = {
    docs: false,
    blog: environment.sections
      ? false
      : {
          routeBasePath: releaseNotes.route,
          blogTitle: 'Release notes',
          blogDescription: releaseNotes.description,
          blogSidebarTitle: 'Releases',
          blogSidebarCount: 'ALL',
          postsPerPage: 'ALL',
          showReadingTime: false,
          editUrl: ({ blogDirPath, blogPath }) => editUrl(`${blogDirPath}/${blogPath}`),
          // Written by `packages/site-output`, with addresses that lead from anywhere.
          feedOptions: { type: null },
          ...mdxOptions,
        },
    pages: { ...mdxOptions },
    // Written with real dates by `packages/site-output`.
    sitemap: false,
    theme: {
      customCss: [
        path.join(root, 'src/css/custom.css'),
        path.join(root, 'src/remark/data-blocks/styles.css'),
      ],
    },
  };
  return ['classic', options];
}
