/**
 * How the host writes addresses of pages: `/a` or `/a/`. Many lead from one to the other, and each page that is asked for
 * in the wrong form costs a redirect.
 */
import siteConfig from '@generated/docusaurus.config';

/** Whether addresses end in a slash; undefined until the host has shown it. */
let hasSlash: boolean | undefined;
/** The first question, while its answer is not known. Resolves in any case. */
let asking: Promise<void> | undefined;

/** Learns from an address under which the host sent a page. That of the home page is the same in both forms. */
function learn(address: string): void {
  const { pathname } = new URL(address);
  if (pathname !== siteConfig.baseUrl) hasSlash = pathname.endsWith('/');
}

/**
 * A page's address as the host writes it, as far as that is known. That of `/a/index` is `/a`: there it is as well, and
 * many hosts lead from the one to the other.
 */
export function pageAddress(path: string): string {
  if (path === siteConfig.baseUrl) return path;
  return path.replace(/(?:\/index)?\/?$/, hasSlash ? '/' : '');
}

/**
 * Asks the host for a page. As long as its form is not known, one page is asked for at a time.
 *
 * @param ask sends a request for an address, and resolves with the one that a page came from; undefined if none came
 */
export async function askHost(
  path: string,
  ask: (address: string) => Promise<string | undefined>,
): Promise<void> {
  if (hasSlash === undefined && asking) await asking;
  const answer = ask(pageAddress(path)).then(
    (address) => {
      if (address) learn(address);
    },
    () => undefined,
  );
  if (hasSlash === undefined) asking = answer;
  await answer;
}

/** Has the host show its form before a page is fetched ahead: a page that is fetched that way reveals no address. */
export async function learnForm(path: string): Promise<void> {
  if (hasSlash !== undefined) return;
  await (asking ??
    askHost(path, async (address) => {
      const { ok, url } = await fetch(address, { method: 'HEAD' });
      return ok ? url : undefined;
    }));
}

// The server draws with this module too.
if (typeof window !== 'undefined') learn(window.location.href);
