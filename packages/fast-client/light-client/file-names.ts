import type { Chunk, Compiler, Module } from 'webpack';

/** What the list of a section's routes holds until the names of its files are known. */
export const placeholder = (section: string): string => `files of ${section}`;

/** The section whose list of routes a module is. */
function sectionOf(module: Module): string | undefined {
  const [, query = ''] = /[\\/]\.docusaurus[\\/]routes\.js(\?.*)$/.exec(module.identifier()) ?? [];
  return new URLSearchParams(query).get('section') ?? undefined;
}

/** The sections that ask for a chunk; undefined if anything else does. */
function askedBy(chunk: Chunk): ReadonlySet<string> | undefined {
  const sections = new Set<string>();
  for (const group of chunk.groupsIterable) {
    if (group.isInitial()) return undefined;
    for (const block of group.blocksIterable) {
      const section = sectionOf(block.getRootBlock() as Module);
      if (section === undefined) return undefined;
      sections.add(section);
    }
  }
  return sections.size > 0 ? sections : undefined;
}

/** Digits of the content hash in the name of a file. Few are enough, because the id tells files apart. */
const digits = 6;

/**
 * Puts the names of a section's files beside its routes. Webpack would keep the names of all chunks in one table
 * instead, which every page loads first, although it needs few of them.
 */
export function nameFilesBySection(compiler: Compiler): void {
  const { Compilation } = compiler.webpack;
  compiler.hooks.thisCompilation.tap('light-client', (compilation) => {
    compilation.hooks.runtimeModule.tap('light-client', (module) => {
      if (module.name !== 'get javascript chunk filename') return;
      const table = module as unknown as { getFilenameForChunk: (chunk: Chunk) => unknown };
      const original = table.getFilenameForChunk;
      table.getFilenameForChunk = (chunk) => !askedBy(chunk) && original(chunk);
    });
    compilation.hooks.processAssets.tap(
      // These names are provisional. The ones with the content hash replace them next, here as elsewhere.
      { name: 'light-client', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1 },
      () => {
        const names = new Map<string, string[]>();
        const holders = new Map<string, string>();
        for (const chunk of compilation.chunks) {
          const file = [...chunk.files].find((name) => name.endsWith('.js'));
          if (file === undefined) continue;
          for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
            const section = sectionOf(module);
            if (section !== undefined) holders.set(section, file);
          }
          const [, name] = /([^/]+)\.js$/.exec(file) ?? [];
          for (const section of askedBy(chunk) ?? []) {
            names.set(section, [...(names.get(section) ?? []), name ?? '']);
          }
        }
        for (const [section, file] of holders) {
          const wanted = placeholder(section);
          compilation.updateAsset(file, (source) => {
            const code = source.source().toString();
            if (!code.includes(wanted)) throw new Error(`${file} has no place for names of files.`);
            const list = (names.get(section) ?? []).sort().join(' ');
            return new compiler.webpack.sources.RawSource(code.replace(wanted, () => list));
          });
        }
      },
    );
    compilation.hooks.processAssets.tap(
      // Webpack searches all files for the hash and replaces it with the final one. A short hash could also be part of
      // an address that a document shows, so the hash is shortened afterward, and only in file names.
      { name: 'light-client', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
      () => {
        const shorter = new Map<string, string>();
        const short = (code: string): string =>
          code.replace(/\b[0-9a-f]{12,}\b/g, (hash) => shorter.get(hash) ?? hash);
        for (const { name } of compilation.getAssets()) {
          const [, hash] = /\.([0-9a-f]{12,})\.js$/.exec(name) ?? [];
          if (hash !== undefined) shorter.set(hash, hash.slice(0, digits));
        }
        for (const chunk of compilation.chunks) {
          const modules = [...compilation.chunkGraph.getChunkModulesIterable(chunk)];
          const names = chunk.hasRuntime() || modules.some((one) => sectionOf(one) !== undefined);
          for (const file of [...chunk.files].filter((name) => name.endsWith('.js'))) {
            if (names) {
              compilation.updateAsset(
                file,
                (source) =>
                  new compiler.webpack.sources.RawSource(short(source.source().toString())),
              );
            }
            if (short(file) !== file) compilation.renameAsset(file, short(file));
          }
        }
      },
    );
  });
}
