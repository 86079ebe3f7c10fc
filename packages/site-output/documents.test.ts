import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LoadedPlugin } from '@docusaurus/types';
import { documentsOf, isFinder, pageSources } from './documents';

const version = (label: string, path: string, isLast = false, banner?: string) => ({
  ...{ versionName: label, label, path, isLast, sidebars: {}, banner },
  docs: [{ id: 'a', unversionedId: 'a', permalink: `${path}/a`, title: 'A', source: '@site/a.md' }],
});

test('a document of any release but the one that readers get first has that release, and knows if it is archived', () => {
  const loadedVersions = [
    version('next', '/docs/next', false, 'unreleased'),
    version('2.0', '/docs', true),
    version('1.0', '/docs/1.0', false, 'unmaintained'),
  ];
  const plugin = {
    name: 'docusaurus-plugin-content-docs',
    options: {},
    content: { loadedVersions },
  };
  assert.deepEqual(
    documentsOf([plugin as unknown as LoadedPlugin], () => false).map(
      ({ route, sectionPath, release, newest }) => [route, sectionPath, release?.label, newest],
    ),
    [
      ['/docs/next/a', '/docs', 'next', undefined],
      ['/docs/a', '/docs', undefined, undefined],
      ['/docs/1.0/a', '/docs', '1.0', '2.0'],
    ],
  );
});

test('lists of tags, the search, and the not-found page lead to others, and a document of that name does not', () => {
  for (const route of ['/search', '/404.html', '/docs/tags', '/docs/1.0/tags/api'])
    assert.ok(isFinder(route), route);
  for (const route of ['/', '/docs/search', '/docs/404', '/docs/tags-of-erc20'])
    assert.ok(!isFinder(route), route);
});

test('a page has the source that it was made from', () => {
  const content = [{ type: 'jsx', permalink: '/', source: '@site/src/pages/index.js' }];
  const plugin = { name: 'docusaurus-plugin-content-pages', content } as unknown as LoadedPlugin;
  assert.deepEqual(pageSources([plugin]), [['/', 'src/pages/index.js']]);
});
