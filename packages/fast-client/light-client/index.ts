import { existsSync } from 'node:fs';
import path from 'node:path';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { DocusaurusConfig, LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';
import { nameFilesBySection } from './file-names';
import { recordFiles } from './record';

const loader = (name: string): string => path.join(__dirname, 'loaders', `${name}.ts`);
const head = path.join(__dirname, 'client', 'head.tsx');
const text = path.join(__dirname, 'client', 'text.tsx');
const router = path.join(__dirname, 'client', 'router', 'index.tsx');
const link = path.join(__dirname, 'client', 'Link.tsx');
const nothing = path.join(__dirname, 'client', 'nothing.ts');
const noBar = path.join(__dirname, 'client', 'announcementBar.tsx');
const generated = (name: string): RegExp =>
  new RegExp(`[\\\\/]\\.docusaurus[\\\\/]${name.replaceAll('.', '\\.')}$`);

/** Style modules of what only some pages show. Half of all pages are references: their tools are no part of it. */
const special =
  /[\\/](?:src[\\/](?:calculators|components(?![\\/]reference[\\/](?:MemberTools|ReleasePicker))|figures|pages)|theme[\\/](?:Blog|DocTag|NotFound|TagsListByLetter))/;

function isCommonStyle(module: { readonly type: string; identifier(): string }): boolean {
  return module.type === 'css/mini-extract' && !special.test(module.identifier());
}

/** Chunks that keep their names: those of all documents and texts, and of the search. */
const named = /^(?:document|text|search)/;

/** Where the parts stand that documents show beside text. */
const part = /[\\/]src[\\/](?:components(?:[\\/]reference)?|calculators)[\\/](\w+)[\\/]/;

/** One file for each part that several documents show, or every one of them would hold a copy. */
const sharedParts = {
  name: (module: { identifier(): string }) => part.exec(module.identifier())?.[1],
  test: part,
  minChunks: 2,
  enforce: true,
};

/**
 * React in a script of its own: the browser takes up two in two tasks, between which the reader's input is heard. It
 * also stays in the reader's cache when the site changes.
 */
const react = {
  name: 'react',
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|object-assign)[\\/]/,
  chunks: 'initial',
  enforce: true,
} as const;

/** What compiled documents call for each of their elements, in one file: every document would hold a copy. */
const textRuntime = {
  name: 'text-runtime',
  test: /[\\/]node_modules[\\/]@mdx-js[\\/]react[\\/]/,
  chunks: 'async',
  enforce: true,
} as const;

/** Sections bring no page for unknown addresses: the router leads past them to the one of the site. */
function leaveOutNotFound(compiler: Compiler): void {
  new compiler.webpack.NormalModuleReplacementPlugin(/^@theme\/NotFound$/, (data: Requested) => {
    if (/[\\/]theme[\\/]DocPage[\\/]/.test(data.contextInfo.issuer)) data.request = nothing;
  }).apply(compiler);
}

/** Lists of cards need the titles and descriptions of all documents of a release, which would come with every page. */
function refuseCards(compiler: Compiler): void {
  new compiler.webpack.NormalModuleReplacementPlugin(
    /^@theme\/DocCard(?:List)?$/,
    ({ contextInfo: { issuer } }: Requested) => {
      throw new Error(`${issuer}: this site has no lists of cards. Write links in their place.`);
    },
  ).apply(compiler);
}

/** Parts of the theme that every page would load and that the configuration asks for nowhere. */
function unusedParts({ themeConfig }: DocusaurusConfig): string[] {
  const { announcementBar, footer } = themeConfig as UserThemeConfig;
  return [
    announcementBar ? [] : '@theme/AnnouncementBar',
    footer?.logo ? [] : '@theme/Footer/Logo',
    footer?.copyright === undefined ? '@theme/Footer/Copyright' : [],
    footer?.links?.some((item) => !('title' in item)) ? [] : '@theme/Footer/Links/Simple',
  ].flat();
}

