import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { allRoutes, basePathTargets, documentRoutes, releases, tagRoutes } from '../routes';
import { editUrl, site } from '../../src/data/site';
import { hasHistory } from '../../packages/files';
import { build, pageFile, readPage, text } from './support';

test('every route of the specification has a page of its own', (context) => {
  const missing = allRoutes.filter((route) => !existsSync(pageFile(route)));
  assert.deepEqual(missing, []);
  context.diagnostic(`${allRoutes.length} routes, ${documentRoutes.length} of them documents`);
});

test('routes are spelled in the case of the specification', () => {
  for (const route of allRoutes.filter((each) => each !== '/')) {
    // A file system that ignores case would find the page anyway: compare with the names in its folder.
    let folder = build;
    for (const part of route.split('/').filter(Boolean)) {
      assert.ok(readdirSync(folder).includes(part), `${route}: no folder is spelled "${part}"`);
      folder = path.join(folder, part);
    }
  }
});

test('every document has its own title, description and text', () => {
  const titles = new Map<string, string>();
  for (const route of documentRoutes) {
    const html = readPage(route);
    const title = /<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    const description = /<meta[^>]+name="description"[^>]*content="([^"]*)"/.exec(html)?.[1] ?? '';
    assert.match(title, /\S+ \| Yearn\.finance$/, route);
    assert.ok(description.length >= 40, `${route}: its description is "${description}"`);
    assert.ok(text(html).length > 200, `${route}: hardly any text`);
    // The same contract has the same title in every release, never in two sections.
    const section = route.split('/')[1] ?? '';
    const key = `${section} ${title}`;
    if (section !== 'vaults') {
      assert.equal(titles.get(key), undefined, `${route}: same title as ${titles.get(key)}`);
    }
    titles.set(key, route);
  }
});

test('every list of tags names tags and leads to their documents', () => {
  for (const route of tagRoutes) {
    const html = readPage(route);
    const links = [...html.matchAll(new RegExp(`href="(${route}/[^"]+)"`, 'g'))].map(
      (match) => match[1] ?? '',
    );
    assert.ok(links.length > 0, `${route} lists no tag`);
    for (const link of links)
      assert.ok(existsSync(pageFile(link)), `${route}: ${link} has no page`);
  }
});

test('the bare path of a section or release leads to its main document', () => {
  for (const [from, to] of basePathTargets) {
    const html = readPage(from);
    // Hosts treat these two addresses as one: both are the document, and the client corrects the address.
    if (to === `${from}/index`) {
      assert.equal(html, readPage(to), from);
      continue;
    }
    assert.match(html, new RegExp(`<meta http-equiv="refresh" content="0; url=${to}/?"`), from);
    const [canonical = ''] = /<link [^>]*rel="?canonical"?[^>]*>/.exec(readPage(to)) ?? [];
    const address = /href="?([^"> ]+?)\/?["> ]/.exec(canonical)?.[1] ?? '';
    assert.match(html, new RegExp(`<link [^>]*rel="canonical" href="${address}"`), from);
  }
});

test('documents of the six sections say who changed them and when; all link to their file', () => {
  const known = hasHistory(path.dirname(build));
  for (const route of documentRoutes) {
    const html = readPage(route);
    const edit = new RegExp(`href="${editUrl('')}([^"]+)"`).exec(html);
    assert.ok(edit, `${route} has no edit link`);
    const file = path.resolve(build, '..', edit[1] ?? '');
    assert.ok(existsSync(file), `${route}: its edit link names ${edit[1]}, which is not there`);
    if (!route.startsWith('/vaults')) {
      // A copy without the history of the files cannot know, and does not pretend to.
      assert.equal(/Last updated/.test(html), known, route);
      assert.equal(/<time dateTime="\d{4}-/i.test(html), known, route);
    }
  }
});

test('the archive lists a release note for each release', () => {
  const html = readPage('/blog/archive');
  for (const release of releases) {
    assert.ok(html.includes(`href="/blog/vaults-${release.replaceAll('.', '-')}"`), release);
  }
  for (const feed of ['rss.xml', 'atom.xml', 'feed.json']) {
    assert.ok(existsSync(path.join(build, 'blog', feed)), feed);
  }
});

test('the not-found page is there and is no page of its own in the sitemap', () => {
  assert.ok(existsSync(path.join(build, '404.html')));
  const sitemap = readFileSync(path.join(build, 'sitemap.xml'), 'utf8');
  assert.doesNotMatch(sitemap, /404/);
  assert.ok(sitemap.includes(`<loc>${site.url}/getting-started/intro</loc>`));
});

test('no page asks anything of another origin while it loads', () => {
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  for (const file of files) {
    const html = readFileSync(path.join(build, file), 'utf8');
    const loaded = [
      ...html.matchAll(
        /<(?:script|img|iframe|source|video|audio|embed)[^>]+(?:src|srcset)="(https?:[^"]+)"/g,
      ),
      ...html.matchAll(
        /<link[^>]+rel="(?:stylesheet|preload|prefetch|preconnect|icon)"[^>]*href="(https?:[^"]+)"/g,
      ),
    ].map((match) => match[1]);
    assert.deepEqual(loaded, [], file);
  }
});
