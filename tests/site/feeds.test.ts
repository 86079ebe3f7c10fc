/** The feeds of the release notes, by the rules of the W3C's feed validator (https://validator.w3.org/feed/docs/). */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { xml2js, type Element } from 'xml-js';
import { site } from '../../src/data/site';
import { build, readPage } from './support';

const blog = `${site.url}/blog`;
const read = (name: string): string => readFileSync(path.join(build, 'blog', name), 'utf8');

/** Elements of a feed; a feed that is not well-formed throws. */
const parse = (name: string): Element => xml2js(read(name), { compact: false }) as Element;
const all = (parent: Element | undefined, name: string): Element[] =>
  (parent?.elements ?? []).filter((element) => element.name === name);
/** The one element of a name. */
function only(parent: Element | undefined, name: string): Element {
  const found = all(parent, name);
  assert.equal(found.length, 1, `${found.length} <${name}> in <${parent?.name}>`);
  return found[0] as Element;
}
const text = (parent: Element | undefined, name: string): string => {
  const value = (only(parent, name).elements ?? [])
    .map((part) => String(part.text ?? part.cdata ?? ''))
    .join('');
  assert.notEqual(value.trim(), '', `empty <${name}>`);
  return value;
};

/** Posts as they are in the repository, newest first: route and day. */
const posts = readdirSync(path.resolve(__dirname, '../../blog'))
  .filter((file) => file.endsWith('.md'))
  .sort()
  .reverse()
  .map((file) => {
    const source = readFileSync(path.resolve(__dirname, '../../blog', file), 'utf8');
    const field = (name: string): string =>
      new RegExp(`^${name}: (.+)$`, 'm').exec(source)?.[1] ?? '';
    return { url: `${blog}/${field('slug')}`, title: field('title'), day: file.slice(0, 10) };
  });

/** What is in the attributes of HTML that a feed carries. */
function attributes(html: string): { tag: string; name: string; value: string }[] {
  const found: { tag: string; name: string; value: string }[] = [];
  const walk = (node: DefaultTreeAdapterTypes.ChildNode): void => {
    if (!('tagName' in node)) return;
    found.push(...node.attrs.map(({ name, value }) => ({ tag: node.tagName, name, value })));
    node.childNodes.forEach(walk);
  };
  parseFragment(html).childNodes.forEach(walk);
  return found;
}

