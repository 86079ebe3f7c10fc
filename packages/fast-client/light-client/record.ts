import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, Dependency, ModuleGraph, NormalModule } from 'webpack';

/** Among the generated files: which files of the build a module comes in, by what the list of routes asks for. */
export const recordFile = 'files-of-modules.json';

/** What asks for the loaders of components that come to life alone. In the record, it has the files of all of them. */
export const islandsRequest = '@fast-client/islands';

/** What asks for a module: its own request, and for an island that of all of them. */
function requestsOf(dependency: Dependency, moduleGraph: ModuleGraph): string[] {
  const { request } = dependency as { readonly request?: string };
  if (request === undefined) return [];
  const asking = moduleGraph.getParentModule(dependency) as NormalModule | undefined;
  return asking?.rawRequest === islandsRequest ? [request, islandsRequest] : [request];
}

/**
 * Records which files each lazily loaded module comes in. Docusaurus keeps such a record by chunk name, but the slim
 * list of routes has no chunk names. The offline copy of a section needs the record.
 */
export function recordFiles(compiler: Compiler, generated: string): void {
  compiler.hooks.afterEmit.tap('light-client', ({ chunkGraph, moduleGraph, modules }) => {
    const files: Record<string, string[]> = {};
    for (const block of [...modules].flatMap(({ blocks }) => blocks)) {
      const chunks = chunkGraph.getBlockChunkGroup(block)?.chunks ?? [];
      for (const request of block.dependencies.flatMap((each) => requestsOf(each, moduleGraph)))
        (files[request] ??= []).push(...chunks.flatMap((chunk) => [...chunk.files]));
    }
    writeFileSync(path.join(generated, recordFile), JSON.stringify(files));
  });
}
