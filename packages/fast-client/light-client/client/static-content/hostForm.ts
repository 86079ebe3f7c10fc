/**
 * Whether the host serves pages at `/a` or at `/a/`. Many hosts redirect from one to the other, so each request in the
 * wrong form costs a round trip.
 */
import siteConfig from '@generated/docusaurus.config';
import { signalFor } from '../../../page-load/client/signalFor';

/** Whether addresses end in a slash; undefined until the host has shown it. */
let hasSlash: boolean | undefined;
/** The question to the host, while it's pending. */
let asking: Promise<void> | undefined;

/** Learns from the address of a page that the host sent. The home page's address is the same in both forms. */
export function learn(address: string): void {
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

/** Asks the host, for three seconds at most: without an answer, the page is asked for in either form. */
async function ask(path: string): Promise<void> {
  const signal = signalFor(3000);
  const answer = await fetch(pageAddress(path), { method: 'HEAD', signal }).catch(() => undefined);
  if (answer?.ok) learn(answer.url);
}

/**
 * Learns the host's form before a page is requested. A visit knows it from its first address (`address.ts`) or asks when
 * the first page is fetched ahead, since that doesn't reveal the final address.
 */
export async function learnForm(path: string): Promise<void> {
  if (hasSlash !== undefined) return;
  asking ??= ask(path).finally(() => {
    asking = undefined;
  });
  await asking;
}