/** HTML of an entry: harmless, and with addresses that lead from anywhere to something that is there. */
function checkContent(html: string, where: string): void {
  assert.doesNotMatch(html, /<(?:script|style|iframe|form|button|input)\b/i, where);
  assert.ok(html.includes('<h2>'), `${where}: no headings`);
  assert.doesNotMatch(html, /\u200b/, `${where}: the sign of an anchor`);
  for (const { tag, name, value } of attributes(html)) {
    assert.doesNotMatch(
      name,
      /^(?:style|class|id|tabindex|on.*|data-.*|aria-.*)$/,
      `${where}: ${name}`,
    );
    if (name !== 'href' && name !== 'src') continue;
    assert.match(value, /^https:\/\//, `${where}: <${tag} ${name}="${value}">`);
    if (!value.startsWith(site.url)) continue;
    const [route = '', anchor] = value.slice(site.url.length).split('#');
    assert.ok(existsSync(path.join(build, route)), `${where}: ${value}`);
    if (anchor) {
      const target = `id="${anchor}"`;
      assert.ok(readPage(route).includes(target), `${where}: nothing is at ${value}`);
    }
  }
}

const rfc822 = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
/** The day of a date in either form, which must not be in the future. */
function day(value: string, form: RegExp): string {
  assert.match(value, form);
  assert.ok(Date.parse(value) <= Date.now(), value);
  return new Date(value).toISOString().slice(0, 10);
}

test('RSS: valid, and its entries are the posts with their days and texts', () => {
  const rss = only(parse('rss.xml'), 'rss');
  assert.equal(rss.attributes?.['version'], '2.0');
  const channel = only(rss, 'channel');
  assert.equal(text(channel, 'link'), blog);
  assert.equal(text(channel, 'language'), 'en');
  for (const name of ['title', 'description']) assert.ok(text(channel, name).length > 10, name);
  assert.equal(day(text(channel, 'lastBuildDate'), rfc822), posts[0]?.day);
  assert.deepEqual(only(channel, 'atom:link').attributes, {
    href: `${blog}/rss.xml`,
    rel: 'self',
    type: 'application/rss+xml',
  });
  const items = all(channel, 'item').map((item) => {
    checkContent(text(item, 'content:encoded'), text(item, 'title'));
    assert.doesNotMatch(text(item, 'description'), /<|\]\(/);
    assert.equal(text(item, 'guid'), text(item, 'link'));
    return {
      url: text(item, 'link'),
      title: text(item, 'title'),
      day: day(text(item, 'pubDate'), rfc822),
    };
  });
  assert.deepEqual(items, posts);
  assert.equal(new Set(items.map(({ url }) => url)).size, posts.length);
});

test('Atom: valid, and its entries are the posts with their days and texts', () => {
  const feed = only(parse('atom.xml'), 'feed');
  assert.equal(feed.attributes?.['xmlns'], 'http://www.w3.org/2005/Atom');
  assert.equal(text(feed, 'id'), blog);
  assert.ok(text(feed, 'title'));
  assert.equal(day(text(feed, 'updated'), rfc3339), posts[0]?.day);
  assert.deepEqual(
    all(feed, 'link').map(({ attributes: link }) => [link?.['rel'], link?.['href']]),
    [
      ['alternate', blog],
      ['self', `${blog}/atom.xml`],
    ],
  );
  const entries = all(feed, 'entry').map((entry) => {
    const content = only(entry, 'content');
    assert.equal(content.attributes?.['type'], 'html');
    checkContent(text(entry, 'content'), text(entry, 'title'));
    assert.equal(text(only(entry, 'author'), 'name'), site.author);
    assert.equal(only(entry, 'link').attributes?.['href'], text(entry, 'id'));
    const published = day(text(entry, 'published'), rfc3339);
    assert.ok(day(text(entry, 'updated'), rfc3339) >= published);
    return { url: text(entry, 'id'), title: text(entry, 'title'), day: published };
  });
  assert.deepEqual(entries, posts);
});

test('JSON Feed: names itself, and its items are the posts with their days and texts', () => {
  const feed = JSON.parse(read('feed.json')) as {
    version: string;
    feed_url: string;
    home_page_url: string;
    items: {
      id: string;
      url: string;
      title: string;
      content_html: string;
      date_published: string;
    }[];
  };
  assert.match(feed.version, /^https:\/\/jsonfeed\.org\/version\/1/);
  assert.equal(feed.feed_url, `${blog}/feed.json`);
  assert.equal(feed.home_page_url, blog);
  const items = feed.items.map((item) => {
    checkContent(item.content_html, item.title);
    assert.equal(item.id, item.url);
    return { url: item.url, title: item.title, day: day(item.date_published, rfc3339) };
  });
  assert.deepEqual(items, posts);
});

test('pages name the three feeds, and each is there', () => {
  for (const route of ['/', '/blog', '/resources/faq']) {
    const links = [
      ...readPage(route).matchAll(
        /<link rel="alternate" type="application\/(\S+)" href="([^"]+)"/g,
      ),
    ].map(([, type, href = '']) => [type, existsSync(path.join(build, href)), href]);
    assert.deepEqual(
      links.filter(([type]) => type !== 'markdown'),
      [
        ['rss+xml', true, '/blog/rss.xml'],
        ['atom+xml', true, '/blog/atom.xml'],
        ['feed+json', true, '/blog/feed.json'],
      ],
    );
  }
});
