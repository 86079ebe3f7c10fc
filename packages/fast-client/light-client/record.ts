import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ChunkGroup, Compiler, NormalModule } from 'webpack';

/** One of the generated files: it lists the files of the build that come with each request of a page. */
export const recordFile = 'files-of-requests.json';

/** What asks for the loaders of components that come to life alone. In the record, it has the files of all of them. */
export const islandsRequest = '@fast-client/islands';

/**
 * Records the files of each lazily loaded module, with what it loads in turn: the routes of a section load its pages. Of
 * what comes to life alone, only its own files. Docusaurus keeps such a record by chunk name, but the slim list of routes
 * has no chunk names. The offline copy of a section needs the record.
 */
export function recordFiles(compiler: Compiler, generated: string): void {
  compiler.hooks.afterEmit.tap('light-client', ({ chunkGroups }) => {
    const files: Record<string, string[]> = {};
    const note = (request: string, groups: readonly ChunkGroup[]): void =>
      void (files[request] ??= []).push(...groups.flatMap((group) => group.getFiles()));
    for (const group of chunkGroups) {
      for (const { module, request } of group.origins) {
        const isIsland = (module as NormalModule | null)?.rawRequest === islandsRequest;
        if (isIsland) note(islandsRequest, [group]);
        else note(request, [group, ...group.getChildren()]);
      }
    }
    writeFileSync(path.join(generated, recordFile), JSON.stringify(files));
  });
}
