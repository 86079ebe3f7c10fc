import { existsSync } from 'node:fs';
import path from 'node:path';
import leven from 'leven';
import type { Document } from '../document';
import type { Page, Site } from './index';
import { placeOf, routeOf } from './routes';

/** What is wrong with a link. */
export interface WrongLink {
  readonly kind: 'wrong';
  readonly message: string;
  readonly fix: string;
  readonly target: string | undefined;
  /** Whether the page is right, and its anchor isn't. */
  readonly isAnchor?: true;
}

const toPage = 'link to a page that exists, or to a file by its path in static/';
const toFile =
  'link to a file that exists; other sites start with "https://", mail addresses with "mailto:"';

/** What a link leads to. */
export type Resolved =
  | { readonly kind: 'page'; readonly page: Page; readonly anchor: string | undefined }
  | { readonly kind: 'file' | 'external' }
  | WrongLink;

/**
 * How to fix a wrong target.
 *
 * @param like what it is meant to be
 * @param otherwise the fix if nothing is like it
 */
export function suggestion(
  like: string | undefined,
  isCertain: boolean,
  otherwise: string,
): string {
  if (like === undefined) return otherwise;
  return isCertain ? `write "${like}"` : `did you mean "${like}"?`;
}

/**
 * A wrong link, and the right target, where there is no doubt.
 *
 * @param otherwise the fix if nothing is like it
 * @param like what it is meant to be
 */
function wrong(message: string, otherwise: string, like?: string, isCertain = true): WrongLink {
  const fix = suggestion(like, isCertain, otherwise);
  return { kind: 'wrong', message, fix, target: isCertain ? like : undefined };
}

/**
 * The text nearest to a wrong one, if it is near enough to be meant.
 *
 * @param allowed letters that may differ
 */
export function nearest(
  text: string,
  known: Iterable<string>,
  allowed = Math.max(2, Math.floor(text.length / 3)),
): string | undefined {
  let best: string | undefined;
  let least = allowed + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - text.length) >= least) continue;
    const distance = leven(text.toLowerCase(), candidate.toLowerCase());
    if (distance < least) {
      best = candidate;
      least = distance;
    }
  }
  return best;
}

/**
 * The path that a wrong one is meant to be: the same name in another folder, or a name with a slip in it.
 *
 * @param known paths of the same form
 */
function nearestPath(wrongPath: string, known: Iterable<string>): string | undefined {
  const name = path.posix.basename(wrongPath);
  const paths = [...known];
  const [moved] = paths
    .filter((candidate) => path.posix.basename(candidate) === name)
    .sort((a, b) => leven(a, wrongPath) - leven(b, wrongPath));
  return (
    nearest(wrongPath, paths, 1) ??
    moved ??
    nearest(wrongPath, paths, Math.max(2, Math.floor(name.length / 4)))
  );
}

/** A segment of a target as disks, routes, and headings spell it. A wrongly encoded one stays as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The parts of a target: its path, its anchor, and all that follows the path. */
interface Parts {
  readonly pathname: string;
  readonly anchor: string | undefined;
  readonly rest: string;
}

function partsOf(target: string): Parts {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  const anchor = /#(.*)$/s.exec(rest)?.[1];
  return { pathname: decoded(pathname), anchor: anchor && decoded(anchor), rest };
}

