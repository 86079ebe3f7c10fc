/**
 * Whether the host serves pages at `/a` or at `/a/`. Many hosts redirect from one to the other, so each request in the
 * wrong form costs a round trip.
 */
import siteConfig from '@generated/docusaurus.config';

/** Whether addresses end in a slash; undefined until the host has shown it. */
let hasSlash: boolean | undefined;
/** The first request, while it's pending. It always resolves. */
let asking: Promise<void> | undefined;

/** Learns from the address of a page that the host sent. The home page's address is the same in both forms. */
function learn(address: string): void {
  const { pathname } = new URL(address);
  if (pathname !== siteConfig.baseUrl) hasSlash = pathname.endsWith('/');
}

/**
 * A page's address as the host writes it, as far as that's known. For `/a/index`, it's `/a`: the page is there too, and
 * many hosts redirect from one to the other.
 */
export function pageAddress(path: string): string {
  if (path === siteConfig.baseUrl) return path;
  return path.replace(/(?:\/index)?\/?$/, hasSlash ? '/' : '');
}

/**
 * Requests a page from the host. Until the form is known, there's only one request at a time.
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

/** Learns the host's form before a page is prefetched, because a prefetch doesn't reveal the final address. */
export async function learnForm(path: string): Promise<void> {
  if (hasSlash !== undefined) return;
  await (asking ??
    askHost(path, async (address) => {
      const { ok, url } = await fetch(address, { method: 'HEAD' });
      return ok ? url : undefined;
    }));
}

// The server renders with this module too.
if (typeof window !== 'undefined') learn(window.location.href);
