import path from 'node:path';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { DocusaurusConfig, LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler, Module } from 'webpack';
import { onlyOptions } from '../../fast-build';
import { ownTheme } from '../static-content/component';
import { checkBuiltTexts, collectBuiltTexts } from './built-texts';
import type { DataOptions } from './loaders/data';
import type { GlobalDataOptions } from './loaders/global-data';
import { islandsRequest, recordFiles } from './record';

const loader = (name: string): string => path.join(__dirname, 'loaders', `${name}.ts`);
const client = (name: string): string => path.join(__dirname, 'client', name);
const router = client('router/index.tsx');
const nothing = client('nothing.ts');
const generated = (name: string): RegExp =>
  new RegExp(`[\\\\/]\\.docusaurus[\\\\/]${name.replaceAll('.', '\\.')}$`);

/** Styles of what only some pages show, and of what every page shows on demand: `packages/search`. */
const special =
  /[\\/](?:search[\\/]ui[\\/]|src[\\/]pages[\\/]|theme[\\/](?:Blog|CodeBlock|NotFound|TagsListByLetter))/;

/** How modules share files, apart from how Docusaurus does it. */
function cacheGroups(components: RegExp) {
  const nameOf = (module: Module): string | undefined => components.exec(module.identifier())?.[1];
  return {
    // One stylesheet for what most pages show. The rest comes with the pages that show it: `packages/fast-build/styles`.
    styles: {
      test: (module: Module) =>
        module.type === 'css/mini-extract' &&
        ![special, components].some((path) => path.test(module.identifier())),
    },
    // What only one kind of page uses comes with that kind, in one file.
    defaultVendors: false as const,
    // What every document is shown in comes in one file, because a request costs more than a few bytes.
    document: {
      name: 'document',
      chunks: /^Doc(?:Page|Item)$/,
      priority: -1,
      enforce: true,
    },
    // One file for each component that several documents show. Otherwise each document would contain a copy, and its
    // stylesheet the rules of others, which a page of built text would link: 1 kB more on the home page, 3 kB on guides.
    components: {
      name: nameOf,
      test: (module: Module) => nameOf(module) !== undefined,
      minChunks: 2,
      enforce: true,
    },
  };
}

/** Preact takes React's place in the browser. It does the same in a quarter of the bytes. */
const preact = {
  react$: require.resolve('preact/compat'),
  'react-dom$': require.resolve('preact/compat'),
  'react/jsx-runtime$': require.resolve('preact/jsx-runtime'),
  'use-sync-external-store/shim$': require.resolve('preact/compat'),
};

/** Puts a module in the place of each that is asked for in this way. */
const replace = (request: RegExp, by: string, issuer = /^/) => ({
  apply: (compiler: Compiler): void =>
    new compiler.webpack.NormalModuleReplacementPlugin(request, (data) => {
      if (issuer.test(data.contextInfo.issuer)) data.request = by;
    }).apply(compiler),
});

/** Components of the theme that are hydrated in tasks of their own, wherever they're rendered. Each has a module. */
const hydratedInTurn = ['Navbar', 'DocPage/Layout/Sidebar', 'DocItem/Layout', 'Footer'].map(
  (name) =>
    replace(
      new RegExp(`^@theme/${name}$`),
      client(`parts/${path.posix.basename(name)}.ts`),
      /^(?!.*[\\/]light-client[\\/]client[\\/]parts[\\/])/,
    ),
);

/** Parts of the theme that every page would load although neither the configuration nor the site's own theme uses them. */
function unusedParts({ siteConfig, siteDir }: LoadContext): string[] {
  const { announcementBar, docs, footer } = siteConfig.themeConfig as UserThemeConfig;
  return [
    docs?.sidebar?.hideable
      ? []
      : ['DocSidebar/Desktop/CollapseButton', 'DocPage/Layout/Sidebar/ExpandButton'],
    announcementBar ? [] : 'AnnouncementBar',
    footer?.logo ? [] : 'Footer/Logo',
    footer?.copyright === undefined ? 'Footer/Copyright' : [],
    footer?.links?.some((item) => !('title' in item)) ? [] : 'Footer/Links/Simple',
  ]
    .flat()
    .filter((name) => ownTheme(siteDir, name) === undefined);
}

/** Data without some properties. */
const data = (test: RegExp, without: readonly string[] = [], only?: readonly string[]) => ({
  test,
  use: { loader: loader('data'), options: { without, only } satisfies DataOptions },
});

/**
 * Fields of the configuration that pages ask for. The others describe how the site is built and published, and have paths
 * on the machine that builds it. Pages get the languages in a different way.
 */
const configuration = [
  'title',
  'tagline',
  'url',
  'baseUrl',
  'baseUrlIssueBanner',
  'favicon',
  'titleDelimiter',
  'trailingSlash',
  'noIndex',
  'themeConfig',
  'customFields',
];

