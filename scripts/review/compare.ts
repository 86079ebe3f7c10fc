import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { filesBelow, htmlFiles, redirectTarget } from '../../packages/hosting';
import { listedScripts } from '../../packages/fast-client/page-load/startScripts';

/** The pages whose sizes are compared, as examples of all others. */
const samples = ['/', '/getting-started/intro', '/vaults/smart-contracts/vault'] as const;

/** What differs between two builds. */
export interface Comparison {
  /** Bytes that a first visit loads before it shows a page, compressed, by route: before and after. */
  readonly firstLoad: readonly { route: string; before: number; after: number }[];
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

function compressed(file: string): number {
  const made = `${file}.br`;
  if (existsSync(made)) return statSync(made).size;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return brotliCompressSync(readFileSync(file), { params }).length;
}

/** Bytes of a page with its own scripts and styles, compressed; 0 if the build lacks it. */
function firstLoad(build: string, route: string): number {
  const file = path.join(build, route, 'index.html');
  if (!existsSync(file)) return 0;
  const html = readFileSync(file, 'utf8');
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
  return [...new Set([...styles.map((match) => match[1] ?? ''), ...listedScripts(html)])]
    .map((address) => path.join(build, address))
    .filter((part) => existsSync(part))
    .reduce((sum, part) => sum + compressed(part), compressed(file));
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
    firstLoad: samples.map((route) => ({
      route,
      before: firstLoad(before, route),
      after: firstLoad(after, route),
    })),
    total: { before: total(before), after: total(after) },
    added: now.filter((route) => !known.has(route)),
    removed: old.filter((route) => !now.includes(route)),
    changed: now.filter((route) => known.has(route) && page(before, route) !== page(after, route)),
  };
}
