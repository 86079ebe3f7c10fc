import path from 'node:path';
import type { DocusaurusConfig, LoadContext, Plugin } from '@docusaurus/types';
import type { Configuration } from 'webpack';
import type { Step } from './document';
import { askOnce } from './lastUpdate';
import { MinimizeDocuments } from './minimize';
import { pageWriter, type Frame } from './pages/write';
import { browserTargets } from './targets';

export { compress } from './compress';

const loader = path.join(__dirname, 'loader.ts');
const documentLoader = path.join(__dirname, 'document.ts');

/**
 * Compiler of scripts for the `webpack.jsLoader` option of the site: esbuild instead of Babel. The server runs what
 * browsers get, so that each file is compiled once.
 */
export function jsLoader(): { loader: string; options: { target: string[] } } {
  return { loader, options: { target: browserTargets() } };
}

/** Packages that are published for newer browsers than those of the floor. `tests/site/floor` finds others. */
const newerPackages = /[\\/]node_modules[\\/]ox[\\/].*\.js$/;

/** The part of terser-webpack-plugin that is changed here. */
interface ScriptMinimizer {
  readonly options: {
    readonly minimizer: { readonly options: Record<string, Record<string, unknown>> };
  };
}

type Minimizers = NonNullable<NonNullable<Configuration['optimization']>['minimizer']>;

/** The script that names the files of all others by their hashes. */
const runtime = /[\\/]runtime~[^\\/]*$/;

/**
 * Names in a fixed order. The minimizer prefers letters that a script has often. In the runtime these include the hashes
 * of files, which at that point still depend on the folder of the build. It is printed into a worker: nothing of this
 * module is in its reach.
 */
const fixedNames = {
  get(index: number): string {
    const letters = 'etnrisouaflchpdvmgybwESxTNCkLAOMDPHBjFIqRUzWXVJKQGYZ';
    const rest = Math.floor(index / letters.length);
    return (rest > 0 ? this.get(rest - 1) : '') + (letters[index % letters.length] ?? '');
  },
};

/**
 * The minimizer of Docusaurus, twice: for the runtime, and for the other scripts. Both write what the browser floor
 * understands; Docusaurus has it write ES5.
 */
function minimizersOfScripts(minimizer: Minimizers[number]): Minimizers {
  const { options } = minimizer as Partial<ScriptMinimizer>;
  const settings = options?.minimizer?.options;
  if (!settings) throw new Error('The minimizer of Docusaurus has no options where they were.');
  const variant = (files: object, mangle: object): Minimizers[number] => {
    const changed = {
      ...settings,
      compress: { ...settings['compress'], ecma: 2020, passes: 2 },
      output: { ...settings['output'], ecma: 2020, ascii_only: false },
      mangle,
    };
    return Object.assign(Object.create(Object.getPrototypeOf(minimizer) as object), minimizer, {
      options: { ...options, ...files, minimizer: { ...options.minimizer, options: changed } },
    }) as Minimizers[number];
  };
  return [
    variant({ exclude: runtime }, {}),
    variant({ include: runtime }, { nth_identifier: fixedNames }),
  ];
}

/** A rule with steps, as Docusaurus writes those of documents. */
interface Rule {
  use: Step[];
}

const isMdx = ({ loader: name }: Step): boolean => /[\\/]mdx-loader[\\/]/.test(name);

function isOfDocuments(rule: unknown): rule is Rule {
  const { use } = rule as { readonly use?: unknown };
  return Array.isArray(use) && use.some((step) => typeof step === 'object' && isMdx(step as Step));
}

/** Has documents compiled once for the two compilers, and errors told by their place. */
function compileDocuments({ module }: Configuration): void {
  const rules = (module?.rules ?? []).filter(isOfDocuments);
  if (rules.length === 0) throw new Error('The configuration has no rule for documents.');
  for (const rule of rules) {
    const steps = rule.use.map((step) =>
      // What it compiles is shared with the document, if that is.
      step.loader === loader ? { ...step, options: { ...step.options, isShared: false } } : step,
    );
    rule.use = [{ loader: documentLoader, options: { steps } }];
  }
}

/** Docusaurus's rule for drawings that components import. */
interface DrawingRule {
  readonly oneOf: readonly { use: Step[] }[];
}

const isSvgr = ({ loader: name }: Step): boolean => /[\\/]@svgr[\\/]webpack[\\/]/.test(name);

