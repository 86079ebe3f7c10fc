import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, htmlFiles, redirectTarget } from '../../packages/hosting';

/** What differs between two builds. */
export interface Comparison {
  /** Bytes of all files, uncompressed. */
  readonly total: { readonly before: number; readonly after: number };
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
}

function routes(build: string): string[] {
  return htmlFiles(build)
    .filter((file) => path.posix.basename(file) === 'index.html')
    .filter((file) => redirectTarget(readFileSync(path.join(build, file), 'utf8')) === undefined)
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`);
}

/**
 * What a reader sees of a page, as text: names of files change with every build and say nothing, nor does the date of the
 * last change.
 */
export function visible(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html;
  return main
    .replace(/<time[\s\S]*?<\/time>/g, '')
    .replace(/ class="[^"]*"/g, '')
    .replace(/\/assets\/[^"]+/g, '')
    .replace(/\s+/g, ' ');
}

/** Compares two builds of the site. */
export function compare(before: string, after: string): Comparison {
  const old = routes(before);
  const now = routes(after);
  const total = (build: string): number =>
    filesBelow(build)
      .filter((file) => !/\.(br|gz)$/.test(file))
      .reduce((sum, file) => sum + statSync(path.join(build, file)).size, 0);
  const page = (build: string, route: string): string =>
    visible(readFileSync(path.join(build, route, 'index.html'), 'utf8'));
  const known = new Set(old);
  return {
    total: { before: total(before), after: total(after) },
    added: now.filter((route) => !known.has(route)),
    removed: old.filter((route) => !now.includes(route)),
    changed: now.filter((route) => known.has(route) && page(before, route) !== page(after, route)),
  };
}
