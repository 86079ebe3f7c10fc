import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type AtRule, type Rule } from 'postcss';
import { canMatch, wordsOfPage } from '../fast-build';
import {
  islandsRequest,
  listedScripts,
  readRegistry,
  recordFile,
  sectionRequest,
} from '../fast-client';
import type { KeptSection, OfflineList } from './protocol';

type ChunkNames = string | { readonly [key: string]: ChunkNames };

function flat(names: ChunkNames): string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(flat);
}

/** What texts are rendered with, as `light-client/client/text.tsx` asks for it. */
const textRequest = '@theme-original/MDXContent';

/**
 * Files that the browser loads for routes when their pages are hydrated, as the build recorded them.
 *
 * @param hasIslands whether a component comes to life alone on any of the pages
 */
function chunkFiles(generated: string, routes: ReadonlySet<string>, hasIslands: boolean): string[] {
  const read = (name: string): string => readFileSync(path.join(generated, name), 'utf8');
  const byModule = JSON.parse(read(recordFile)) as Record<string, readonly string[]>;
  const byRoute = JSON.parse(read('routesChunkNames.json')) as Record<string, ChunkNames>;
  const modules = readRegistry(read('registry.js'));
  const names = Object.entries(byRoute)
    // Keys are `<route>-<hash>`.
    .filter(([key]) => routes.has(key.replace(/-[^-]+$/, '')))
    .flatMap(([, chunks]) => flat(chunks));
  const requests = [...new Set(names)].map((name) => modules.get(name) ?? '');
  const shared = [textRequest, ...(hasIslands ? [islandsRequest] : [])];
  return [...requests, ...[...routes].map(sectionRequest), ...shared]
    .flatMap((request) => byModule[request] ?? [])
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
    const parents = pages.flatMap((page) => {
      const parts = page.split('/');
      return parts.map((_part, index) => parts.slice(0, index + 1).join('/') || '/');
    });
    const texts = pages.map((page) => readFileSync(path.join(inBuild(page), 'index.html'), 'utf8'));
    const hasIslands = texts.some((html) => html.includes(' data-island='));
    const routes = new Set([...parents, ...pages]);
    const assets = new Set(chunkFiles(generated, routes, hasIslands).map((file) => baseUrl + file));
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
