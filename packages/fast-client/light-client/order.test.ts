import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import webpack, { type Compiler } from 'webpack';
import { numberModules } from './order';

/** The numbers of the modules in a chunk that two imports share. */
function numbers(context: string, ...plugins: ((compiler: Compiler) => void)[]): Promise<number[]> {
  return new Promise((resolve, reject) => {
    let found: number[] = [];
    const record = (compiler: Compiler): void =>
      compiler.hooks.compilation.tap('test', (compilation) => {
        compilation.hooks.optimizeChunks.tap('test', () => {
          const group = compilation.namedChunkGroups.get('shared');
          found = [...compilation.modules].flatMap(
            (module) => group?.getModulePostOrderIndex(module) ?? [],
          );
        });
      });
    webpack(
      {
        context,
        entry: './entry.js',
        mode: 'production',
        output: { path: path.join(context, 'dist') },
        plugins: [...plugins, record],
      },
      (error) => (error ? reject(error) : resolve(found.sort((one, other) => one - other))),
    );
  });
}

test('modules of a chunk that two imports share have numbers of their own', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'order-'));
  const write = (name: string, ...lines: string[]): void =>
    writeFileSync(path.join(folder, `${name}.js`), lines.join('\n'));
  const shared = (name: string): string => `import(/* webpackChunkName: "shared" */ './${name}');`;
  write('entry', shared('one'), shared('other'), "import('./later');");
  write('later', shared('one'), shared('other'));
  for (const name of ['one', 'other']) {
    write(name, `import './${name}-part';`, 'export default self.a;');
    write(`${name}-part`, 'self.b = 1;');
  }
  try {
    assert.notEqual(new Set(await numbers(folder)).size, 4, 'webpack numbers each once now');
    assert.deepEqual(await numbers(folder, numberModules), [0, 1, 2, 3]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
