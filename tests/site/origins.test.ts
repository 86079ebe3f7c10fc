/** A page asks only the site for anything; other hosts appear in links that a reader follows. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { site } from '../../src/data/site';
import { build } from './support';

const filesWith = (ending: RegExp): string[] =>
  readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((file) => ending.test(file));

const tag = /<([a-z][\w-]*)((?:\s+[^\s"'>=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
const attribute = /\s([^\s"'>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** Attributes whose address is fetched without a click. `a`, `area` and, for search engines, some `link` are none. */
const fetched = new Set([
  'src',
  'srcset',
  'poster',
  'data',
  'background',
  'manifest',
  'imagesrcset',
  'ping',
  'xlink:href',
  'action',
  'formaction',
]);
const linkRelations = /^(?:canonical|alternate|search|license|help|author)$/;

const isElsewhere = (address: string): boolean =>
  /^(?:[a-z][a-z+.-]*:)?\/\//i.test(address.trim()) && !address.trim().startsWith(`${site.url}/`);

interface Found {
  readonly loads: string[];
  readonly links: { readonly href: string; readonly rel: string; readonly target: string }[];
}

/** What a page loads from elsewhere, and its links to elsewhere. */
function readReferences(html: string): Found {
  const found: Found = { loads: [], links: [] };
  const markup = html.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/gi, '$1');
  for (const [, name = '', rest = ''] of markup.matchAll(tag)) {
    const attributes = new Map(
      [...rest.matchAll(attribute)].map(([, key = '', a, b, c]) => [
        key.toLowerCase(),
        a ?? b ?? c ?? '',
      ]),
    );
    for (const [key, value] of attributes) {
      if (fetched.has(key) && value.split(',').some(isElsewhere))
        found.loads.push(`${name} ${key}=${value}`);
      if (key === 'style' && /url\(\s*["']?(?:https?:)?\/\//i.test(value))
        found.loads.push(`${name} style`);
    }
    const href = attributes.get('href') ?? '';
    if (!isElsewhere(href)) continue;
    if (name === 'a' || name === 'area') {
      found.links.push({
        href,
        rel: attributes.get('rel') ?? '',
        target: attributes.get('target') ?? '',
      });
    } else if (name !== 'link' || !linkRelations.test(attributes.get('rel') ?? '')) {
      found.loads.push(`${name} href=${href}`);
    }
  }
  return found;
}

test('references of a page are found', () => {
  const { loads, links } = readReferences(
    `<img src="https://a.example/x.png"><link rel=stylesheet href=//b.example/c.css><link rel="canonical" href="https://c.example/">
     <script src='https://d.example/x.js'></script><script>"<img src='https://e.example/'>"</script>
     <a href="https://f.example/">x</a><p style="background: url(//g.example/x)"><source srcset="/a.png 1x, https://h.example/b.png 2x">`,
  );
  assert.deepEqual(
    loads.map((each) => /[a-h]\.example/.exec(each)?.[0] ?? each),
    ['a.example', 'b.example', 'd.example', 'p style', 'h.example'],
  );
  assert.deepEqual(links, [{ href: 'https://f.example/', rel: '', target: '' }]);
});

test('no page loads anything from elsewhere, and links to elsewhere keep their page to themselves', (context) => {
  const wrong: string[] = [];
  let count = 0;
  const pages = filesWith(/\.html$/);
  for (const page of pages) {
    const { loads, links } = readReferences(readFileSync(path.join(build, page), 'utf8'));
    for (const each of loads) wrong.push(`${page}: ${each}`);
    for (const { href, rel, target } of links) {
      count += 1;
      if (!/\bnoopener\b/.test(rel) || target !== '_blank')
        wrong.push(`${page}: ${href} rel="${rel}"`);
    }
  }
  assert.deepEqual(wrong, []);
  assert.ok(count > 1000);
  context.diagnostic(`${pages.length} pages, ${count} links to elsewhere`);
});

test('no stylesheet loads anything from elsewhere', () => {
  for (const file of filesWith(/\.css$/)) {
    const css = readFileSync(path.join(build, file), 'utf8');
    assert.doesNotMatch(css, /(?:url\(\s*["']?|@import\s+["'])(?:https?:)?\/\//i, file);
  }
});
