import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import webpack from 'webpack';
import { temporaryFolder } from '../../files';
import { checkBuiltTexts, collectBuiltTexts } from './built-texts';

const site = temporaryFolder('built-texts', {
  'docs/a.md': 'Text.',
  'docs/b.md': 'export const b = 1;',
  '.docusaurus/routes.js': `export default [
    { path: '/x/docs', component: ComponentCreator('/x/docs', '1'), routes: [
      { path: '/x/docs/a/', component: ComponentCreator('/x/docs/a/', '2'), exact: true },
      { path: '/x/docs/b/', component: ComponentCreator('/x/docs/b/', '3'), exact: true },
    ] },
  ];`,
  '.docusaurus/routesChunkNames.json': JSON.stringify({
    '/x/docs-1': { __comp: 'page' },
    '/x/docs/a/-2': { __comp: 'item', content: 'a' },
    '/x/docs/b/-3': { __comp: 'item', content: 'b' },
  }),
  '.docusaurus/registry.js': Object.entries({
    page: '@theme/DocPage',
    item: '@theme/DocItem',
    a: '@site/docs/a.md',
    b: '@site/docs/b.md',
  })
    .map(([name, request]) => `/* webpackChunkName: '${name}' */ '${request}'`)
    .join('\n'),
});

/** The routes that a build of the site notes. */
async function routesOfBuild(): Promise<string[]> {
  const routes = new Set<string>();
  const compiler = webpack({
    mode: 'production',
    context: site,
    entry: path.join(site, '.docusaurus/routes.js?section=%2Fx%2Fdocs'),
    module: {
      rules: [
        {
          test: /routes\.js$/,
          use: path.join(__dirname, 'loaders/routes.ts'),
        },
      ],
    },
    plugins: [{ apply: (one: webpack.Compiler) => collectBuiltTexts(one, routes) }],
  });
  // What the routes show isn't there, which is an error of the build and not of its routes.
  await new Promise((resolve) => compiler.run(resolve));
  return [...routes];
}

test('a document whose page has no text for browsers stops the build', async () => {
  const routes = await routesOfBuild();
  assert.deepEqual(routes, ['/x/docs/a/']);
  const page = (html: string): string => temporaryFolder('built', { 'docs/a/index.html': html });
  checkBuiltTexts(page('<div data-document="{}">'), '/x/', routes);
  assert.throws(
    () => checkBuiltTexts(page('<div>'), '/x/', routes),
    /page of \/x\/docs\/a\/ has no data-document.*beforeDefaultRemarkPlugins.*DocItem\/Content/,
  );
});