/** A path as links write it. */
const encoded = (file: string): string => encodeURI(file).replace(/[#?]/g, encodeURIComponent);

/**
 * How a document links to another one: a path of a file inside an instance and release, a route across them.
 *
 * @param rest what follows the path, with its `#`
 */
function linkTo({ facts }: Site, from: Document, to: Document, rest: string): string {
  const here = placeOf(facts, from.file);
  const there = placeOf(facts, to.file);
  const same = here?.folder === there?.folder && here?.instance !== 'blog';
  if (!same) return `${encoded(routeOf(facts, to) ?? '')}${rest}`;
  const relative = path.posix.relative(path.posix.dirname(from.file), to.file);
  return `${relative.startsWith('.') ? '' : './'}${encoded(relative)}${rest}`;
}

function resolveFile(site: Site, from: Document, { pathname, anchor, rest }: Parts): Resolved {
  const { documents } = site;
  const file = path.posix.join(path.posix.dirname(from.file), pathname);
  const document = documents.get(file);
  if (document === undefined) {
    const longer = [`${file}.md`, `${file}.mdx`, file.replace(/\/$/, '.md')];
    // Windows writes paths with backslashes.
    const plain = path.posix.normalize(file.replaceAll('\\', '/'));
    const like = longer.find((one) => documents.has(one)) ?? nearestPath(plain, documents.keys());
    const isCertain = [file, ...longer].some((one) => one.toLowerCase() === like?.toLowerCase());
    const to = documents.get(like ?? '');
    const link = to && linkTo(site, from, to, rest);
    return wrong(`there is no document "${file}"`, toFile, link, isCertain);
  }
  if (placeOf(site.facts, file)?.folder !== placeOf(site.facts, from.file)?.folder) {
    const target = linkTo(site, from, document, rest);
    const message = `"${pathname}" is in another section or release`;
    return { ...wrong(message, toPage, target), fix: `write its route, "${target}"` };
  }
  return { kind: 'page', page: { route: routeOf(site.facts, document) ?? '', document }, anchor };
}

/** Whether a path leads to a file in `static/`. */
const isStatic = ({ root }: Site, file: string): boolean =>
  /\.\w+$/.test(file) && existsSync(path.join(root, 'static', file));

function resolveRoute(
  site: Site,
  from: Document | undefined,
  { pathname, anchor, rest }: Parts,
): Resolved {
  const route = pathname === '/' ? pathname : pathname.replace(/\/+$/, '');
  const page = site.pages.get(route);
  const redirected = site.redirects.get(route);
  if (redirected !== undefined)
    return wrong(`"${route}" only redirects to another page`, toPage, `${redirected}${rest}`);
  if (page === undefined) {
    if (isStatic(site, pathname)) return { kind: 'file' };
    const missing = `there is no page "${pathname}"`;
    if (site.facts.files.includes(pathname))
      return wrong(missing, toPage, `pathname://${pathname}`);
    const { section, releases } = site.facts.versions;
    const plain = route
      .replace(/\.(?:mdx?|html)$|^\/static(?=\/)/g, '')
      // The newest release has no number in its routes.
      .replace(`/${section}/${releases[0]}/`, `/${section}/`);
    const isThere = site.pages.has(plain) || isStatic(site, plain);
    const like = isThere ? plain : nearestPath(plain, site.pages.keys());
    const isCertain = like?.toLowerCase() === plain.toLowerCase();
    return wrong(missing, toPage, like && `${like}${rest}`, isCertain);
  }
  if (route !== pathname)
    return wrong(`"${pathname}" ends with a slash`, toPage, `${route}${rest}`);
  if (from !== undefined && page.document !== undefined && !from.generated) {
    const target = linkTo(site, from, page.document, rest);
    if (!target.startsWith('/')) {
      const message = `"${pathname}" is in this section`;
      return { ...wrong(message, toPage, target), fix: `write the path of its file, "${target}"` };
    }
  }
  return { kind: 'page', page, anchor };
}

/** An address of the server on which a writer has seen the page: it takes the next port if one is in use. */
const onWritersServer = /^http:\/\/(?:localhost|127\.0\.0\.1):30\d\d\/(?=.)/;

/**
 * What a link leads to.
 *
 * @param from document that holds the link; none for a link of the site's frame
 */
export function resolveLink(site: Site, from: Document | undefined, target: string): Resolved {
  const host = /^https?:\/\/([^/?#]*)/i.exec(target)?.[1]?.toLowerCase();
  if (host === new URL(site.facts.url).host || onWritersServer.test(target)) {
    const rest = target.replace(/^https?:\/\/[^/?#]*\/?/i, '/');
    const inner = resolveLink(site, from, rest);
    const better = inner.kind === 'wrong' ? inner.target : inner.kind === 'page' ? rest : undefined;
    return wrong('the address of this site is written out', 'write a path', better);
  }
  const [, branch, source] =
    /^https:\/\/github\.com\/[^/]+\/[^/]+\/(?:blob|edit)\/([^/]+)\/([^?#]+)/.exec(target) ?? [];
  const shown = branch === site.facts.branch ? site.documents.get(source ?? '') : undefined;
  if (from && shown) {
    const right = linkTo(site, from, shown, '');
    return wrong('the link leads to the source of a page', toPage, right);
  }
  if (target.startsWith('pathname://')) {
    const file = target.slice('pathname://'.length).replace(/[?#].*$/, '');
    if (site.facts.files.includes(file) || isStatic(site, file)) return { kind: 'file' };
    return wrong(`there is no file "static${file}"`, 'link to a file that exists');
  }
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|www\.)/i.test(target)) return { kind: 'external' };
  if (target === '' || target === '#') return wrong('the link leads nowhere', 'name its target');
  if (/%(?![\da-f]{2})/i.test(target)) {
    return wrong(`"${target}" holds a percent sign that encodes nothing`, 'write it as "%25"');
  }
  const parts = partsOf(target);
  const { pathname, anchor } = parts;
  if (pathname.startsWith('/')) return resolveRoute(site, from, parts);
  if (from === undefined) {
    const fix = 'start it with a slash, and leave out the ending of the file';
    return wrong(`"${target}" is not a route`, fix);
  }
  if (pathname === '') {
    const route = routeOf(site.facts, from) ?? '';
    return { kind: 'page', page: { route, document: from }, anchor };
  }
  if (/\.(?!mdx?$)\w+$/.test(pathname)) {
    const file = path.posix.join(path.posix.dirname(from.file), pathname);
    return existsSync(path.join(site.root, file))
      ? { kind: 'file' }
      : wrong(`there is no file "${file}"`, toFile);
  }
  return resolveFile(site, from, parts);
}

/** What is wrong with a link, or with its anchor if it leads to a page that exists. */
export function wrongLink(
  site: Site,
  from: Document | undefined,
  target: string,
): WrongLink | undefined {
  const resolved = resolveLink(site, from, target);
  if (resolved.kind === 'wrong') return resolved;
  if (resolved.kind !== 'page' || resolved.anchor === undefined) return undefined;
  const { anchor, page } = resolved;
  if (anchor === '') return wrong('the link ends with "#"', toPage, target.slice(0, -1));
  // The anchors of pages without a document aren't known here, because these pages are code. A part appears in pages
  // that have more anchors.
  if (page.document === undefined || site.partials.has(page.document.file)) return undefined;
  const known = site.anchors(page.document);
  // In browsers, every page has the anchor `#top`.
  if (anchor === 'top' || known.has(anchor)) return undefined;
  const right = [...known].find((candidate) => candidate.toLowerCase() === anchor.toLowerCase());
  const like = right ?? nearest(anchor, known);
  const fix = `give the heading in ${page.document.file} this id, or link to one that it has`;
  const message = `"${page.route}" has no anchor "${anchor}"`;
  const corrected = like && target.replace(/#.*/s, `#${like}`);
  return { ...wrong(message, fix, corrected, right !== undefined), isAnchor: true };
}
