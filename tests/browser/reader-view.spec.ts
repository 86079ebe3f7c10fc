/**
 * What the browsers' reader views keep of a document. Firefox runs this library; Safari's own rules are near to it, and
 * what they add is tried here by hand: nothing floats, and no list of links is a `div`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Readability as Reader } from '@mozilla/readability';
import type { Page } from '@playwright/test';
import { pageKinds } from '../visual/kinds';
import { buildFolder, expect, open, test } from './support/site';

const library = ['Readability.js', 'Readability-readerable.js']
  .map((file) =>
    readFileSync(path.join(path.dirname(require.resolve('@mozilla/readability')), file), 'utf8'),
  )
  .join('\n');

interface Library {
  readonly Readability: typeof Reader;
  readonly isProbablyReaderable: (page: Document) => boolean;
}

/** What one page loses, as lines; undefined for a page without a document. */
async function losses(page: Page, html?: string): Promise<string[] | undefined> {
  return page.evaluate((given) => {
    const { Readability, isProbablyReaderable } = window as unknown as Library;
    const own = (): Document =>
      given === undefined
        ? (document.cloneNode(true) as Document)
        : new DOMParser().parseFromString(given, 'text/html');
    const letters = (node: Element): string => (node.textContent ?? '').replace(/[\u200b\s]/g, '');
    const kind = /\b(?:docs-doc-page|blog-post-page|mdx-page)\b/;
    const written = own();
    const text = written.querySelector('article .markdown');
    // Lists of documents aren't texts to read.
    if (!text || !kind.test(written.documentElement.className)) return undefined;
    const title = text.querySelector('h1') ?? text.closest('article')?.querySelector('h1');
    // The doubles of formulas, hidden from everyone who doesn't see the page; and forms, which do nothing elsewhere.
    // The folded sources are nothing but links, which these views take for a list of other pages.
    const aside = '[aria-hidden="true"], noscript, form, button, h1, details.sources';
    for (const part of text.querySelectorAll(aside)) {
      part.remove();
    }
    const viewed = own();
    const isOffered = isProbablyReaderable(viewed);
    const view = new Readability(viewed).parse();
    if (!view) return ['everything'];
    const kept = new DOMParser().parseFromString(view.content ?? '', 'text/html').body;
    const lost = (parts: string): string[] => {
      const found = new Set([...kept.querySelectorAll(parts)].map(letters));
      return [...text.querySelectorAll(parts)]
        .filter((part) => !found.has(letters(part)))
        .map((part) => `${part.localName} ${part.id} ${part.textContent?.slice(0, 60)}`);
    };
    const all = letters(kept);
    return [
      // Browsers offer the reader view for texts of more than a few sentences.
      ...(letters(text).length < 500 || isOffered ? [] : ['the offer of a view']),
      ...(title && !view.title?.startsWith(title.textContent ?? '')
        ? [`title: ${view.title}`]
        : []),
      ...['h2, h3, h4, h5, h6', 'table', 'pre', 'figure'].flatMap(lost),
      ...[...text.querySelectorAll('p, li')]
        .filter((part) => !all.includes(letters(part)))
        .map((part) => `${part.localName} ${part.textContent?.slice(0, 60)}`),
    ];
  }, html);
}

test('a reader view keeps every heading, table, code block, figure and sentence of every document', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.addScriptTag({ content: library });
  const files = readdirSync(buildFolder, { recursive: true, encoding: 'utf8' });
  const problems: string[] = [];
  let documents = 0;
  for (const file of files.filter((name) => name.endsWith('index.html'))) {
    const lost = await losses(page, readFileSync(path.join(buildFolder, file), 'utf8'));
    if (!lost) continue;
    documents += 1;
    problems.push(...lost.map((part) => `${path.dirname(file)}: ${part}`));
  }
  expect(problems).toEqual([]);
  expect(documents).toBeGreaterThan(200);
});

test.describe('A page that has been hydrated', () => {
  // The library is put into the page, whose policy allows no script but its own.
  test.use({ bypassCSP: true });

  for (const kind of [
    'document',
    'guide',
    'code',
    'reference',
    'comparison',
    'addresses',
  ] as const) {
    test(`keeps as much: ${kind}`, async ({ page }) => {
      await open(page, pageKinds[kind]);
      await page.addScriptTag({ content: library });
      expect(await losses(page)).toEqual([]);
    });
  }
});
