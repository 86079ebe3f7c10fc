import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { Compiler, Configuration } from 'webpack';

/**
 * Files of the plugins that the configuration names. The configuration doesn't load them, so webpack doesn't notice
 * when they change.
 */
const filesOf = ({ siteDir, siteConfig }: LoadContext): string[] =>
  siteConfig.plugins
    .map((plugin) => (Array.isArray(plugin) ? plugin[0] : plugin))
    .filter((plugin) => typeof plugin === 'string')
    .filter((plugin) => path.isAbsolute(plugin) || /^\.{1,2}\//.test(plugin))
    .map((plugin) => require.resolve(plugin, { paths: [siteDir] }));

/**
 * Answers from memory what webpack asks about the files that its cache depends on, which are thousands: it asks the file
 * system directly, nine times in ten for what it has asked before.
 */
function rememberFiles(compiler: Compiler): void {
  const { inputFileSystem, intermediateFileSystem } = compiler;
  const { stat, lstat, readlink, readFile, readJson, realpath } = inputFileSystem ?? {};
  compiler.intermediateFileSystem = Object.assign(Object.create(intermediateFileSystem), {
    stat,
    lstat,
    readlink,
    readFile,
    readJson,
    realpath,
  });
}

/**
 * Makes the compiler start over when a plugin or loader changes, or a file that one of them loads, because these
 * decide how files are resolved and compiled. It also drops from memory what it has read from its cache or written
 * there, because a build asks for each entry once.
 *
 * @param loaders files of loaders that no file names by an import
 */
export function setUpCache(
  { cache, plugins }: Configuration,
  context: LoadContext,
  loaders: readonly string[],
): void {
  if (typeof cache !== 'object' || cache.type !== 'filesystem') return;
  Object.assign(cache, {
    maxMemoryGenerations: 0,
    allowCollectingMemory: true,
    // A variable may decide it, and steps of the Markdown compiler write it into documents.
    version: `${cache.version} ${context.baseUrl}`,
    buildDependencies: {
      ...cache.buildDependencies,
      plugins: [...filesOf(context), ...loaders],
    },
  });
  plugins?.push({ apply: rememberFiles });
}