/** How generated data become modules with one export. Webpack's own kind for JSON needs more code in every page. */
function generatedData(
  { themeConfig }: DocusaurusConfig,
  { cards, highlighter }: { readonly cards: boolean; readonly highlighter: boolean },
) {
  const { navbar } = themeConfig as UserThemeConfig;
  const hasNames = /"type":"doc(?:Sidebar)?"/.test(JSON.stringify(navbar?.items ?? []));
  return [
    {
      test: generated('globalData.json'),
      use: { loader: loader('global-data'), options: { hasNames } satisfies GlobalDataOptions },
    },
    // Versions of plugins are for the author of a build. A page names its generator in a tag.
    data(generated('site-metadata.json'), ['pluginVersions', 'siteVersion']),
    // Only the highlighter asks for its theme.
    data(generated('docusaurus.config.mjs'), highlighter ? [] : ['prism'], configuration),
    // Only lists of cards ask for titles and descriptions of a release's documents, and for their ids in menus.
    ...(cards ? [] : [data(/[\\/]version-[^\\/]+-metadata-prop-\w+\.json$/, ['docs', 'docId'])]),
    data(/[\\/]\.docusaurus[\\/].*\.json$/),
  ].map((rule) => ({ ...rule, type: 'javascript/auto' }));
}

/** What the site makes no use of. Without options, pages lack only what the README says that they don't get. */
export interface Options {
  /** Path of the module that loads the components that come to life alone: `islands` by their names. */
  readonly islands?: string;
  /**
   * Matches the path of what only some pages show. Its first group, if there is one, is the name of a component that
   * gets a file of its own.
   */
  readonly components?: RegExp;
  /**
   * False if no page has lists of cards, which a rule of `packages/docs-lint` checks. They need the titles and
   * descriptions of all documents of a release, which come with every page.
   */
  readonly cards?: boolean;
  /**
   * False if code is colored while documents are compiled, as by `packages/fast-build/highlight`, and the site's own
   * `CodeBlock` renders it. Then no page loads the highlighter or its theme.
   */
  readonly highlighter?: boolean;
}

export const validateOptions = onlyOptions('islands', 'components', 'cards', 'highlighter');

/**
 * Makes smaller what Docusaurus generates for the browser. Every page loads all of it first, and it grows with every
 * document and release:
 *
 * - `routes.js` has the path of each route twice, and looks up its files by name in two more lists. It becomes one list
 *   with paths relative to their parents, so `registry.js` and `routesChunkNames.json` aren't needed anymore. A
 *   section's routes are loaded when one of its pages is needed.
 * - `globalData.json` lists every document of every section. Only the versioned section's are needed.
 * - The metadata of a release has the titles and descriptions of all its documents, which only lists of cards need.
 * - `docusaurus.config.mjs` and `site-metadata.json` contain the options of all plugins, but a page only needs the
 *   theme's.
 *
 * The server bundle keeps the originals of the lists.
 */
export default function lightClient(
  context: LoadContext,
  {
    islands = client('noIslands.ts'),
    components = /[\\/]src[\\/]components[\\/](?:(\w+)[\\/])?/,
    cards = true,
    highlighter = true,
  }: Options,
): Plugin {
  const { baseUrl, generatedFilesDir, siteConfig, siteDir } = context;
  const builtTexts = new Set<string>();
  return {
    name: 'light-client',
    getThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack(config, isServer) {
      if (isServer) return {};
      // Nothing reads the names of chunks, because `page-load` finds the files of a route by asking its loaders.
      config.plugins = (config.plugins ?? []).filter(
        (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
      );
      if (config.mode === 'production') {
        for (const plugin of config.plugins) {
          if (plugin?.constructor.name !== 'MiniCssExtractPlugin') continue;
          // Two chunks with the same styles share a file: 1.8 kB of the search box.
          (plugin as unknown as { options: { chunkFilename: string } }).options.chunkFilename =
            'assets/css/[contenthash:8].css';
        }
      }
      return {
        resolve: {
          alias: {
            'react-router': router,
            'react-router-dom': router,
            'react-router-config': router,
            'react-helmet-async': client('head.tsx'),
            '@docusaurus/plugin-content-docs/client$': client('docsClient.ts'),
            ...preact,
            [islandsRequest]: islands,
            // If a site has its own component, every text loads that one.
            ...(ownTheme(siteDir, 'MDXContent') ? {} : { '@theme/MDXContent': client('text.tsx') }),
            ...Object.fromEntries(unusedParts(context).map((name) => [`@theme/${name}`, nothing])),
          },
        },
        plugins: [
          { apply: (compiler: Compiler) => recordFiles(compiler, generatedFilesDir) },
          { apply: (compiler: Compiler) => collectBuiltTexts(compiler, builtTexts) },
          // Sections don't bring a not-found page of their own, because the router falls through to the site's.
          replace(/^@theme\/NotFound$/, nothing, /[\\/]theme[\\/]DocPage[\\/]/),
          replace(
            /[\\/]utils[\\/]reactUtils$/,
            client('reactUtils.ts'),
            /[\\/](?:navbarSecondaryMenu[\\/]content|useMutationObserver)\.js$/,
          ),
          ...hydratedInTurn,
          // The classic theme would load the highlighter with every page.
          ...(highlighter
            ? []
            : [replace(/[\\/]theme-classic[\\/].*prism-include-languages$/, nothing)]),
        ],
        optimization: { splitChunks: { cacheGroups: cacheGroups(components) } },
        module: {
          rules: [
            { test: generated('routes.js'), use: loader('routes') },
            { oneOf: generatedData(siteConfig, { cards, highlighter }) },
          ],
        },
      };
    },
    postBuild: ({ outDir }) => Promise.resolve(checkBuiltTexts(outDir, baseUrl, builtTexts)),
  };
}
