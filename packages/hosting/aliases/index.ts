/**
 * Hosts find a page under several names: for `/a/index` many send the file `a/index.html`, or lead to `/a`. A redirect
 * between two such names is a loop there, and two pages under one name are a matter of luck. So a document whose route
 * ends in `/index` is at both names, and everything else that a host could mix up stops the build.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commonName } from '../commonName';
import { filesBelow } from '../files';
import { redirectTarget } from '../redirects';

/** Pages of a built site, as paths with forward slashes. */
export const htmlFiles = (folder: string): string[] =>
  filesBelow(folder).filter((file) => file.endsWith('.html'));

interface Page {
  readonly file: string;
  readonly html: string;
  /** The common name of where it leads to, if it is a redirect. */
  readonly target: string | undefined;
}

/** Address of a page's file as authors write it. */
const addressOf = (file: string): string => `/${file.replace(/(?:^|\/)index\.html$/, '')}`;

/** Checks that what hosts may mix up is one page, and returns it. */
function onlyPage(pages: readonly Page[]): Page | undefined {
  const [page, ...others] = pages.filter(({ target }) => target === undefined);
  const other = others.find(({ html }) => html !== page?.html);
  if (page && other) {
    throw new Error(
      `${addressOf(page.file)} and ${addressOf(other.file)} are two pages, but some hosts treat them as one. Give one of them a different address (front matter "slug").`,
    );
  }
  const names = new Set(pages.map(({ file }) => commonName(file)));
  const targets = pages.flatMap(({ target }) => target ?? []);
  const astray = targets.find((target) => (page ? !names.has(target) : target !== targets[0]));
  if (names.size > 1 || astray !== undefined) {
    const list = pages.map(({ file }) => addressOf(file)).join(' and ');
    throw new Error(
      `${list} are one address for hosts that ignore case or add ".html", and a redirect between them may loop. Remove the redirect.`,
    );
  }
  return page;
}

/**
 * Puts every page whose address ends in `/index` under the address without it too, and a redirect from such an address
 * likewise.
 *
 * @param folder a built site
 * @returns files that were written
 * @throws Error that names the addresses that a host could confuse, or that could loop
 */
export function writeAliases(folder: string, baseUrl: string): string[] {
  const pages = htmlFiles(folder).map((file): Page => {
    const html = readFileSync(path.join(folder, file), 'utf8');
    const to = redirectTarget(html);
    const target = to && commonName(to.slice(baseUrl.length));
    return { file, html, target };
  });
  const groups = new Map<string, Page[]>();
  for (const page of pages) {
    const name = commonName(page.file).toLowerCase();
    groups.set(name, [...(groups.get(name) ?? []), page]);
  }
  const written: string[] = [];
  for (const group of groups.values()) {
    const page = onlyPage(group) ?? group[0];
    if (!page) continue;
    for (const { file } of group) {
      const alias = file.replace(/(^|\/)index\/index\.html$/, '$1index.html');
      const files = alias === file ? [file] : [file, alias];
      for (const each of files) {
        const target = path.join(folder, each);
        if (existsSync(target) && readFileSync(target, 'utf8') === page.html) continue;
        mkdirSync(path.dirname(target), { recursive: true });
        writeFileSync(target, page.html);
        written.push(each);
      }
    }
  }
  return written;
}
