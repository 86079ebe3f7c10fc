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

interface Options {
  /** Whether pages load the highlighter, which asks for its theme. */
  readonly highlighter: boolean;
}

/** The configuration as a page needs it. */
export function slimConfig(config: SiteConfig, { highlighter }: Options): SiteConfig {
  const kept = Object.entries(config).filter(
    ([field]) => !(buildOnly as readonly string[]).includes(field),
  );
  const { prism, ...themeConfig } = config.themeConfig;
  return {
    ...Object.fromEntries(kept),
    themeConfig: highlighter ? { prism, ...themeConfig } : themeConfig,
  };
}

export default function siteConfigLoader(this: LoaderContext<Options>, source: string): string {
  const config = slimConfig(literal(source) as SiteConfig, this.getOptions());
  return `export default ${JSON.stringify(config)};`;
}
