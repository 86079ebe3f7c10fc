/**
 * Configuration of the site: a table of contents over `src/config/`.
 *
 * Docusaurus 2.4.3 reads JavaScript only; `scripts/build/config.cjs` hands it this file.
 */
import type { Config } from '@docusaurus/types';
import { docsPlugins } from './src/config/docs';
import { pagePlugins } from './src/config/plugins';
import { classicPreset } from './src/config/preset';
import { themeConfig } from './src/config/theme';
import { buildEnvironment } from './src/config/environment';
import { site } from './src/data/site';
import { jsLoader } from './packages/fast-build';
import { pageTemplate } from './packages/fast-client';

const environment = buildEnvironment(process.env);

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: environment.baseUrl,
  favicon: 'img/favicon.ico',
  organizationName: site.organizationName,
  projectName: site.projectName,
  onBrokenLinks: environment.sections ? 'warn' : 'throw',
  onDuplicateRoutes: 'throw',
  webpack: { jsLoader },
  ssrTemplate: pageTemplate(),
  presets: [classicPreset(environment)],
  plugins: [...docsPlugins(environment), ...pagePlugins(environment)],
  themeConfig: themeConfig(environment),
};

export default config;
