/**
 * Hosts find a page under several names: for `/a/index` many send the file `a/index.html`, or lead to `/a`. There, a
 * redirect between two such names is a loop, and if two pages share a name, either may be sent. So a document whose
 * route ends in `/index` is at both names, and everything else that a host could mix up stops the build.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commonName } from '../commonName';
import { filesBelow } from '../../files';
import { redirectTarget } from '../redirects';

/** Pages of a built site, as paths with forward slashes. */
export const htmlFiles = (folder: string): string[] =>
  filesBelow(folder).filter((file) => file.endsWith('.html'));

/**
 * Pages of a built site: their files by their routes below the base URL. `trailingSlash: false` makes a page `a.html`
 * instead of `a/index.html`. Of a document whose route ends in `/index`, the copy that hosts send without it is left out.
 */
export function pageFiles(folder: string): Map<string, string> {
  const all = new Set(htmlFiles(folder));
  return new Map(
    [...all]
      .filter((file) => !all.has(file.replace(/\.html$/, '/index.html')))
      .map((file) => [file.replace(/(?:^|\/)index\.html$|\.html$/, ''), file]),
  );
}

interface Page {
  readonly file: string;
  readonly html: string;
  /** The common name of where it leads to, if it is a redirect. */
  readonly target: string | undefined;
}

/** Address of a page's file as authors write it. */
const addressOf = (file: string): string => `/${file.replace(/(?:^|\/)index\.html$/, '')}`;

/**
 * Checks that the files that hosts may mix up are one page and redirects to it, or redirects to one place, and returns
 * the page.
 */
function onlyPage(pages: readonly [Page, ...Page[]]): Page {
  const page = pages.find(({ target }) => target === undefined) ?? pages[0];
  const names = new Set(pages.map(({ file }) => commonName(file)));
  const isOne = pages.every(({ html, target }) =>
    target === undefined || page.target !== undefined ? html === page.html : names.has(target),
  );
  if (names.size === 1 && isOne) return page;
  const list = pages.map(({ file }) => addressOf(file)).join(' and ');
  throw new Error(
    `${list} are one address for hosts that ignore case or add ".html", and must be one page. Give a page another address (front matter "slug"), or remove the redirect.`,
  );
}

/**
 * Puts every page whose address ends in `/index` under the address without it too, and a redirect from such an address
 * likewise.
 *
 * @param folder a built site
 * @throws Error that names the addresses that a host could confuse, or that could loop
 */
export function writeAliases(folder: string, baseUrl: string): void {
  const pages = htmlFiles(folder).map((file): Page => {
    const html = readFileSync(path.join(folder, file), 'utf8');
    const to = redirectTarget(html);
    const target = to && commonName(to.slice(baseUrl.length));
    return { file, html, target };
  });
  const groups = new Map<string, [Page, ...Page[]]>();
  for (const page of pages) {
    const name = commonName(page.file).toLowerCase();
    const group = groups.get(name);
    if (group) group.push(page);
    else groups.set(name, [page]);
  }
  for (const group of groups.values()) {
    const { html } = onlyPage(group);
    for (const { file } of group) {
      for (const name of [file, file.replace(/(^|\/)index\/index\.html$/, '$1index.html')]) {
        mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
        writeFileSync(path.join(folder, name), html);
      }
    }
  }
}
