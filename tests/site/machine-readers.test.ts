import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { site } from '../../src/data/site';
import { documentRoutes as routes, releases } from '../routes';
import { build, pageFile, readPage } from './support';

const host = site.url;
const read = (file: string): string => readFileSync(path.join(build, file), 'utf8');
const first = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';
const isNoindex = (html: string): boolean => /name="robots" content="noindex"/.test(html);

/** The text outside code, where markup of the page would be a fault. */
function prose(markdown: string): string {
  return markdown.replace(/^(`{3,})[\s\S]*?^\1$/gm, '').replace(/(`+)[\s\S]*?\1/g, '');
}

test('every document has a clean markdown copy at its address', () => {
  for (const route of routes) {
    const markdown = read(`${route}.md`);
    assert.match(markdown, /^# .+\n\n> .+\n/, route);
    assert.ok(markdown.includes(`Page: ${host}${route}\n`), route);
    const [, older] = /^\/vaults\/(\d[\d.]*)/.exec(route) ?? [];
    const archived = older && `contracts: ${older} (archived; the newest is ${releases.at(-1)})\n`;
    assert.ok(!archived || markdown.includes(archived), route);
    assert.doesNotMatch(
      prose(markdown),
      /<(?!br>)[a-z/]|^import |\{#|\]\(\/|\]\([^)]*undefined/m,
      route,
    );
    assert.doesNotMatch(markdown, /\u200b/, route);
    assert.doesNotMatch(
      prose(markdown),
      /\]\([^)\s]*\)[A-Za-z]{2}/,
      `${route}: a word right behind a link`,
    );
    const headings = [...readPage(route).matchAll(/<h2[^>]*id=/g)].length;
    const copied = [...markdown.matchAll(/^## /gm)].length;
    assert.ok(copied >= headings, `${route}: ${copied} of ${headings} headings`);
    assert.match(readPage(route), new RegExp(`type="text/markdown" href="${route}\\.md"`), route);
  }
});

test('a copy says that a form needs the page', () => {
  const guide = read('getting-started/guides/how-apy-works.md');
  assert.ok(guide.includes('The form needs JavaScript. The table below'));
  assert.ok(read('vaults/selectors.md').includes('The lookup needs JavaScript.'));
});

test('every document offers to copy its markdown', () => {
  for (const route of routes) {
    assert.match(readPage(route), new RegExp(`data-copy-from="${route}\\.md"`), route);
  }
});

test('llms.txt lists every document that is not hidden, and only what is there', () => {
  const text = read('llms.txt');
  assert.match(text, /^# .+\n\n> .+\n/);
  const listed = [...text.matchAll(/^- \[.*?[^\\]\]\(([^)]+)\)/gm)].map((match) => match[1] ?? '');
  assert.equal(new Set(listed).size, listed.length);
  for (const url of listed) assert.ok(existsSync(path.join(build, url.replace(host, ''))), url);
  const urls = new Set(listed);
  for (const route of routes) {
    const shown = !isNoindex(readPage(route));
    assert.equal(urls.has(`${host}${route}.md`), shown, route);
  }
});

/** Width and height of a PNG. */
function size(file: string): string {
  const png = readFileSync(path.join(build, file));
  assert.equal(png.toString('latin1', 1, 4), 'PNG', file);
  return `${png.readUInt32BE(16)} × ${png.readUInt32BE(20)}`;
}

test('every document has a social card of its own', () => {
  const cards = new Map<string, string>();
  for (const route of routes) {
    const html = readPage(route);
    const image = first(html, /property="og:image" content="([^"]+)"/);
    assert.equal(first(html, /name="twitter:image" content="([^"]+)"/), image, route);
    assert.equal(size(image.replace(host, '')), '1200 × 630', route);
    assert.equal(cards.get(image), undefined, `${route}: card of ${cards.get(image)}`);
    cards.set(image, route);
  }
});

interface Data {
  readonly '@graph': readonly {
    readonly '@type': string;
    readonly headline?: string;
    readonly dateModified?: string;
    readonly itemListElement?: readonly { readonly item: string; readonly position: number }[];
    readonly mainEntity?: readonly {
      readonly name: string;
      readonly acceptedAnswer: { readonly text: string };
    }[];
  }[];
}

function dataOf(route: string): Data['@graph'] {
  const json = first(
    readPage(route),
    /<script[^>]* type="application\/ld\+json">([\s\S]*?)<\/script>/,
  );
  return json === '' ? [] : (JSON.parse(json) as Data)['@graph'];
}

test('structured data says what the page is and the way to it, and nothing of hidden pages', () => {
  for (const route of routes) {
    const html = readPage(route);
    const [article, crumbs] = dataOf(route);
    if (isNoindex(html)) {
      assert.equal(article, undefined, route);
      continue;
    }
    assert.equal(article?.['@type'], 'TechArticle', route);
    assert.ok(article?.headline, route);
    assert.ok(html.includes(`<title data-rh="true">`), route);
    const steps = crumbs?.itemListElement ?? [];
    assert.ok(steps.length >= 2, route);
    assert.equal(steps.at(-1)?.item, host + route);
    for (const { item } of steps) {
      assert.ok(existsSync(path.join(build, item.replace(host, ''), 'index.html')), item);
    }
  }
});

test('only the page of questions is described as one, with an answer to each', () => {
  const faqs = routes.filter((route) => dataOf(route).length > 2);
  assert.deepEqual(faqs, ['/resources/faq']);
  const questions = dataOf('/resources/faq')[2]?.mainEntity ?? [];
  assert.equal(questions.length, [...readPage('/resources/faq').matchAll(/<h3 /g)].length);
  for (const { name, acceptedAnswer } of questions) {
    assert.match(name, /\?$/);
    assert.ok(acceptedAnswer.text.length > 20, name);
  }
});

test('documents of older releases name the newest copy, if it is not hidden', () => {
  const canonical = (route: string): string =>
    first(readPage(route), /rel="canonical" href="([^"]+)"/).replace(host, '');
  for (const route of routes) {
    const target = canonical(route);
    assert.equal(canonical(target), target, `${route} → ${target}`);
    // A preview is of the page that was shared.
    assert.ok(readPage(route).includes(`property="og:url" content="${host}${route}"`), route);
    if (target !== route) assert.ok(!isNoindex(readPage(target)), target);
    const newest = route.replace(/^\/vaults\/[\d.]+\//, '/vaults/');
    const isShown =
      existsSync(path.join(build, newest, 'index.html')) && !isNoindex(readPage(newest));
    if (isShown && !isNoindex(readPage(route))) assert.equal(target, newest);
  }
});

test('the sitemap lists what is to be found, with the date of its last change', () => {
  const entries = [
    ...read('sitemap.xml').matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g),
  ];
  const found = new Map(entries.map((match) => [match[1]?.replace(host, ''), match[2]]));
  for (const route of found.keys()) {
    const html = readPage(route ?? '');
    assert.ok(!isNoindex(html), route);
    assert.ok(html.includes(`rel="canonical" href="${host}${route}"`), route);
  }
  const now = Date.now();
  for (const date of found.values()) assert.ok(!date || Date.parse(date) <= now, date);
  const wanted = routes.filter(
    (route) => !route.startsWith('/vaults/0.') && !isNoindex(readPage(route)),
  );
  for (const route of wanted) {
    assert.ok(found.has(route), route);
    // A checkout without its history knows no dates.
    if (found.get('/')) assert.ok(found.get(route), `${route} has no date`);
  }
  if (found.get('/'))
    assert.deepEqual(
      [...found].filter(([, date]) => !date),
      [],
    );
  assert.ok(read('robots.txt').includes(`Sitemap: ${host}/sitemap.xml`));
});

