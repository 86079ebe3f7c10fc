import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
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

/**
 * Everything that the documents of the kept sections need.
 *
 * @param outDir the built site
 * @param generated folder with the records of Docusaurus
 * @param sections ids of sections, and their pages by address, with base URL
 */
export function offlineList(
  outDir: string,
  generated: string,
  baseUrl: string,
  sections: ReadonlyMap<string, ReadonlyMap<string, string>>,
): OfflineList {
  const inBuild = (address: string): string => path.join(outDir, address.slice(baseUrl.length));
  const hash = createHash('sha256');
  const kept: Record<string, KeptSection> = {};
  for (const [id, pages] of sections) {
    const html = [...pages.values()].join('');
    hash.update(html);
    const chunks = chunkFiles(generated, baseUrl + id, html.includes(' data-island='));
    const assets = new Set([
      ...filesOfHtml(html, baseUrl),
      ...chunks.map((file) => baseUrl + file),
    ]);
    kept[id] = {
      pages: [...pages.keys()],
      assets: [...assets].filter((file) => existsSync(inBuild(file))).sort(),
    };
  }
  const build = hash.update(JSON.stringify(kept)).digest('hex').slice(0, 16);
  return { build, sections: kept };
}
