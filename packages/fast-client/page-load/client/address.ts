/**
 * Puts the address right before the router reads it:
 * - a trailing `index.html` is stripped (2.4.3 finds the page but leaves the address);
 * - percent signs that encode nothing are escaped: the router throws at them, and the not-found page has to work there.
 */
import siteConfig from '@generated/docusaurus.config';

function isValid(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

function readable(path: string): string {
  if (isValid(path)) return path;
  const escaped = path.replace(/%(?![0-9a-f]{2})/gi, '%25');
  return isValid(escaped) ? escaped : path.replace(/%/g, '%25');
}

function withoutIndex(path: string): string {
  if (!path.endsWith('/index.html')) return path;
  const stripped = path.slice(0, -'/index.html'.length);
  return `${stripped}/` === siteConfig.baseUrl ? siteConfig.baseUrl : stripped;
}

const { pathname, search, hash } = window.location;
const better = withoutIndex(readable(pathname));
if (better !== pathname) {
  // An address that begins with two slashes would name another host.
  window.history.replaceState(
    window.history.state,
    '',
    better.replace(/^\/*/, '/') + search + hash,
  );
}
