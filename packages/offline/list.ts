import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type AtRule, type Rule } from 'postcss';
import { canMatch, wordsOfPage } from '../fast-build';
import { islandsRequest, listedScripts, recordFile, sectionRequest } from '../fast-client';
import type { KeptSection, OfflineList } from './protocol';

/** What texts are rendered with, as `light-client/client/text.tsx` asks for it. */
const textRequest = '@theme-original/MDXContent';

/**
 * Scripts and stylesheets that the browser loads when pages are hydrated, as the build recorded them.
 *
 * @param section path of the pages' section
 * @param hasIslands whether a component comes to life alone on any of the pages
 */
function chunkFiles(generated: string, section: string, hasIslands: boolean): string[] {
  const record = readFileSync(path.join(generated, recordFile), 'utf8');
  const isNeeded = (request: string): boolean =>
    request === textRequest ||
    (hasIslands && request === islandsRequest) ||
    // Each release has a list of routes of its own.
    request.startsWith(sectionRequest(section));
  return Object.entries(JSON.parse(record) as Record<string, readonly string[]>)
    .flatMap(([request, files]) => (isNeeded(request) ? files : []))
    .filter((file) => /\.(?:js|css)$/.test(file));
}

/** Files that the browser loads for a page by its HTML, as paths with base URL. */
export function filesOfHtml(html: string, baseUrl: string): string[] {
  const tags = html.match(/<(?:script|link|img|source|use)\b[^>]*>/g) ?? [];
  return tags
    .filter((tag) => !/\srel="?(?:canonical|alternate|prefetch)/.test(tag))
    .flatMap((tag) => [/\s(?:src|href)="?([^"\s>#]+)/.exec(tag)?.[1] ?? '', ...listedScripts(tag)])
    .filter((file) => file.startsWith(`${baseUrl}assets/`) || file.startsWith(`${baseUrl}img/`));
}

/** Family, weight and style that a rule asks for; undefined if it names no family with an underscore, as KaTeX's have. */
function fontOf(rule: Rule | AtRule): string | undefined {
  const values = new Map<string, string>();
  rule.walkDecls(/^font/, ({ prop, value }) => void values.set(prop, value));
  const family = values.get('font-family') ?? values.get('font');
  const name = /[\w-]*_[\w-]+/.exec(family ?? '')?.[0];
  const isBold = /^(?:bold|700)$/.test(values.get('font-weight') ?? '');
  const isItalic = values.get('font-style') === 'italic';
  return name && [name, isBold, isItalic].join(' ');
}

/** Addresses of the fonts in a stylesheet that elements of these classes are written in. */
export function fontsOfCss(css: string, address: string, classes: ReadonlySet<string>): string[] {
  const root = postcss.parse(css);
  const needed = new Set<string | undefined>();
  root.walkRules((rule) => {
    if (rule.selectors.some((selector) => canMatch(selector, classes))) needed.add(fontOf(rule));
  });
  needed.delete(undefined);
  const fonts: string[] = [];
  root.walkAtRules('font-face', (face) => {
    if (!needed.has(fontOf(face))) return;
    for (const [, target = ''] of face.toString().matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)) {
      fonts.push(path.posix.resolve(path.posix.dirname(address), target));
    }
  });
  return fonts;
}

/**
 * Everything that the documents of the kept sections need.
 *
 * @param outDir the built site
 * @param generated folder with the records of Docusaurus
 * @param sections ids of sections and the routes of their documents, with base URL
 */
export function offlineList(
  outDir: string,
  generated: string,
  baseUrl: string,
  sections: ReadonlyMap<string, readonly string[]>,
): OfflineList {
  const inBuild = (address: string): string => path.join(outDir, address.slice(baseUrl.length));
  const hash = createHash('sha256');
  const kept: Record<string, KeptSection> = {};
  for (const [id, pages] of sections) {
    const texts = pages.map((page) => readFileSync(path.join(inBuild(page), 'index.html'), 'utf8'));
    const hasIslands = texts.some((html) => html.includes(' data-island='));
    const chunks = chunkFiles(generated, baseUrl + id, hasIslands);
    const assets = new Set(chunks.map((file) => baseUrl + file));
    const classes = new Set<string>();
    for (const html of texts) {
      hash.update(html);
      for (const file of filesOfHtml(html, baseUrl)) assets.add(file);
      for (const name of wordsOfPage(html)) classes.add(name);
    }
    for (const file of [...assets].filter((each) => each.endsWith('.css'))) {
      if (!existsSync(inBuild(file))) continue;
      const css = readFileSync(inBuild(file), 'utf8');
      for (const font of fontsOfCss(css, file, classes)) assets.add(font);
    }
    kept[id] = { pages, assets: [...assets].filter((file) => existsSync(inBuild(file))).sort() };
  }
  const build = hash.update(JSON.stringify(kept)).digest('hex').slice(0, 16);
  return { build, sections: kept };
}
