import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import type { LoadContext } from '@docusaurus/types';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import fastBuild from './index';

const folder = mkdtempSync(path.join(tmpdir(), 'fast-build-'));
after(() => rmSync(folder, { recursive: true }));
writeFileSync(path.join(folder, 'entry.js'), "import './styles.css';\nconsole.log(1);\n");
writeFileSync(path.join(folder, 'styles.css'), 'p { color: red; }\n');

/** Names of the files that browsers get of an entry with a stylesheet. */
function filesOf(edition: number): Promise<string[]> {
  const config: Configuration = {
    mode: 'none',
    module: { rules: [{ test: /\.mdx?$/, use: [{ loader: '/mdx-loader/' }] }] },
    optimization: { realContentHash: true },
  };
  const context = { siteDir: folder, outDir: folder } as LoadContext;
  const plugin = fastBuild(context, { edition });
  const { output } = (
    plugin.configureWebpack as (config: object, isServer: boolean) => Configuration
  )(config, false);
  const out = path.join(folder, String(edition));
  const compiler = webpack({
    mode: 'none',
    entry: path.join(folder, 'entry.js'),
    optimization: { realContentHash: true },
    module: {
      rules: [
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] },
      ],
    },
    output: { ...output, path: out, filename: '[contenthash:8].js' },
    plugins: [new MiniCssExtractPlugin({ filename: '[contenthash:8].css' })],
  });
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else resolve(readdirSync(out));
    }),
  );
}

test('another edition gives scripts and stylesheets other names', async () => {
  const [one, again, two] = [await filesOf(1), await filesOf(1), await filesOf(2)];
  assert.deepEqual(one.map((name) => path.extname(name)).sort(), ['.css', '.js']);
  assert.deepEqual(again, one);
  assert.deepEqual(
    two.filter((name) => one.includes(name)),
    [],
  );
});
