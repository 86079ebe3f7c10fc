import { literal, type LoaderContext } from './context';

/**
 * Fields that describe how the site is built and published, including paths on the machine that builds it. Pages get
 * the languages in a different way.
 */
const buildOnly = [
  'presets',
  'plugins',
  'themes',
  'scripts',
  'stylesheets',
  'headTags',
  'clientModules',
  'staticDirectories',
  'ssrTemplate',
  'markdown',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'webpack',
  'i18n',
  'organizationName',
  'projectName',
] as const;

interface SiteConfig extends Record<string, unknown> {
  themeConfig: Record<string, unknown>;
}

/** The configuration as a page needs it. */
export function slimConfig(config: SiteConfig): SiteConfig {
  const kept = Object.entries(config).filter(
    ([field]) => !(buildOnly as readonly string[]).includes(field),
  );
  // Code is colored while documents are compiled: `packages/fast-build/highlight`.
  const { prism, ...themeConfig } = config.themeConfig;
  void prism;
  return { ...Object.fromEntries(kept), themeConfig };
}

export default function siteConfigLoader(this: LoaderContext, source: string): string {
  return `export default ${JSON.stringify(slimConfig(literal(source) as SiteConfig))};`;
}
