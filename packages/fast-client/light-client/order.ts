import type { Compiler } from 'webpack';

/**
 * Gives each module of a named chunk a number of its own. Where several imports share a chunk, webpack counts from 0 for
 * each of them, so that two modules have the same number. Which of them comes first, and with it the order of rules in a
 * stylesheet, would depend on what a build takes from its cache.
 */
export function numberModules(compiler: Compiler): void {
  compiler.hooks.compilation.tap('light-client', (compilation) => {
    compilation.hooks.afterChunks.tap('light-client', () => {
      const modules = [...compilation.modules];
      for (const group of compilation.namedChunkGroups.values()) {
        modules
          .flatMap((module) => {
            const number = group.getModulePostOrderIndex(module);
            return number === undefined ? [] : { module, number, id: module.identifier() };
          })
          .sort((one, other) => one.number - other.number || (one.id < other.id ? -1 : 1))
          .forEach(({ module }, number) => group.setModulePostOrderIndex(module, number));
      }
    });
  });
}
