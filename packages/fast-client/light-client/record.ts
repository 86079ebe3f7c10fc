import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';

/** Among the generated files: which files of the build a module comes in, by what the list of routes asks for. */
export const recordFile = 'files-of-modules.json';

/**
 * Records which files each lazily loaded module comes in. Docusaurus keeps such a record by chunk name, but the slim
 * list of routes has no chunk names. The offline copy of a section needs the record.
 */
export function recordFiles(compiler: Compiler, generated: string): void {
  compiler.hooks.afterEmit.tap('light-client', ({ chunkGraph, modules }) => {
    const files = new Map<string, Set<string>>();
    for (const { blocks } of modules) {
      for (const block of blocks) {
        const group = chunkGraph.getBlockChunkGroup(block);
        for (const dependency of block.dependencies) {
          const { request } = dependency as { readonly request?: string };
          if (request === undefined || !group) continue;
          const own = files.get(request) ?? new Set<string>();
          for (const chunk of group.chunks) for (const file of chunk.files) own.add(file);
          files.set(request, own);
        }
      }
    }
    const record = [...files]
      .map(([request, own]) => [request, [...own].sort()] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1));
    writeFileSync(path.join(generated, recordFile), JSON.stringify(Object.fromEntries(record)));
  });
}
