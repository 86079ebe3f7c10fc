import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../packages/files';
import { htmlFiles, redirectTarget } from '../../packages/hosting';

/** What differs between two builds. */
export interface Comparison {
  /** Bytes of all files, uncompressed. */
  readonly total: { readonly before: number; readonly after: number };
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
  /** Addresses of accounts and contracts that nothing showed before, or that nothing shows now. */
  readonly addresses: { readonly added: readonly string[]; readonly removed: readonly string[] };
  /** Other sites that nothing named before. */
  readonly sites: readonly string[];
  /** Scripts that weren't there before: files outside `assets`, where names change with every build, and inline hashes. */
  readonly scripts: readonly string[];
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

/** What readers see of each page that isn't a redirect, by its route. */
function pagesOf(build: string): Map<string, string> {
  const files = htmlFiles(build).filter((file) => path.posix.basename(file) === 'index.html');
  const pages = files.map((file) => {
    const html = readFileSync(path.join(build, file), 'utf8');
    return { route: `/${file.replace(/\/?index\.html$/, '')}`, html };
  });
  const own = pages.filter(({ html }) => redirectTarget(html) === undefined);
  return new Map(own.map(({ route, html }) => [route, visible(html)]));
}

const only = (some: Iterable<string>, others: Iterable<string>): string[] => {
  const known = new Set(others);
  return [...some].filter((one) => !known.has(one));
};

/** The pages, scripts, and data of a build: everything that browsers read as text. */
const textsOf = (build: string): string[] =>
  filesBelow(build)
    .filter((file) => /\.(?:html|js|json)$/.test(file))
    .map((file) => readFileSync(path.join(build, file), 'utf8'));

const found = (texts: readonly string[], pattern: RegExp): Set<string> =>
  new Set(texts.flatMap((text) => text.match(pattern) ?? []));

/** Every address, however it's written, also where tags split it. A topic is longer. */
const addressesIn = (texts: readonly string[]): Set<string> =>
  found(
    texts.flatMap((text) => [text, text.replace(/<[^>]*>/g, '')]),
    /0x[\da-f]{40}(?![\da-f]{24})/gi,
  );

const host = /(?<=(?:https?:|=["']?)\/\/)[^\s"'`<>(){}$\\/?#,;&]+\.[^\s"'`<>(){}$\\/?#,;&.]+/gi;

const scriptsOf = (build: string, texts: readonly string[]): string[] => [
  ...filesBelow(build).filter((file) => /^(?!assets\/).*\.m?js$/.test(file)),
  ...found(texts, /\bsha256-[\w+/=]+/g),
];

/** Compares two builds of the site. */
export function compare(before: string, after: string): Comparison {
  const [old, now] = [pagesOf(before), pagesOf(after)];
  const total = (build: string): number =>
    filesBelow(build)
      .filter((file) => !/\.(br|gz)$/.test(file))
      .reduce((sum, file) => sum + statSync(path.join(build, file)).size, 0);
  const [had, has] = [textsOf(before), textsOf(after)];
  const [shown, shows] = [addressesIn(had), addressesIn(has)];
  const added = only(now.keys(), old.keys());
  return {
    total: { before: total(before), after: total(after) },
    added,
    removed: only(old.keys(), now.keys()),
    changed: only(now.keys(), added).filter((route) => old.get(route) !== now.get(route)),
    addresses: { added: only(shows, shown), removed: only(shown, shows) },
    sites: only(found(has, host), found(had, host)),
    scripts: only(scriptsOf(after, has), scriptsOf(before, had)),
  };
}
