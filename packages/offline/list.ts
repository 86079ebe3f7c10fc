import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readRegistry, sectionRequest } from '../fast-client/light-client/loaders/routes';
import { recordFile } from '../fast-client/light-client/record';
import { listedScripts } from '../fast-client/page-load/startScripts';
import type { KeptSection, OfflineList } from './protocol';

/** Fonts that formulas in running text need; the rest come when a page uses them. */
const commonFonts = /KaTeX_(?:Main-Regular|Main-Bold|Math-Italic|Size[12]-Regular)/;

type ChunkNames = string | { readonly [key: string]: ChunkNames };

function readJson<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

function flat(names: ChunkNames): string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(flat);
}

/** What texts are drawn with, as `light-client/client/text.tsx` asks for it. */
const textRequest = '@theme-original/MDXContent';

/** Files that the browser loads for a route when its page is taken over, as the build recorded them. */
function chunkFiles(generated: string, routes: ReadonlySet<string>): string[] {
  const byModule = readJson<Record<string, readonly string[]>>(path.join(generated, recordFile));
  const byRoute = readJson<Record<string, ChunkNames>>(
    path.join(generated, 'routesChunkNames.json'),
  );
  if (!byModule || !byRoute) return [];
  const modules = readRegistry(readFileSync(path.join(generated, 'registry.js'), 'utf8'));
  const names = Object.entries(byRoute)
    // Keys are `<route>-<hash>`.
    .filter(([key]) => routes.has(key.replace(/-[^-]+$/, '')))
    .flatMap(([, chunks]) => flat(chunks));
  const requests = [...new Set(names)].map((name) => modules.get(name) ?? '');
  return [...requests, ...[...routes].map(sectionRequest), textRequest]
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

function filesOfCss(css: string, address: string): string[] {
  return [...css.matchAll(/url\(["']?([^"')]+)["']?\)/g)]
    .map((match) => match[1] ?? '')
    .filter((target) => !target.startsWith('data:') && commonFonts.test(target))
    .map((target) => path.posix.resolve(path.posix.dirname(address), target));
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
    const assets = new Set(
      chunkFiles(generated, new Set([...parents, ...pages])).map((file) => baseUrl + file),
    );
    for (const page of pages) {
      const html = readFileSync(path.join(inBuild(page), 'index.html'), 'utf8');
      hash.update(html);
      for (const file of filesOfHtml(html, baseUrl)) assets.add(file);
    }
    for (const file of [...assets].filter((each) => each.endsWith('.css'))) {
      if (!existsSync(inBuild(file))) continue;
      for (const font of filesOfCss(readFileSync(inBuild(file), 'utf8'), file)) assets.add(font);
    }
    kept[id] = {
      pages,
      assets: [...assets].filter((file) => existsSync(inBuild(file))).sort(),
    };
  }
  return {
    build: hash.update(JSON.stringify(kept)).digest('hex').slice(0, 16),
    sections: kept,
  };
}
