import assert from 'node:assert/strict';
import { test } from 'node:test';
import { staticContent } from '../client/static-content/metadata';
import dataLoader, { type DataOptions } from './data';
import globalDataLoader from './global-data';
import { readRegistry, readRoutes, slimRoutes } from './routes';

const routesFile = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/vaults/tags/fees',
    component: ComponentCreator('/vaults/tags/fees', '111'),
    exact: true
  },
  {
    path: '/vaults',
    component: ComponentCreator('/vaults', '222'),
    routes: [
      { path: '/vaults/a', component: ComponentCreator('/vaults/a', '333'), exact: true, sidebar: "main" },
      { path: '/vaults/b', component: ComponentCreator('/vaults/b', '444'), exact: true, sidebar: "main" },
      { path: '/vaults/c', component: ComponentCreator('/vaults/c', '555'), exact: true }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

const registryFile = `export default {
  'aa': [() => import(/* webpackChunkName: 'aa' */ '@theme/DocPage'), '@theme/DocPage', require.resolveWeak('@theme/DocPage')],
  'bb': [() => import(/* webpackChunkName: 'bb' */ '@theme/DocItem'), '@theme/DocItem', require.resolveWeak('@theme/DocItem')],
  'c1': [() => import(/* webpackChunkName: 'c1' */ "@site/vaults/it's.md"), "@site/vaults/it's.md", require.resolveWeak("@site/vaults/it's.md")],
  'c2': [() => import(/* webpackChunkName: 'c2' */ '@site/vaults/b.md'), '@site/vaults/b.md', require.resolveWeak('@site/vaults/b.md')],
  'c3': [() => import(/* webpackChunkName: 'c3' */ '@site/vaults/c.md'), '@site/vaults/c.md', require.resolveWeak('@site/vaults/c.md')],
  'pp': [() => import(/* webpackChunkName: 'pp' */ '/x/plugin.json'), '/x/plugin.json', require.resolveWeak('/x/plugin.json')],
  'vv': [() => import(/* webpackChunkName: 'vv' */ '~docs/version.json'), '~docs/version.json', require.resolveWeak('~docs/version.json')],
  'tt': [() => import(/* webpackChunkName: 'tt' */ '@theme/DocTag'), '@theme/DocTag', require.resolveWeak('@theme/DocTag')],
  'tg': [() => import(/* webpackChunkName: 'tg' */ '~docs/tag.json'), '~docs/tag.json', require.resolveWeak('~docs/tag.json')]};
`;

const chunkNames = {
  '/vaults/tags/fees-111': {
    __comp: 'tt',
    __context: { plugin: 'pp' },
    tag: 'tg',
    items: [{ content: 'c2' }],
  },
  '/vaults-222': { __comp: 'aa', __context: { plugin: 'pp' }, versionMetadata: 'vv' },
  '/vaults/a-333': { __comp: 'bb', content: 'c1' },
  '/vaults/b-444': { __comp: 'bb', content: 'c2' },
  '/vaults/c-555': { __comp: 'bb', content: 'c3' },
};

type Expanded = { path: string; files: Record<string, unknown>; rest: object; routes?: Expanded[] };
type Stand = { path: string; list: unknown; frame: unknown };
type Item = [string, object | (() => unknown), (object | (() => unknown))?, Item[]?];

/** What a page receives: in the place of a loader, what it would load. */
function loaded(part: unknown): unknown {
  if (typeof part === 'function') return (part as () => unknown)();
  if (Array.isArray(part)) return part.map(loaded);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([place, inner]) => [place, loaded(inner)]));
}

const expandRoutes = (routes: Item[], base = ''): (Expanded | Stand)[] =>
  routes.map(([path, files, rest, inner]) =>
    typeof files === 'function'
      ? { path: base + path, list: (files as () => unknown)(), frame: (rest as () => unknown)() }
      : {
          path: base + path,
          files: loaded(files) as Record<string, unknown>,
          rest: rest as object,
          ...(inner ? { routes: expandRoutes(inner, base + path) as Expanded[] } : {}),
        },
  );

