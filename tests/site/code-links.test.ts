/** Names in code lead to the entries of the reference: there are many of them, and each leads to the right one. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { codeReference, releaseOf } from '../../src/config/code-links';
import { latestRelease, releases } from '../../src/data/releases';
import { build, readPage } from './support';

interface Link {
  readonly page: string;
  readonly language: string;
  readonly href: string;
  readonly text: string;
  readonly note: string;
}

const decode = (text: string): string =>
  text.replace(/&(?:#(x?)(\w+)|(\w+));/g, (_all, hex: string, code: string, name: string) =>
    name
      ? ({ amp: '&', lt: '<', gt: '>', quot: '"' }[name] ?? '')
      : String.fromCharCode(parseInt(code, hex ? 16 : 10)),
  );

const attribute = (tag: string, name: string): string => {
  const [, ...values] = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`).exec(tag) ?? [];
  return decode(values.find((value) => value !== undefined) ?? '');
};

/** Links with a note, of all blocks and declarations of a page. */
function linksOf(page: string): Link[] {
  const html = readFileSync(path.join(build, page, 'index.html'), 'utf8');
  const pieces = html.split(/<section class="?[^">]*\blanguage-(?=\w)/);
  return pieces.flatMap((piece, index) => {
    const end = index === 0 ? piece.length : piece.indexOf('</pre>');
    const language = index === 0 ? '' : (/^\w+/.exec(piece)?.[0] ?? '');
    const find = (part: string, kind: string): Link[] =>
      [...part.matchAll(/<a\s([^>]*aria-description=[^>]*)>([^<]*)<\/a>/g)].map(
        ([, tag = '', text = '']) => ({
          page,
          language: kind,
          href: attribute(` ${tag}`, 'href'),
          text: decode(text),
          note: attribute(` ${tag}`, 'aria-description'),
        }),
      );
    return [...find(piece.slice(0, end), language), ...find(piece.slice(end), '')];
  });
}

const pages = readdirSync(build, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('index.html'))
  .map((file) => path.dirname(file));
const links = pages.flatMap(linksOf);

/** Fewer would mean that a finder has stopped finding. `''` counts declarations on contract pages. */
const floors: Readonly<Record<string, number>> = {
  solidity: 45,
  ts: 110,
  python: 100,
  bash: 14,
  '': 280,
};

for (const [language, floor] of Object.entries(floors)) {
  test(`${language || 'declarations'}: at least ${floor} names lead to an entry`, () => {
    const count = links.filter((link) => link.language === language).length;
    assert.ok(count >= floor, `${count} of ${floor}`);
  });
}

/** Release of a page, by its address. */
const releaseOfPage = (page: string): string =>
  releases.find((release) => page.startsWith(`vaults/${release}/`)) ?? latestRelease;

test('every link leads to the entry of that name in the release that the page is about', () => {
  const texts = new Map<string, string>();
  const problems = links.flatMap(({ page, href, text }) => {
    const [route = '', anchor] = (href.startsWith('#') ? `/${page}${href}` : href).split('#');
    const target = texts.get(route) ?? readPage(route);
    texts.set(route, target);
    const release = releaseOfPage(page);
    const contract = codeReference(release).contracts.find((one) => one.href === route);
    if (!contract) return [`${page}: ${text} leads to ${href}, which is no page of ${release}`];
    if (anchor === undefined) return contract.name === text ? [] : [`${page}: ${text} → ${href}`];
    const named = contract.members.some(
      (one) => one.href === `${route}#${anchor}` && one.name === text,
    );
    const exists = new RegExp(`\\sid=["']?${anchor}["'\\s>]`).test(target);
    return named && exists ? [] : [`${page}: ${text} → ${href}`];
  });
  assert.deepEqual(problems, []);
});

test('every link says what it leads to: the declaration, and more about it', () => {
  const wanting = links.filter(
    ({ text, note }) => !note.includes(text) || !/\n.+[.!?]$/.test(note),
  );
  assert.deepEqual([...new Set(wanting.map(({ text, note }) => `${text}: ${note}`))], []);
});

test('a document of an older release leads to that release', () => {
  assert.equal(releaseOf('vaults_versioned_docs/version-0.3.5/a.md'), '0.3.5');
  assert.equal(releaseOf('docs/developers/a.md'), latestRelease);
  const old = links.filter(({ page }) => page.startsWith('vaults/0.4.2/'));
  assert.ok(old.some(({ language }) => language === 'python'));
  assert.ok(old.every(({ href }) => href.startsWith('#') || href.startsWith('/vaults/0.4.2/')));
});

test('Markdown copies have the code without links', () => {
  const markdown = readFileSync(path.join(build, 'developers/v2/OPERATIONS.md'), 'utf8');
  assert.match(markdown, /vault\.revokeStrategy\(s1, \{"from": gov\}\)/);
  const reference = readFileSync(
    path.join(build, 'vaults/smart-contracts/BaseStrategy.md'),
    'utf8',
  );
  assert.match(reference, /`function setKeeper\(address _keeper\) external onlyAuthorized`/);
});
