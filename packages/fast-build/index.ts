import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import { setUpCache } from './cache';
import type { Step } from './document';
import type { LoaderOptions } from './loader';
import { ofDocusaurus } from './ofDocusaurus';
import { onlyOptions } from './options';
import { pageWriter, type Frame } from './pages/write';
import { browserTargets } from './targets';

export { compress } from './compress';
export { trimStyles } from './styles';
export { browserTargets, ofDocusaurus, onlyOptions };

const loader = path.join(__dirname, 'loader.ts');
const documentLoader = path.join(__dirname, 'document.ts');

/**
 * Compiler of scripts for the `webpack.jsLoader` option of the site: esbuild instead of Babel. What a component does
 * unless `process.env.IS_BROWSER` is set stays out of the browsers' bundle.
 */
export function jsLoader(isServer: boolean): { loader: string; options: LoaderOptions } {
  const define = { 'process.env.IS_BROWSER': String(!isServer) };
  // The compiler keeps the server's code several times, in memory and in its cache. SWC shortens the browsers' code.
  return { loader, options: { target: browserTargets(), define, minifyWhitespace: isServer } };
}

const TerserPlugin = ofDocusaurus('terser-webpack-plugin') as {
  new (options: object): WebpackPluginInstance;
  readonly swcMinify: unknown;
};

/** The script that knows the file names of all others, which are hashes. */
const runtime = /[\\/]runtime~[^\\/]*$/;

/**
 * In place of the minimizer of Docusaurus, which writes ES5: SWC writes what the oldest supported browsers understand, in
 * a tenth of the time. Names in the runtime stay long, because short ones depend on how often each letter occurs, and the
 * hashes in this script still depend on the folder of the build at that point.
 */
function minimizersOfScripts(): WebpackPluginInstance[] {
  const options = (mangle: boolean): object => ({
    minify: TerserPlugin.swcMinify,
    terserOptions: { ecma: 2020, format: { comments: false }, mangle },
  });
  return [
    new TerserPlugin({ exclude: runtime, ...options(true) }),
    new TerserPlugin({ include: runtime, ...options(false) }),
  ];
}

/** A rule with steps, as Docusaurus writes it for documents. */
interface Rule {
  use: Step[];
}

/** Compiles documents with errors that say where they are. */
function compileDocuments({ module }: Configuration): void {
  const rules = ((module?.rules ?? []) as Partial<Rule>[]).filter(
    (rule): rule is Rule =>
      Array.isArray(rule.use) && rule.use.some(({ loader }) => /[\\/]mdx-loader[\\/]/.test(loader)),
  );
  if (rules.length === 0) throw new Error('The configuration has no rule for documents.');
  for (const rule of rules) {
    rule.use = [{ loader: documentLoader, options: { steps: rule.use } }];
  }
}

/** The part of static-site-generator-webpack-plugin that this file uses and changes. */
interface PageGenerator {
  locals?: Frame;
  /** The file of a page, which depends on `trailingSlash`. */
  pathToAssetName(page: string): string;
}

/** Leaves only the drawing of pages to the server bundle, and writes the pages here. */
function writePagesHere(config: Configuration, outDir: string): void {
  const generator = config.plugins?.find(
    (plugin) => plugin?.constructor.name === 'StaticSiteGeneratorWebpackPlugin',
  ) as PageGenerator | undefined;
  if (!generator?.locals) throw new Error('The configuration has no generator of pages.');
  config.entry = { main: path.join(__dirname, 'pages/entry.tsx') };
  const { locals } = generator;
  const writePage = pageWriter(locals, outDir, (page) => generator.pathToAssetName(page));
  generator.locals = Object.assign(locals, { writePage });
}

/**
 * In a folder with `#` in its name, webpack takes the rest of the path, with its query, for a fragment and finds no
 * posts.
 */
function keepHashes({ resolve }: Configuration, siteDir: string): void {
  if (!siteDir.includes('#')) return;
  Object.assign(resolve?.alias ?? {}, { '@site': siteDir.replaceAll('#', '\0#') });
}

/** What a build needs to know of the site. */
export interface Options {
  /** Matches files of packages whose published code is for newer browsers than the oldest that the site supports. */
  readonly newerPackages?: RegExp;
  /** Another number gives every script and stylesheet another name, though its content is the same. */
  readonly edition?: number;
}

export const validateOptions = onlyOptions('newerPackages', 'edition');

/** Leaves out work that makes no difference to readers. */
export default function fastBuild(
  context: LoadContext,
  { newerPackages = /(?!)/, edition = 1 }: Options,
): Plugin {
  const { siteDir, outDir } = context;
  return {
    name: 'fast-build',
    configureWebpack(config, isServer) {
      compileDocuments(config);
      keepHashes(config, siteDir);
      if (config.mode === 'production') setUpCache(config, context, [documentLoader, loader]);
      if (!isServer) {
        // `packages/fast-build/styles` trims the stylesheet once the pages are written, and minimizes it then.
        if (config.optimization) config.optimization.minimizer = minimizersOfScripts();
        return {
          module: { rules: [{ test: newerPackages, use: [jsLoader(isServer)] }] },
          output: edition === 1 ? {} : { hashSalt: String(edition) },
        };
      }
      if (config.mode === 'production') writePagesHere(config, outDir);
      return {
        // The server bundle is one file, and the browsers' compiler writes the scripts of workers.
        module: {
          parser: { javascript: { dynamicImportMode: 'eager', worker: false, url: false } },
        },
        // The bundle runs once and is then deleted, so its size doesn't matter.
        optimization: {
          concatenateModules: false,
          usedExports: false,
          innerGraph: false,
          mangleExports: false,
          realContentHash: false,
          moduleIds: 'named',
          chunkIds: 'named',
        },
      };
    },
  };
}
