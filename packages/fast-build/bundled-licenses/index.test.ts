import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { ofDocusaurus } from '../ofDocusaurus';
import bundledLicenses, { licensesPage, packageFolder } from './index';

const CopyPlugin = ofDocusaurus('copy-webpack-plugin') as new (options: {
  readonly patterns: readonly object[];
}) => WebpackPluginInstance;

const home = realpathSync(mkdtempSync(path.join(tmpdir(), 'licenses-')));
after(() => rmSync(home, { recursive: true }));

function pack(name: string, license: unknown, text?: string): string {
  const folder = path.join(home, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name, version: '1.0.0', license }),
  );
  if (text) writeFileSync(path.join(folder, 'LICENSE.md'), text);
  return folder;
}

test('modules belong to the innermost package', () => {
  assert.equal(packageFolder('/a/node_modules/b/lib/c.js'), '/a/node_modules/b');
  assert.equal(packageFolder('/a/node_modules/@b/c/d.js'), '/a/node_modules/@b/c');
  assert.equal(
    packageFolder('/a/node_modules/b/node_modules/c/d.js'),
    '/a/node_modules/b/node_modules/c',
  );
  assert.equal(packageFolder('/a/src/d.js'), undefined);
});

test('the page lists every package and each text once', () => {
  const page = licensesPage([
    pack('b', { type: 'MIT' }, 'Permission'),
    pack('a', 'MIT', 'Permission'),
    pack('c', 'ISC'),
  ]);
  assert.match(page, /^a 1\.0\.0: MIT\nb 1\.0\.0: MIT\nc 1\.0\.0: ISC$/m);
  assert.equal(page.split('Permission').length, 2);
  assert.match(page, /a 1\.0\.0, b 1\.0\.0\n\nPermission/);
});

test('a license that is not allowed stops the build, naming package and license', () => {
  assert.throws(
    () => licensesPage([pack('d', 'GPL-3.0')]),
    /d 1\.0\.0 is shipped under "GPL-3\.0"/,
  );
  assert.throws(
    () => licensesPage([pack('e', undefined)]),
    /e 1\.0\.0 is shipped under "not named"/,
  );
  assert.throws(() => licensesPage([pack('f', '(MIT AND GPL-3.0)')]), /f 1\.0\.0 is shipped under/);
});

test('the page of a build lists packages that are compiled or copied, and no others', async () => {
  for (const name of ['compiled', 'copied', 'unused']) {
    writeFileSync(path.join(pack(name, 'MIT'), 'index.js'), 'module.exports = 1;');
  }
  writeFileSync(path.join(home, 'own.txt'), '');
  writeFileSync(path.join(home, 'entry.js'), "console.log(require('compiled'));");
  const configure = bundledLicenses().configureWebpack as (
    config: Configuration,
    isServer: boolean,
  ) => Configuration;
  const { plugins = [] } = configure({ mode: 'production' }, false);
  const patterns = [
    { context: path.join(home, 'node_modules/copied'), from: '*.js', to: 'fonts/' },
    { context: home, from: 'own.txt' },
  ];
  const compiler = webpack({
    mode: 'production',
    context: home,
    entry: './entry.js',
    output: { path: path.join(home, 'build') },
    plugins: [...plugins, new CopyPlugin({ patterns })],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error) => (error ? reject(error) : resolve()));
  });
  assert.deepEqual(
    readFileSync(path.join(home, 'build/licenses.txt'), 'utf8').match(/^\w+ 1\.0\.0: MIT$/gm),
    ['compiled 1.0.0: MIT', 'copied 1.0.0: MIT'],
  );
});
