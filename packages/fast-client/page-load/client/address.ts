/**
 * Corrects the address before the router reads it:
 * - a trailing `index.html` or `.html` is stripped (2.4.3 finds the page but leaves the address, and shows it before the
 *   text is there, so that the place that the address names isn't found);
 * - a document that the host sends under another name, such as `/security` for `/security/index`, gets its own address;
 * - percent signs that encode nothing, or that encode white space, are escaped, because the not-found page has to work
 *   there.
 */
import siteConfig from '@generated/docusaurus.config';
import { commonName } from '../../../hosting/client';
import { learn } from '../../light-client/client/static-content/hostForm';
import { metadataAttribute, readMetadata } from '../../light-client/client/static-content/metadata';

/** Whether the router reads a path as it's written: it throws at some percent signs, and drops white space at the end. */
function isReadable(path: string): boolean {
  try {
    return !/\s$/.test(decodeURI(path));
  } catch {
    return false;
  }
}

const readable = (path: string): string => (isReadable(path) ? path : path.replace(/%/g, '%25'));

function withoutEnding(path: string): string {
  if (path.endsWith('/404.html')) return path;
  const stripped = path.replace(/(\/index)?\.html$/, '');
  return `${stripped}/` === siteConfig.baseUrl ? siteConfig.baseUrl : stripped;
}

function pathOfPage(): string {
  const text = document.querySelector(`[${metadataAttribute}]`);
  if (text) return readMetadata(text).metadata.permalink;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical ? new URL(canonical.href).pathname : '';
}

/** The path under which the router knows the page that the server sent. */
const own = pathOfPage();

/** The document's own path, if the address names it without the `index` at its end, or with an ending. */
function ownPath(path: string): string {
  const isAlias =
    /[^/]\/index$/.test(own) &&
    own !== path.replace(/\/$/, '') &&
    commonName(own) === commonName(path);
  return isAlias ? own : path;
}

/** The path of the page that the server sent when it was asked for a path. */
export const pathOfAnswer = (path: string): string =>
  own.endsWith('/404.html') ? own : ownPath(path);

const { pathname, search, hash } = window.location;
const better = ownPath(withoutEnding(readable(pathname)));
if (better !== pathname) {
  // An address that begins with two slashes would name another host.
  window.history.replaceState(
    window.history.state,
    '',
    better.replace(/^\/*/, '/') + search + hash,
  );
  // The not-found page, and one whose name may be a file's, come at addresses of any form.
} else if (!/\/(?:404\.html|index)$/.test(own)) learn(window.location.href);
