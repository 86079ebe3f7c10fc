import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import type { LoadContext } from '@docusaurus/types';
import { temporaryFolder } from '../files';
import siteOutput, { type Options } from '.';
import { addToHead, escapeAttribute, jsonScript, setMeta } from './head';

test('no text of the data can end its element', () => {
  const element = jsonScript({ text: '</script><script>alert(1)' });
  assert.equal(element.match(/<\/script>/g)?.length, 1);
  const json = element.replace(/<[^>]+>/g, '');
  assert.deepEqual(JSON.parse(json), { text: '</script><script>alert(1)' });
});

test('metadata is changed in the head only', () => {
  const html =
    '<head><meta data-rh="true" property="og:image" content="old"></head><p><meta property="og:image" content="old"></p>';
  const changed = setMeta(html, 'og:image', 'a&"b');
  assert.match(changed, /content="a&amp;&quot;b"><\/head>/);
  assert.match(changed, /content="old"><\/p>/);
});

test('a page without a head is refused', () => {
  assert.equal(addToHead('<head></head>', '<x>'), '<head><x></head>');
  assert.throws(() => addToHead('<p>', '<x>'), /no <\/head>/);
});

test('feeds are where the blog is, and the sitemap lists a page with & in its address', async () => {
  const pages = ['', 'news', 'news/one', 'q&a'].map((route) => [
    path.join(route, 'index.html'),
    `<head><link rel="canonical" href="/${escapeAttribute(route)}"><meta property="og:image" content="/own.png"></head><article><div class="markdown">Text.</div></article>`,
  ]);
  const outDir = temporaryFolder('site-output', Object.fromEntries(pages));
  const feed = {
    route: 'news',
    title: 'News',
    description: 'All.',
    author: { name: 'A', link: '/' },
  };
  const metadata = {
    ...{ title: 'One', description: 'First.', date: 0, tags: [] },
    ...{ permalink: '/news/one', source: '@site/news/one.md' },
  };
  const plugin = siteOutput(
    {
      ...{ baseUrl: '/', siteDir: outDir },
      siteConfig: { title: 'A', url: 'https://a.example', themeConfig: {} },
    } as unknown as LoadContext,
    { feed, sections: [], notes: () => [], asked: () => new Map() } as unknown as Options,
  );
  const { headTags } = plugin.injectHtmlTags?.({ content: undefined }) ?? {};
  assert.match(JSON.stringify(headTags), /"href":"\/news\/rss\.xml"/);
  await plugin.postBuild?.({
    outDir,
    ...{ routesPaths: ['/', '/news', '/news/one', '/q&a'], head: {} },
    plugins: [
      {
        ...{ name: 'docusaurus-plugin-content-blog', options: { blogTitle: 'News' } },
        content: { blogPosts: [{ metadata }] },
      },
    ],
  } as never);
  assert.match(readFileSync(path.join(outDir, 'news/rss.xml'), 'utf8'), /a\.example\/news\/one/);
  assert.match(readFileSync(path.join(outDir, 'sitemap.xml'), 'utf8'), /a\.example\/q&amp;a</);
});
