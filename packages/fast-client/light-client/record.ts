import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, NormalModule } from 'webpack';

/** Among the generated files: which files of the build a module comes in, by what the list of routes asks for. */
export const recordFile = 'files-of-modules.json';

/** What asks for the loaders of components that come to life alone. In the record, it has the files of all of them. */
export const islandsRequest = '@fast-client/islands';

/**
 * Records which files each lazily loaded module comes in. Docusaurus keeps such a record by chunk name, but the slim
 * list of routes has no chunk names. The offline copy of a section needs the record.
 */
export function recordFiles(compiler: Compiler, generated: string): void {
  compiler.hooks.afterEmit.tap('light-client', ({ chunkGraph, moduleGraph, modules }) => {
    const files = new Map<string, Set<string>>();
    for (const { blocks } of modules) {
      for (const block of blocks) {
        const group = chunkGraph.getBlockChunkGroup(block);
        for (const dependency of block.dependencies) {
          const { request } = dependency as { readonly request?: string };
          if (request === undefined || !group) continue;
          const asking = moduleGraph.getParentModule(dependency) as NormalModule | undefined;
          const keys = [
            request,
            ...(asking?.rawRequest === islandsRequest ? [islandsRequest] : []),
          ];
          for (const key of keys) {
            const own = files.get(key) ?? new Set<string>();
            for (const chunk of group.chunks) for (const file of chunk.files) own.add(file);
            files.set(key, own);
          }
        }
      }
    }
    const record = [...files]
      .map(([request, own]) => [request, [...own].sort()] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1));
    writeFileSync(path.join(generated, recordFile), JSON.stringify(Object.fromEntries(record)));
  });
}
