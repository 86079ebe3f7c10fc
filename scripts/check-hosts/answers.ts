/** What a host answers to requests as they are written, compared with the files that it has. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { offered, redirectTarget } from '../../packages/hosting';
import { ask, each, type Answer } from '../../tests/site/hosting';
import type { Host } from './host';

/** What a site is, for a host that has it at `baseUrl`. */
export interface Site {
  /** The build, not nested. */
  readonly folder: string;
  readonly baseUrl: string;
}

/** What was found; `faults` are sentences with the address. */
export interface Answers {
  readonly addresses: number;
  readonly right: number;
  readonly faults: readonly string[];
  readonly policy: 'header' | 'page' | 'none';
  /** Type of a Markdown copy. */
  readonly markdown: string;
}

/** What is at an address after all redirects, for a client that takes no compression. */
const get = (address: string): Promise<Response> =>
  fetch(address, { headers: { 'Accept-Encoding': 'identity' } });

const header = ({ headers }: Answer, name: string): string => headers[name]?.toString() ?? '';

/** Three forms in which readers and links write the address of a page. */
function forms(route: string): string[] {
  const bare = route.replace(/\/$/, '');
  return [...new Set([route, `${bare}/`, `${bare}/index.html`])];
}

async function checkPages(
  origin: string,
  { folder, baseUrl }: Site,
  routes: readonly string[],
): Promise<Pick<Answers, 'addresses' | 'right' | 'faults'>> {
  const read = (route: string): string =>
    readFileSync(path.join(folder, route.slice(baseUrl.length), 'index.html'), 'utf8');
  const faults: string[] = [];
  const addresses = routes.flatMap((route) => forms(route).map((form) => ({ route, form })));
  await each(addresses, async ({ route, form }) => {
    const page = read(route);
    const target = redirectTarget(page);
    // Redirects without end are an error.
    const response = await get(origin + form).catch(() => undefined);
    const text = await response?.text();
    const isRight = text === page || (target !== undefined && text === read(target));
    if (response?.status !== 200 || !isRight)
      faults.push(`${form}: ${response?.status ?? 'no answer'}, not its page: ${response?.url}`);
  });
  return { addresses: addresses.length, right: addresses.length - faults.length, faults };
}

/** Addresses that no page has, below the base path. */
const unknown = [
  'nothing-here',
  'getting-started/nothing/',
  'vaults/9.9.9/smart-contracts/vault',
  'Getting-Started/Intro',
] as const;

/** As hostile clients write them. There is no zero byte, which several programs report as an internal error. */
const malformed = [
  '%',
  '%E0%A4%A',
  '..%2f..%2f..%2fetc/passwd',
  '%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '%c0%ae%c0%ae/',
  ';x',
  '/evil.example/%2e%2e',
  '\\\\evil.example',
] as const;

async function checkOthers(
  origin: string,
  { folder, baseUrl }: Site,
  { hasOwnNotFound }: Pick<Host, 'hasOwnNotFound'>,
): Promise<string[]> {
  const faults: string[] = [];
  const own = readFileSync(path.join(folder, '404.html'), 'utf8');
  for (const name of unknown) {
    const response = await get(origin + baseUrl + name);
    if (response.status !== 404) faults.push(`${name}: ${response.status} instead of 404`);
    if ((await response.text()) !== own && !hasOwnNotFound)
      faults.push(`${name}: not the site's own page`);
  }
  for (const name of malformed) {
    const answer = await ask(origin, baseUrl + name).catch(() => undefined);
    if (!answer) {
      faults.push(`${name}: no answer`);
      continue;
    }
    const to = answer.headers['location'] && new URL(header(answer, 'location'), origin).origin;
    if (answer.status >= 500) faults.push(`${name}: ${answer.status}`);
    if (to && to !== origin) faults.push(`${name}: leads to ${to}`);
    if (/root:.*:0:0:/.test(answer.body.toString())) faults.push(`${name}: gives away a file`);
  }
  const asset = await ask(origin, `${baseUrl}assets/js/nothing.0123abcd.js`);
  if (asset.status !== 404) faults.push(`a missing asset: ${asset.status} instead of 404`);
  if (/immutable|max-age=\d{5}/.test(header(asset, 'cache-control'))) {
    faults.push('a missing asset is cached for good');
  }
  if ((await ask(origin, `${baseUrl}nothing-here`).catch(() => undefined)) === undefined) {
    faults.push('no longer answers');
  }
  return faults;
}

/**
 * Asks a host for every page in three forms of its address, and for pages that don't exist.
 *
 * @param every 1 for all pages; n for each nth, in addition to those that hosts are known to mix up
 */
export async function checkAnswers(
  origin: string,
  site: Site,
  host: Pick<Host, 'hasOwnNotFound'>,
  every = 1,
): Promise<Answers> {
  const { folder, baseUrl } = site;
  const routes = offered(folder, baseUrl).routes.filter(
    (route, index) =>
      index % every === 0 ||
      /\/security(?:\/|$)|\/vaults\/[\d.]+$/.test(route) ||
      route === baseUrl,
  );
  const pages = await checkPages(origin, site, routes);
  const others = await checkOthers(origin, site, host);
  const intro = await get(`${origin}${baseUrl}getting-started/intro`);
  const inPage = /http-equiv="Content-Security-Policy"/.test(await intro.text());
  const copy = await ask(origin, `${baseUrl}security/multisig.md`);
  return {
    ...pages,
    faults: [...pages.faults, ...others],
    policy: intro.headers.has('content-security-policy') ? 'header' : inPage ? 'page' : 'none',
    markdown:
      copy.status === 200 ? (header(copy, 'content-type').split(';')[0] ?? '') : `${copy.status}`,
  };
}
