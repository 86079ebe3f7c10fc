import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import type { Compilation, Module, NormalModule } from 'webpack';

/** The page, below the base URL. */
const licensesFile = 'licenses.txt';

/**
 * Licenses under which a package may be shipped, as packages name them. They ask at most that their text goes along with
 * it. Of a package with alternatives, the whole expression belongs here.
 */
const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
]);

/** A package with its license. */
interface Licensed {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** Text of the license, if the package brings it. */
  readonly text: string | undefined;
}

/** Reads name and license of the package in a folder. */
function readPackage(folder: string): Licensed {
  const description = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string | { type?: string };
  };
  const { name, version, license } = description;
  const file = readdirSync(folder).find((each) => /^licen[cs]e(?:[.-]|$)/i.test(each));
  return {
    name,
    version,
    license: (typeof license === 'string' ? license : license?.type) ?? 'not named',
    text: file ? readFileSync(path.join(folder, file), 'utf8').trim() : undefined,
  };
}

/** Folder of the package that a module belongs to, or undefined for the site's own modules. */
export function packageFolder(resource: string): string | undefined {
  const parts = resource.split(path.sep).join('/');
  const [found] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(parts) ?? [];
  return found;
}

/**
 * The page: a list, then the texts, each once.
 *
 * @param folders those of the packages
 * @throws Error that names a package whose license is not on the allowed list
 */
export function licensesPage(folders: readonly string[]): string {
  const packages = folders
    .map(readPackage)
    .sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
  const bad = packages.find(({ license }) => !allowed.has(license));
  if (bad) {
    throw new Error(
      `${bad.name} ${bad.version} is shipped under "${bad.license}", which is not on the list in packages/fast-build/bundled-licenses. ` +
        'Take another package, or add the license if its terms can be kept.',
    );
  }
  const texts = new Map<string, string[]>();
  for (const { name, version, text, license } of packages) {
    const key = text ?? `Licensed under ${license}. The package brings no text of it.`;
    texts.set(key, [...(texts.get(key) ?? []), `${name} ${version}`]);
  }
  return [
    'The pages of this site hold parts of these packages.',
    '',
    ...packages.map(({ name, version, license }) => `${name} ${version}: ${license}`),
    '',
    ...[...texts].flatMap(([text, names]) => ['-'.repeat(72), names.join(', '), '', text, '']),
  ].join('\n');
}

/** If webpack has merged modules into one, they are in its `modules`. */
const partsOf = (module: Module & { readonly modules?: readonly Module[] }): readonly Module[] =>
  module.modules ?? [module];

/** Folders of the packages of which a file of the build has a part or is a copy, sorted. */
function shippedPackages(compilation: Compilation): string[] {
  const { chunks, chunkGraph, compiler } = compilation;
  const compiled = [...chunks]
    .flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)])
    .flatMap(partsOf)
    .map((module) => (module as Partial<NormalModule>).resource ?? '');
  const copied = compilation
    .getAssets()
    .flatMap(({ info: { sourceFilename } }) => sourceFilename ?? [])
    .map((file) => path.resolve(compiler.context, file));
  const folders = [...compiled, ...copied]
    .map(packageFolder)
    .filter((folder) => folder !== undefined);
  return [...new Set(folders)].sort();
}

/** Writes one page with the license of every package whose code readers get. */
export default function bundledLicenses(): Plugin {
  return {
    name: 'bundled-licenses',
    configureWebpack({ mode }, isServer) {
      if (isServer || mode !== 'production') return {};
      return {
        plugins: [
          {
            apply(compiler) {
              const { RawSource } = compiler.webpack.sources;
              compiler.hooks.thisCompilation.tap('bundled-licenses', (compilation) => {
                compilation.hooks.processAssets.tap('bundled-licenses', () => {
                  const page = licensesPage(shippedPackages(compilation));
                  compilation.emitAsset(licensesFile, new RawSource(page));
                });
              });
            },
          },
        ],
      };
    },
  };
}
