import { scriptsAttribute } from '../startScripts';
import { signalFor } from './signalFor';

/** How long to wait to learn whether the site was deployed again, in milliseconds. */
const timeout = 5000;

const mainScript = /\/assets\/js\/main\.[0-9a-f]+\.js/;

function get(url: string, cache: RequestCache = 'no-store'): Promise<Response | undefined> {
  return fetch(url, { cache, signal: signalFor(timeout) }).catch(() => undefined);
}

/**
 * Whether something that names its scripts, such as the markup of a page, comes from a different build than this tab's.
 */
function namesOtherBuild(scripts: string): boolean {
  const current = [...document.scripts].map(({ src }) => mainScript.exec(src)?.[0]).find(Boolean);
  const offered = mainScript.exec(scripts)?.[0];
  return Boolean(current && offered && current !== offered);
}

/** Whether a page comes from a different build than this tab's. */
export function isOfOtherBuild(page: Document): boolean {
  const list = page.querySelector(`[${scriptsAttribute}]`)?.getAttribute(scriptsAttribute);
  return namesOtherBuild(list ?? '');
}

/** Whether the server now has a different build than this tab's. */
export async function isDeployedAnew(path: string): Promise<boolean> {
  return namesOtherBuild((await (await get(path))?.text().catch(() => '')) ?? '');
}

/** Address of the file that failed to load, as the loader's error names it. */
function fileOf(error: unknown): string | undefined {
  const { request } = (error ?? {}) as { request?: unknown };
  return typeof request === 'string' ? request : undefined;
}

/**
 * Fetches a file that failed to load, past every cache. Caches keep files with a hash for good, even broken ones.
 *
 * @param error the loader's error, which names the file
 */
export async function fetchAnew(error: unknown): Promise<void> {
  const file = fileOf(error);
  if (file === undefined) return;
  await (await get(file, 'reload'))?.arrayBuffer().catch(() => undefined);
}

/**
 * Loads what failed, past every cache. A page comes in several files, and each of them may be broken, so as long as the
 * error names another file, that one is fetched again too.
 *
 * @param tried the files that were fetched again
 */
export async function loadAnew<T>(
  error: unknown,
  load: () => Promise<T>,
  tried: readonly unknown[] = [],
): Promise<T> {
  const file = fileOf(error);
  if (tried.includes(file)) throw error;
  await fetchAnew(error);
  return load().catch((next: unknown) => loadAnew(next, load, [...tried, file]));
}

/** How many servers to ask at most. Servers behind one address may have different builds. */
const asked = 4;

/** Whether the file that failed to load no longer exists, rather than being out of reach for now. */
export async function isGone(error: unknown): Promise<boolean> {
  const file = fileOf(error);
  if (file === undefined) return false;
  const answers = await Promise.all(Array.from({ length: asked }, () => get(file)));
  return answers.some((answer) => answer?.status === 404 || answer?.status === 410);
}