/** Without an announcement bar nothing needs to know whether the reader has closed it. */
function leaveOutBar(compiler: Compiler): void {
  new compiler.webpack.NormalModuleReplacementPlugin(
    /^\.\/contexts\/announcementBar$/,
    (data: Requested) => {
      data.request = noBar;
    },
  ).apply(compiler);
}

/** What webpack is asked to resolve. */
interface Requested {
  request: string;
  readonly contextInfo: { readonly issuer: string };
}

/**
 * What Docusaurus generates for the browser, made small. All of it is part of the first load of every page, and grows with
 * every document and release:
 *
 * - `routes.js` says the path of each route twice, and looks its files up by name in two further lists. It becomes one
 *   list with the paths relative to their parents; `registry.js` and `routesChunkNames.json` are not needed any more.
 *   The routes of a section, and the names of its files, come when a page of it is needed;
 * - `globalData.json` lists every document of every section. Only those of the versioned section are asked for, and
 *   their addresses follow from their ids;
 * - the metadata of a release say the titles and descriptions of all its documents, for lists of cards;
 * - `docusaurus.config.mjs` and `site-metadata.json` hold the options of all plugins. A page needs those of the theme.
 *
 * The server bundle keeps the originals of the lists.
 */
export default function lightClient({
  generatedFilesDir,
  siteConfig,
  siteDir,
}: LoadContext): Plugin {
  return {
    name: 'light-client',
    configureWebpack(config, isServer) {
      if (isServer) return {};
      // Names of chunks are read by nothing: `page-load` finds the files of a route by asking its loaders.
      config.plugins = (config.plugins ?? []).filter(
        (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
      );
      if (config.mode === 'production' && config.output) {
        // No list of names is needed but for the few that are known by theirs. `file-names.ts` makes the hash shorter.
        config.output.chunkFilename = ({ chunk }) =>
          `assets/js/${named.test(chunk?.name ?? '') ? '[name]' : '[id]'}.[contenthash].js`;
        for (const plugin of config.plugins) {
          if (plugin?.constructor.name !== 'MiniCssExtractPlugin') continue;
          // Two chunks with the same styles share a file.
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
            'react-helmet-async': head,
            '@docusaurus/Link': link,
            // A site that has its own gets it with every text.
            ...(existsSync(path.join(siteDir, 'src/theme/MDXContent'))
              ? {}
              : { '@theme/MDXContent': text }),
            ...Object.fromEntries(unusedParts(siteConfig).map((part) => [part, nothing])),
          },
        },
        plugins: [
          { apply: (compiler: Compiler) => recordFiles(compiler, generatedFilesDir) },
          { apply: leaveOutNotFound },
          { apply: refuseCards },
          ...(siteConfig.themeConfig.announcementBar ? [] : [{ apply: leaveOutBar }]),
          // While a writer works on the site, webpack's table has all names.
          ...(config.mode === 'production' ? [{ apply: nameFilesBySection }] : []),
        ],
        optimization: {
          splitChunks: {
            cacheGroups: {
              // One sheet for what most pages show; the rest comes with the pages that show it: `packages/fast-build/styles`.
              styles: { test: isCommonStyle },
              // What only pages of one kind use comes with that kind, in one file.
              defaultVendors: false,
              sharedParts,
              react,
              textRuntime,
            },
          },
        },
        module: {
          rules: [
            { test: generated('routes.js'), use: loader('routes') },
            {
              test: generated('globalData.json'),
              type: 'javascript/auto',
              use: loader('global-data'),
            },
            { test: generated('docusaurus.config.mjs'), use: loader('site-config') },
            {
              test: /[\\/]version-[^\\/]+-metadata-prop-\w+\.json$/,
              type: 'javascript/auto',
              use: loader('version'),
            },
            {
              test: generated('site-metadata.json'),
              type: 'javascript/auto',
              use: loader('site-metadata'),
            },
          ],
        },
      };
    },
  };
}
