/** What a reader meets on a host, in Chromium. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import parseEntities from 'parse-entities';
import { listFile, type OfflineList } from '../../packages/offline';
import { commonName } from '../../packages/hosting';
import { sections } from '../../src/data/sections';
import type { Running } from '../setup/launch';
import type { Host } from './host';
import type { Site } from './answers';

/** What a visit found. */
export interface Visit {
  readonly steps: number;
  /** Steps that ended on the right page without Retry, and without the browser loading a page. */
  readonly right: number;
  readonly redirects: number;
  readonly faults: readonly string[];
}

/** Longest wait for a page, in milliseconds. */
const timeoutMs = 15_000;

/** Longest wait for a section to be kept, in milliseconds. */
const keepsWithin = 60_000;

/** A page in a browser that has seen nothing yet. */
async function newPage(
  browser: Browser,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<Page> {
  return browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers });
}

function titleOf({ folder, baseUrl }: Site, route: string): string {
  const name = decodeURI(route).slice(baseUrl.length);
  const html = readFileSync(path.join(folder, name, 'index.html'), 'utf8');
  return parseEntities(/<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '');
}

const hydrated = (page: Page): Promise<unknown> =>
  page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached', timeout: timeoutMs });

/** Waits until a route is shown; resolves with what is wrong, if something is. */
async function shown(page: Page, site: Site, route: string): Promise<string | undefined> {
  const title = titleOf(site, route);
  const isShown = await page
    .waitForFunction(
      ([wanted, expected]) =>
        window.location.pathname.replace(/\/$/, '') === wanted.replace(/\/$/, '') &&
        document.title === expected &&
        document.querySelector('main')?.textContent !== '',
      [route, title] as const,
      { timeout: timeoutMs },
    )
    .catch(() => undefined);
  if (await page.getByRole('button', { name: 'Retry' }).count()) return 'a Retry box';
  return isShown ? undefined : `"${await page.title()}" at ${page.url()}`;
}

/** Follows the first link that a selector finds, and returns the path that it leads to. */
async function click(page: Page, selector: string): Promise<string> {
  return page.evaluate((wanted) => {
    const link = document.querySelector<HTMLAnchorElement>(wanted);
    if (!link) throw new Error(`no ${wanted} on ${window.location.href}`);
    link.click();
    return link.pathname;
  }, selector);
}

/** Links of the menu to documents that were not read yet. */
const menuLinks = (page: Page): Promise<string[]> =>
  page.$$eval('.menu a.menu__link[href]', (links) =>
    (links as HTMLAnchorElement[])
      .filter(({ pathname, hash }) => pathname !== window.location.pathname && !hash)
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('/')),
  );

/**
 * Reads from the home page through all sections, and back.
 *
 * @param perSection documents that are read of each section, in addition to its main one and the one after the last
 */
export async function walk(
  browser: Browser,
  origin: string,
  site: Site,
  perSection: number,
): Promise<Visit> {
  const { baseUrl } = site;
  const page = await newPage(browser);
  const faults: string[] = [];
  let redirects = 0;
  let steps = 0;
  let wrong = 0;
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Service Worker/.test(message.text()))
      faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 300 && response.status() !== 304 && response.status() < 400)
      redirects += 1;
  });
  await page.goto(origin + baseUrl);
  await hydrated(page);
  const mark = (): Promise<void> =>
    page.evaluate(() => void Object.assign(window, { visit: true }));
  await mark();
  const step = async (name: string, go: () => Promise<string>): Promise<void> => {
    steps += 1;
    let fault: string | undefined;
    try {
      const route = await go();
      fault = await shown(page, site, route);
    } catch (error) {
      fault = (error as Error).message.split('\n')[0];
    }
    const isHere = await page.evaluate(() => 'visit' in window);
    fault ??= isHere ? undefined : 'the browser loaded the page';
    if (!isHere) await mark();
    if (fault) {
      wrong += 1;
      faults.push(`${name}: ${fault}`);
    }
  };
  const path = (route: string): string => baseUrl + route.slice(1);
  for (const { label, navTarget } of sections) {
    await step(label, () => click(page, `.navbar a[href="${path(navTarget)}"]`));
    const links = (await menuLinks(page)).slice(0, perSection);
    for (const link of links) await step(link, () => click(page, `.menu a[href="${link}"]`));
    const next = page.locator('.pagination-nav__link--next');
    if (await next.count())
      await step(`after ${links.at(-1) ?? label}`, () =>
        click(page, '.pagination-nav__link--next'),
      );
  }
  await step('home', () => click(page, '.navbar__brand'));
  for (const way of [-2, 1] as const) {
    await step(`history ${way}`, async () => {
      const before = page.url();
      await page.evaluate((by) => window.history.go(by), way);
      await page.waitForURL((url) => url.href !== before);
      return new URL(page.url()).pathname;
    });
  }
  await page.close();
  if (redirects > 1) faults.push(`${redirects} redirects in one visit`);
  return { steps, right: steps - wrong, redirects, faults };
}

/** Opens a document, ends the host, and opens every document of its section. Returns how many of them open. */
export async function readOffline(
  browser: Browser,
  running: Running,
  site: Site,
): Promise<{ pages: number; right: number }> {
  const { folder, baseUrl } = site;
  const list = JSON.parse(readFileSync(path.join(folder, listFile), 'utf8')) as OfflineList;
  const [[id, section] = ['', { pages: [] }]] = Object.entries(list.sections);
  const page = await newPage(browser, 'allow');
  const { origin } = running;
  await page.goto(origin + (section.pages[0] ?? baseUrl));
  await hydrated(page);
  const mark = `${baseUrl}${listFile}?${id}`;
  for (let left = keepsWithin / 500; left > 0; left -= 1) {
    if (await page.evaluate(async (key) => Boolean(await caches.match(key)), mark)) break;
    await page.waitForTimeout(500);
  }
  await running.stop();
  let right = 0;
  for (const route of section.pages) {
    await page.goto(origin + route).catch(() => undefined);
    const title = await page.title().catch(() => '');
    // With its notice or, from the browser's own cache, without: some hosts let browsers keep pages for a while.
    if (title === titleOf(site, route)) right += 1;
  }
  await page.close();
  return { pages: section.pages.length, right };
}

/**
 * A deployment between two clicks: both have to end on the right page.
 *
 * @param folders of the build, and of the next one, as the host publishes them
 */
export async function deployBetweenClicks(
  browser: Browser,
  host: Host,
  site: Site,
  folders: readonly [string, string],
  port: number,
): Promise<string[]> {
  const { baseUrl } = site;
  const faults: string[] = [];
  let running = await host.start(folders[0], port);
  const page = await newPage(browser);
  try {
    await page.goto(`${running.origin}${baseUrl}getting-started/intro`);
    await hydrated(page);
    const links = (await menuLinks(page)).filter((link) => !commonName(link).endsWith('/intro'));
    const [first = '', second = '', third = ''] = links;
    const go = async (link: string): Promise<void> => {
      await click(page, `.menu a[href="${link}"]`);
      const fault = await shown(page, site, link);
      if (fault) faults.push(`${link} after a deployment: ${fault}`);
    };
    await go(first);
    await running.stop();
    running = await host.start(folders[1], port);
    await go(second);
    await hydrated(page);
    await go(third);
    await page.goBack();
    const fault = await shown(page, site, second);
    if (fault) faults.push(`back to ${second} after a deployment: ${fault}`);
  } finally {
    await page.close();
    await running.stop();
  }
  return faults;
}