/** Compiles drawings with esbuild too: Babel has each of them bring a stand-in for `Object.assign`. */
function compileDrawings({ module }: Configuration): void {
  const choices = (module?.rules ?? []).flatMap(
    (rule) => (rule as Partial<DrawingRule>).oneOf ?? [],
  );
  const choice = choices.find(({ use }) => Array.isArray(use) && use.some(isSvgr));
  if (!choice) throw new Error('The configuration has no rule for drawings.');
  choice.use = [
    jsLoader(),
    ...choice.use.map((step) =>
      isSvgr(step) ? { ...step, options: { ...step.options, babel: false } } : step,
    ),
  ];
}

/** Files of the plugins that the configuration names. It does not load them, so webpack would not see them change. */
const filesOf = ({ plugins }: DocusaurusConfig): string[] =>
  plugins
    .map((plugin) => (Array.isArray(plugin) ? plugin[0] : plugin))
    .filter((plugin): plugin is string => typeof plugin === 'string' && path.isAbsolute(plugin))
    .map((plugin) => require.resolve(plugin));

/**
 * Makes the compiler start over when a plugin or loader changes, or a file that one of them loads: these decide how files
 * are resolved and compiled. It also forgets what it has read from its cache, or written there: a build asks once for each
 * thing.
 */
function setUpCache({ cache }: Configuration, siteConfig: DocusaurusConfig): void {
  if (typeof cache !== 'object' || cache.type !== 'filesystem') return;
  Object.assign(cache, {
    maxMemoryGenerations: 0,
    allowCollectingMemory: true,
    // Caches from before this rule hold too little.
    version: `${cache.version}-plugins`,
    buildDependencies: {
      ...cache.buildDependencies,
      plugins: [...filesOf(siteConfig), documentLoader, loader],
    },
  });
}

/** The part of static-site-generator-webpack-plugin that is changed here: what it hands to the server bundle. */
interface PageGenerator {
  locals?: Frame;
}

/** Lets the server bundle draw pages only, and writes them here. */
function writePagesHere(config: Configuration, outDir: string): void {
  const generator = config.plugins?.find(
    (plugin) => plugin?.constructor.name === 'StaticSiteGeneratorWebpackPlugin',
  ) as PageGenerator | undefined;
  if (!generator?.locals) throw new Error('The configuration has no generator of pages.');
  config.entry = { main: path.join(__dirname, 'pages/entry.tsx') };
  const { locals } = generator;
  generator.locals = Object.assign(locals, { writePage: pageWriter(locals, outDir) });
}

/** In a folder with `#` in its name, posts are not found: webpack takes what follows, with a query, for a fragment. */
function keepHashes({ resolve }: Configuration, siteDir: string): void {
  if (!siteDir.includes('#')) return;
  Object.assign(resolve?.alias ?? {}, { '@site': siteDir.replaceAll('#', '\0#') });
}

/** Takes work out of a build that changes nothing in what readers get. */
export default function fastBuild({ siteDir, outDir, siteConfig }: LoadContext): Plugin {
  askOnce(siteDir);
  return {
    name: 'fast-build',
    configureWebpack(config, isServer) {
      compileDrawings(config);
      compileDocuments(config);
      keepHashes(config, siteDir);
      if (config.mode === 'production') {
        setUpCache(config, siteConfig);
      }
      if (!isServer) {
        const { optimization } = config;
        // `packages/fast-build/styles` trims the style sheet when the pages are there, and writes it short then.
        const isForStyles = (one: unknown): boolean =>
          (one as object).constructor.name === 'CssMinimizerPlugin';
        if (optimization?.minimizer) {
          optimization.minimizer = [
            new MinimizeDocuments(browserTargets()),
            ...optimization.minimizer
              .filter((one) => !isForStyles(one))
              .flatMap(minimizersOfScripts),
          ];
        }
        const { options } = jsLoader();
        const use = [{ loader, options: { ...options, isShared: false } }];
        return { module: { rules: [{ test: newerPackages, use }] } };
      }
      if (config.mode === 'production') writePagesHere(config, outDir);
      return {
        // The server bundle is one file, and the scripts of workers are the client's to write.
        module: {
          parser: { javascript: { dynamicImportMode: 'eager', worker: false, url: false } },
        },
        // It is run once and thrown away: its size does not matter.
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