/** Runs the module that the loader wrote, with loaders that say what they would load. */
function run(code: string): unknown {
  const body = code
    .replace(/^import .*$/m, '')
    .replace(/import\((?:\/\*.*?\*\/ )?/g, 'load(')
    .replace('export default', 'return');
  const evaluate = new Function('expandRoutes', 'load', body) as (...parts: unknown[]) => unknown;
  return evaluate(expandRoutes, (request: string) => request);
}

/** No files and nothing else that the list could be made of. */
const nothing = {
  registry: new Map<string, string>(),
  read: () => ({}),
  isStatic: () => false,
};

const slim = (section?: string): string =>
  slimRoutes(
    readRoutes(routesFile),
    {
      chunkNames,
      registry: readRegistry(registryFile),
      read: () => ({ name: 'docs', id: 'v' }),
      isStatic: (request) => request === '@site/vaults/b.md',
    },
    './routes',
    section,
  );

test('the slim list of routes leads to the same files, those of a section by a list of its own', () => {
  assert.deepEqual(run(slim()), [
    { path: '/vaults', list: './routes.js?section=%2Fvaults', frame: '@theme/DocPage' },
    {
      path: '*',
      files: {
        __comp: '@theme/NotFound',
        __context: { plugin: { name: 'native', id: 'default' } },
      },
      rest: { exact: false },
    },
  ]);
  const context = { plugin: { name: 'docs', id: 'v' } };
  assert.deepEqual((run(slim('/vaults')) as (base: string) => unknown)('/vaults'), [
    {
      path: '/vaults/tags/fees',
      files: {
        __comp: '@theme/DocTag',
        __context: context,
        tag: '~docs/tag.json',
        items: [{ content: '@site/vaults/b.md' }],
      },
      rest: {},
    },
    {
      path: '/vaults',
      files: {
        __comp: '@theme/DocPage',
        __context: context,
        versionMetadata: '~docs/version.json',
      },
      rest: {},
      routes: [
        {
          path: '/vaults/a',
          files: { __comp: '@theme/DocItem', content: "@site/vaults/it's.md" },
          rest: { sidebar: 'main' },
        },
        {
          path: '/vaults/b',
          files: { __comp: '@theme/DocItem', content: staticContent },
          rest: { sidebar: 'main' },
        },
        {
          path: '/vaults/c',
          files: { __comp: '@theme/DocItem', content: '@site/vaults/c.md' },
          rest: {},
        },
      ],
    },
  ]);
});

test('a release is a section of its own, and keeps its lists of tags', () => {
  const route = (path: string, routes?: object[]): string =>
    JSON.stringify({ path, component: 0, ...(routes ? { routes } : { exact: true }) });
  const list = [
    route('/v/0.1/tags/fees'),
    route('/v/tags/fees'),
    route('/v/0.1', []),
    route('/v', []),
    route('/vx'),
    route('/w/tags/fees/'),
    route('/w/', []),
  ];
  const routes = readRoutes(
    `[${list.map((one) => one.replace('"component":0', '"component":ComponentCreator("/x","1")'))}]`,
  );
  const paths = (section?: string): string[] =>
    [
      ...slimRoutes(
        routes,
        {
          ...nothing,
          chunkNames: { '/x-1': { __comp: 'x' } },
          registry: new Map([['x', '@theme/X']]),
        },
        './routes',
        section,
      ).matchAll(/\["([^"]*)"/g),
    ].map(([, path = '']) => path);
  assert.deepEqual(paths(), ['/v/0.1', '/v', '/vx', '/w/']);
  assert.deepEqual(paths('/v/0.1'), ['/tags/fees', '']);
  assert.deepEqual(paths('/v'), ['/tags/fees', '']);
  assert.deepEqual(paths('/w/'), ['tags/fees/', '']);
});

test('what is at the root of a site is in the list of all routes, where the theme looks for the home page', () => {
  const routes = readRoutes(
    `[{ path: '/x/tags', component: ComponentCreator('/x/tags', '1'), exact: true },
      { path: '/x/', component: ComponentCreator('/x/', '1'), exact: true },
      { path: '/x/', component: ComponentCreator('/x/', '1'), routes: [
        { path: '/x/a', component: ComponentCreator('/x/a', '1'), exact: true }] }]`,
  );
  const chunkNames = Object.fromEntries(
    ['/x/tags-1', '/x/-1', '/x/a-1'].map((key) => [key, { __comp: 'x' }]),
  );
  const registry = new Map([['x', '@theme/X']]);
  const generated = { ...nothing, chunkNames, registry };
  const files = { __comp: '@theme/X' };
  assert.deepEqual(run(slimRoutes(routes, generated, './routes')), [
    { path: '/x/tags', files, rest: {} },
    { path: '/x/', files, rest: {} },
    { path: '/x/', files, rest: {}, routes: [{ path: '/x/a', files, rest: {} }] },
  ]);
});

test('a file that nothing is registered for stops the build', () => {
  assert.throws(
    () => slimRoutes(readRoutes(routesFile), { ...nothing, chunkNames }, './routes'),
    /No module is registered as aa/,
  );
});

/** What pages get of the data that plugins share. */
function globalData(docs: object, hasNames = false): unknown {
  const code = globalDataLoader.call(
    { getOptions: () => ({ hasNames }) },
    JSON.stringify({ search: { default: {} }, 'docusaurus-plugin-content-docs': docs }),
  );
  return new Function(code.replace('export default', 'return'))();
}

test('documents of versions are kept, in the order of names', () => {
  const version = (path: string, ids: string[]): object => ({
    name: path,
    path,
    docs: ids.map((id) => ({ id, path: `${path}/${id}` })),
  });
  const docs = {
    later: { versions: [] },
    first: {
      versions: [
        version('/v', ['a', 'b', 'c/d', 'e']),
        version('/v/1', ['a', 'c/d', 'x']),
        version('/v/0', []),
      ],
    },
  };
  const data = globalData(docs);
  const { first, later } = docs;
  // As text, which has an order.
  assert.equal(
    JSON.stringify(data),
    JSON.stringify({ 'docusaurus-plugin-content-docs': { first, later }, search: { default: {} } }),
  );
});

/** What pages get of generated data. */
function data(source: string, options: DataOptions): unknown {
  const code = dataLoader.call({ getOptions: () => options }, source);
  return new Function(code.replace('export default', 'return'))();
}

test('the configuration keeps what pages ask for', () => {
  const themeConfig = { navbar: {}, prism: { theme: {} } };
  const config = { title: 'T; /* export default */', plugins: [['p', { secret: 1 }]], themeConfig };
  const source = `/*\n * AUTOGENERATED\n */\nexport default ${JSON.stringify(config, null, 2)};\n`;
  const only = ['title', 'noIndex', 'themeConfig'];
  const { title } = config;
  assert.deepEqual(data(source, { without: [], only }), { title, themeConfig });
  assert.deepEqual(data(source, { without: ['prism'], only }), {
    title,
    themeConfig: { navbar: {} },
  });
});

test('a section of one version keeps its first document, or all if the navigation bar has names', () => {
  const section = (sidebars: object, ...ids: string[]): object => ({
    versions: [
      {
        name: 'current',
        path: '/guide',
        mainDocId: 'intro',
        docs: ids.map((id) => ({ id, path: `/guide/${id}` })),
        ...sidebars,
      },
    ],
  });
  const docs = { guide: section({ sidebars: { guide: {} } }, 'intro', 'next') };
  const search = { default: {} };
  assert.deepEqual(globalData(docs), {
    search,
    'docusaurus-plugin-content-docs': { guide: section({}, 'intro') },
  });
  assert.deepEqual(globalData(docs, true), { search, 'docusaurus-plugin-content-docs': docs });
});

test('a release keeps its menus, and loses what lists of cards would show', () => {
  const link = { type: 'link', label: 'Intro', href: '/guide/intro' };
  const release = { pluginId: 'guide', version: 'current' };
  const source = JSON.stringify({
    ...release,
    docsSidebars: { guide: [{ ...link, docId: 'intro' }], docs: [link] },
    docs: { intro: { id: 'intro', title: 'Intro', description: "What it's for" } },
  });
  assert.deepEqual(data(source, { without: ['docs', 'docId'] }), {
    ...release,
    docsSidebars: { guide: [link], docs: [link] },
  });
});
