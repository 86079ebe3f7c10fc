/** What pages are recognized by in tabs, bookmarks, histories and shared links. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { latestRelease, releasePath, releases } from '../../src/data/releases';
import { site } from '../../src/data/site';
import { documentRoutes } from '../routes';
import { build, readPage } from './support';

const read = (file: string): string => readFileSync(path.join(build, file), 'utf8');
const first = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';
const titleOf = (html: string): string => first(html, /<title[^>]*>([^<]*)<\/title>/);

test('no two pages have the same title', () => {
  const pages = new Map<string, string>();
  for (const file of readdirSync(build, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const html = readFileSync(path.join(build, file), 'utf8');
    if (html.includes('http-equiv="refresh"')) continue;
    // A document whose address ends in /index is at the address without it too.
    const other = path.join(build, path.dirname(file), 'index/index.html');
    if (existsSync(other) && readFileSync(other, 'utf8') === html) continue;
    const title = titleOf(html);
    assert.notEqual(title, '', file);
    assert.equal(pages.get(title), undefined, `${title}: ${file}`);
    pages.set(title, file);
  }
  assert.ok(pages.size > 400, String(pages.size));
});

test('the copies of a document in several releases name theirs: title, shared link, card and data', () => {
  let checked = 0;
  for (const release of releases) {
    const base = `${releasePath(release)}/`;
    for (const route of documentRoutes.filter((each) => each.startsWith(base))) {
      if (release === latestRelease && /^\/vaults\/\d/.test(route)) continue;
      const html = readPage(route);
      assert.ok(titleOf(html).includes(release), `${route}: ${titleOf(html)}`);
      for (const meta of ['og:title', 'og:image:alt']) {
        const content = first(html, new RegExp(`property="${meta}" content="([^"]*)"`));
        assert.ok(content.includes(release), `${route}: ${meta} is "${content}"`);
      }
      const headline = first(html, /"headline":"([^"]*)"/);
      assert.ok(headline === '' || headline.includes(release), `${route}: ${headline}`);
      checked += 1;
    }
  }
  assert.ok(checked > 150, String(checked));
});

test('every page has a description, and shared links have it too', () => {
  for (const file of readdirSync(build, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const html = readFileSync(path.join(build, file), 'utf8');
    if (html.includes('http-equiv="refresh"')) continue;
    const description = first(html, /name="description" content="([^"]*)"/);
    assert.notEqual(description, '', file);
    assert.equal(first(html, /property="og:description" content="([^"]*)"/), description, file);
    assert.equal(html.match(/"twitter:card"/g)?.length, 1, file);
    const types = [...html.matchAll(/property="og:type" content="([^"]*)"/g)].map(([, is]) => is);
    // Of the pages of the blog, posts have a Markdown copy.
    const copy = path.join(build, `${path.dirname(file)}.md`);
    const isPost = file.startsWith('blog/') && existsSync(copy);
    assert.deepEqual(types, [isPost ? 'article' : 'website'], file);
    assert.ok(html.includes(`property="og:site_name" content="${site.title}"`), file);
  }
});

test('a list of release notes has the heading of its topic', () => {
  const heading = (route: string): string => first(readPage(route), /<h1[^>]*>([^<]*)/);
  assert.equal(heading('/blog/tags'), 'Topics in release notes');
  assert.equal(heading('/blog/tags/strategies'), 'Strategies');
});

test('a release note leads to the list of all of them', () => {
  const [note = ''] = /<main.*<\/main>/s.exec(readPage('/blog/vaults-0-4-3')) ?? [];
  assert.ok(note.includes('href="/blog/archive"'));
});

test('lists of release notes by topic are described as such', () => {
  const home = first(readPage('/'), /name="description" content="([^"]*)"/);
  for (const file of readdirSync(path.join(build, 'blog/tags'), { recursive: true }))
    if (String(file).endsWith('.html'))
      assert.ok(!read(`blog/tags/${String(file)}`).includes(home), String(file));
});

test('a document that exists once does not name a release', () => {
  assert.equal(
    titleOf(readPage('/vaults/selectors')),
    'Selectors, topics, and calldata | Yearn.finance',
  );
  assert.equal(titleOf(readPage('/security/index')), 'Security | Yearn.finance');
  assert.ok(existsSync(path.join(build, 'security/index/index.html')));
});

test('"Smart Contracts" leads to an overview of all contracts, before the first member', () => {
  for (const release of releases) {
    const html = readPage(`${releasePath(release)}/smart-contracts/BaseStrategy`);
    const article = first(html, /(<article[\s\S]*?<\/article>)/);
    const overview = article.indexOf('id="overview"');
    assert.ok(overview > 0 && overview < article.indexOf('<h3'), release);
    const block = article.slice(overview, article.indexOf('data-island="MemberTools"'));
    assert.ok(block.length > 1000, release);
    const linked = new Set(
      [...block.matchAll(/href="([^"#]+\/smart-contracts\/[^"#]+)"/g)].map(([, href]) => href),
    );
    const base = `${releasePath(release)}/smart-contracts/`;
    for (const route of documentRoutes.filter((each) => each.startsWith(base))) {
      // Pages that only say that the release lacks the contract are not part of it.
      const isThere = !/name="robots" content="noindex"/.test(readPage(route));
      assert.equal(linked.has(route), isThere, `${release}: ${route}`);
    }
  }
});

test('the link to a heading says what the heading says', () => {
  const link =
    /<h[2-6][^>]*>((?:(?!<h[1-6]).)*?)<a [^>]*hash-link"[^>]* aria-label="Direct link to ([^"]*)"/gs;
  let checked = 0;
  for (const file of readdirSync(build, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    for (const [, inner = '', name] of readFileSync(path.join(build, file), 'utf8').matchAll(
      link,
    )) {
      const heading = inner.replace(/<[^>]+>/g, '');
      assert.equal(name?.toLowerCase(), heading.toLowerCase(), file);
      checked += 1;
    }
  }
  assert.ok(checked > 3000, String(checked));
});
