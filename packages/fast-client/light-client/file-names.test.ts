import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import webpack from 'webpack';
import { nameFilesBySection, placeholder } from './file-names';

/** A site of two sections, whose lists of routes are written by a loader as ours are. */
const sources: Readonly<Record<string, string>> = {
  'main.js': `
    globalThis.lists = [
      () => import('./.docusaurus/routes.js?section=%2Fa'),
      () => import('./.docusaurus/routes.js?section=%2Fb'),
      () => import('./both.js'),
    ];`,
  '.docusaurus/routes.js': '',
  'loader.cjs': `
    module.exports = function () {
      const section = new URLSearchParams(this.resourceQuery).get('section').slice(1);
      return \`export default [
        () => import('../\${section}.js'), () => import('../shared.js'), () => import('../both.js'),
      ];
      export const files = "${placeholder('/')}\${section}";\`;
    };`,
  'a.js': 'export default () => import("./inner.js");',
  'b.js': 'export default "b";',
  'inner.js': 'export default "inner";',
  'shared.js': 'export default "shared";',
  'both.js': 'export default "both";',
};

async function build(folder: string): Promise<Map<string, string>> {
  for (const [name, code] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), code);
  }
  const compiler = webpack({
    context: folder,
    mode: 'production',
    entry: './main.js',
    output: {
      path: path.join(folder, 'out'),
      filename: 'main.js',
      chunkFilename: 'assets/js/[id].[contenthash].js',
    },
    module: { rules: [{ test: /routes\.js$/, use: path.join(folder, 'loader.cjs') }] },
    plugins: [{ apply: nameFilesBySection }],
    performance: false,
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else resolve();
    });
  });
  const out = path.join(folder, 'out');
  return new Map(
    readdirSync(out, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .map((name) => [path.basename(name, '.js'), readFileSync(path.join(out, name), 'utf8')]),
  );
}

test('files that only sections ask for are named beside their routes', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'names-'));
  try {
    const files = await build(folder);
    const nameOf = (text: string): string =>
      [...files].find(([name, code]) => name !== 'main' && code.includes(`"${text}"`))?.[0] ?? '';
    const main = files.get('main') ?? '';
    for (const name of files.keys()) assert.match(name, /^(?:main|\d+\.[0-9a-f]{6})$/);
    const lists = [...files].filter(([, code]) => /files:\s*\(\)/.test(code));
    assert.equal(lists.length, 2);
    for (const [name, code] of lists) {
      assert.ok(main.includes(name.split('.')[1] ?? '-'), 'the list itself is in the table');
      assert.ok(code.includes(nameOf('shared')), 'a file of both sections is named by both');
      assert.ok(!code.includes(nameOf('both')), 'one that is asked for elsewhere by neither');
      assert.ok(!code.includes(placeholder('')), 'names are in the place that was kept for them');
    }
    assert.equal(lists.filter(([, code]) => code.includes(nameOf('b'))).length, 1);
    for (const text of ['b', 'shared']) {
      assert.ok(!main.includes(nameOf(text).split('.')[1] ?? '-'), `${text} is not in the table`);
    }
    for (const text of ['both', 'inner']) {
      assert.ok(main.includes(nameOf(text).split('.')[1] ?? '-'), `${text} is in the table`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
