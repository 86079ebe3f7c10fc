/**
 * Every page of the build, but of the contracts only the newest and the oldest release, opened once: alternately on a
 * wide screen in the light mode and on a phone in the dark mode, then looked at on the other screen, on the narrowest,
 * and on paper.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { allRoutes } from '../routes';
import { audit, axeFile } from './support/axe';
import { tightBlocks } from './support/gaps';
import { paperLosses } from './support/paper';
import { buildFolder, expect, hydrated, test } from './support/site';
import { cutTables } from './support/tables';

/** Pages that one test opens: few enough to see where a failure is, many enough to share a browser. */
const batchSize = 20;

const files = readdirSync(buildFolder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => path.basename(file) === 'index.html',
);
const sizeOf = (file: string): number => statSync(path.join(buildFolder, file)).size;
const [longestList] = files
  .filter((file) => /tags\/./.test(path.dirname(file)))
  .sort((a, b) => sizeOf(b) - sizeOf(a));

const built = files
  // The lists of one tag differ by their rows only. The longest is enough.
  .filter((file) => !/tags\/./.test(path.dirname(file)) || file === longestList)
  // Redirects have no page.
  .filter((file) => readFileSync(path.join(buildFolder, file), 'utf8').includes('__docusaurus'))
  .map((file) => path.posix.join('/', path.dirname(file)));

/**
 * The contract pages and comparisons of the releases between the newest and the oldest are rendered by the same program
 * from the same descriptions, so these two stand for them.
 */
const isBetween = (route: string): boolean =>
  /^\/vaults\/0\.(?:3\.[1-5]|4\.[12])\/(?:smart-contracts\/|compare)/.test(route);

const texts = new Set<string>();
/** Whether no page before is the same but for numbers and attributes, as contracts are that a release has not changed. */
function isNew(route: string): boolean {
  const html = readFileSync(path.join(buildFolder, route, 'index.html'), 'utf8');
  const [main = route] = /<main.*<\/main>/s.exec(html) ?? [];
  const text = main.replace(/<(\/?[\w-]+)[^>]*>/g, '<$1>').replace(/[\d.]+/g, '#');
  const isFirst = !texts.has(text);
  texts.add(text);
  return isFirst;
}

const routes = [...new Set([...allRoutes, ...built])]
  .filter((route) => !isBetween(route))
  .sort()
  .filter(isNew);

const batches = Array.from({ length: Math.ceil(routes.length / batchSize) }, (_, index) =>
  routes.slice(index * batchSize, (index + 1) * batchSize),
);

const screens = [
  { colorScheme: 'light', size: { width: 1280, height: 800 } },
  { colorScheme: 'dark', size: { width: 390, height: 844 } },
] as const;

/** What is wrong with how an open page is laid out on the screen that it has. */
async function layoutFaults(page: Page): Promise<string[]> {
  return [
    ...(await tightBlocks(page)).map((gap) => `blocks without space between them: ${gap}`),
    ...(await cutTables(page)).map((table) => `table ${table}`),
  ];
}

/**
 * Opens a page on one screen, and returns what is wrong with it on every one.
 *
 * @param place of the page in its batch: the first on each screen stand for the others' bars and menus
 */
async function faultsOf(page: Page, route: string, place: number): Promise<string[]> {
  const [own, other] = place % 2 === 0 ? screens : ([screens[1], screens[0]] as const);
  await page.setViewportSize(own.size);
  await page.emulateMedia({ colorScheme: own.colorScheme, reducedMotion: 'reduce' });
  const response = await page.goto(route, { waitUntil: 'load' });
  expect(response?.status(), route).toBe(200);
  await hydrated(page);
  await expect(page.locator('html'), route).toHaveAttribute('data-theme', own.colorScheme);
  await expect(page.locator('h1').first(), route).toBeVisible();
  if (/<table/.test((await response?.text()) ?? ''))
    expect(await page.locator('main table').count(), route).toBeGreaterThan(0);

  const found = await layoutFaults(page);
  // From now on the keyboard reaches only the tables that scroll.
  await page.keyboard.press('Tab');
  found.push(...(await audit(page, place < 2)));
  await page.setViewportSize(other.size);
  found.push(...(await layoutFaults(page)));
  await page.setViewportSize({ width: 320, height: 800 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (width > 320) found.push(`scrolls sideways at 320 px: it is ${width} px wide`);
  found.push(...(await paperLosses(page)));
  return found.map((fault) => `${route}: ${fault}`);
}

test.beforeEach(({ page }) => page.addInitScript({ path: axeFile }));

test.describe('Every page: no console message, nothing that axe knows, nothing cut off or glued', () => {
  test.describe.configure({ timeout: 240_000 });

  batches.forEach((batch, index) => {
    const first = index * batchSize + 1;
    test(`pages ${first} to ${first + batch.length - 1}`, async ({ page }) => {
      const faults: string[] = [];
      for (const [place, route] of batch.entries())
        faults.push(...(await faultsOf(page, route, place)));
      expect(faults).toEqual([]);
    });
  });
});
