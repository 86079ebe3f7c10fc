import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageList } from './pages';
import { releaseFacts } from './releases';

const facts = JSON.stringify([
  { version: '0.4.2', commitDate: '2021-05-28T15:40:05-04:00', commit: 'f5a5' },
  { version: '0.4.3', commitDate: '2021-07-09T11:23:30-04:00', commit: 'b626' },
]);
const note = `---
title: Vaults 0.4.3
slug: vaults-0-4-3
---

Words.

## For users {#users}

- Prices of 0.4.2 use \`freeFunds\`, see [the vault](/vaults). More words.
- A second point.

## For integrators {#integrators}

- Nothing changes.
`;

test('facts of releases: days, newest first, and the first statement of each section', () => {
  assert.deepEqual(releaseFacts({ releases: ['0.4.3', '0.4.2'], facts, note }), {
    dates: [
      ['0.4.3', 'July 9, 2021'],
      ['0.4.2', 'May 28, 2021'],
    ],
    note: '/blog/vaults-0-4-3',
    changes: [
      {
        heading: 'For users',
        anchor: 'users',
        text: 'Prices of 0.4.2 use `freeFunds`, see the vault.',
      },
      { heading: 'For integrators', anchor: 'integrators', text: 'Nothing changes.' },
    ],
  });
});

test('facts of releases: a release without a note has no changes to show', () => {
  const { note: route, changes } = releaseFacts({ releases: ['0.4.3'], facts, note: undefined });
  assert.deepEqual([route, changes], [undefined, []]);
});

test('facts of releases: a missing release or slug is named', () => {
  assert.throws(() => releaseFacts({ releases: ['0.5.0'], facts, note }), /no release 0\.5\.0/);
  assert.throws(() => releaseFacts({ releases: ['0.4.3'], facts, note: '' }), /no slug/);
});

test('list of pages: titles without markup, no lists, base URL left out', () => {
  const titles = {
    '/docs/': '<title>Docs | Yearn.finance</title>',
    '/docs/b/vaults': '<title data-rh="true">Vaults &amp; Strategies | Yearn.finance</title>',
    '/docs/a/tags/vaults': '<title>vaults | Yearn.finance</title>',
    '/docs/404.html': '<title>Page not found</title>',
    '/docs/search': '<title>Search | Yearn.finance</title>',
    '/docs/a/intro': '<title>Intro | Yearn.finance</title>',
    '/docs/a/search': '<title>How the search ranks | Yearn.finance</title>',
  };
  const meta = '<meta property="og:title" content="noindex">';
  const head = Object.fromEntries(
    Object.entries(titles).map(([route, title]) => [route, { title, meta }]),
  );
  assert.deepEqual(pageList([...Object.keys(titles), '/docs/a'], '/docs/', head), [
    ['/a/intro', 'Intro'],
    ['/a/search', 'How the search ranks'],
    ['/b/vaults', 'Vaults & Strategies'],
  ]);
});

test('list of pages: none that is hidden from search engines', () => {
  const title = '<title>Components</title>';
  const meta = '<meta data-rh="true" name="robots" content="noindex">';
  assert.deepEqual(pageList(['/components'], '/', { '/components': { title, meta } }), []);
});