test('security.txt leads to where weaknesses are reported, and is renewed in time', () => {
  const fields = [...read('.well-known/security.txt').matchAll(/^([A-Z][\w-]+): (.+)$/gm)];
  const all = (name: string): string[] =>
    fields.flatMap(([, field, value = '']) => (field === name ? [value] : []));
  assert.deepEqual(all('Canonical'), [`${host}/.well-known/security.txt`]);
  const page = readPage('/security/index');
  for (const target of [...all('Contact'), ...all('Policy')]) {
    const mark = target.startsWith(host) ? `id="${target.split('#')[1]}"` : `href="${target}"`;
    assert.ok(page.includes(mark), `the security page lacks ${target}`);
  }
  const month = 30 * 24 * 60 * 60 * 1000;
  assert.ok(
    Date.parse(all('Expires')[0] ?? '') - Date.now() > month,
    'static/.well-known/security.txt expires within a month: check its links, and set a date within a year',
  );
});

test('every post has a markdown copy', () => {
  const posts = readdirSync(path.join(build, 'blog')).filter(
    (name) => existsSync(pageFile(`/blog/${name}`)) && !['archive', 'tags'].includes(name),
  );
  assert.ok(posts.length >= releases.length);
  for (const post of posts) assert.match(read(`blog/${post}.md`), /^# .+\n\n> .+\n\nDate: \d{4}-/);
});
