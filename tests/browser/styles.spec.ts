import type { Page } from '@playwright/test';
import { expect, holdBack, open, test } from './support/site';

/** Everything that styles say about every element of the page. */
function lookNow(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // After a click, the heading has the focus. Its outline goes with the next frame.
    (document.activeElement as HTMLElement | null)?.blur();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const names = [...getComputedStyle(document.body)];
    return (
      [...document.querySelectorAll<HTMLElement>('#__docusaurus *')]
        // What is not shown differs where a script has drawn it.
        .filter((element) => !(element instanceof HTMLElement) || element.offsetParent !== null)
        .map((element) => {
          const { localName, className } = element;
          const own = getComputedStyle(element);
          const values = names.map((name) => `${name}: ${own.getPropertyValue(name)}`);
          return [localName, String(className), ...values].join('; ');
        })
    );
  });
}

/** The look of the page once nothing more is loaded. */
async function look(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  let last: string[] = [];
  await expect(async () => {
    const before = last;
    last = await lookNow(page);
    expect(differences(before, last)).toEqual([]);
  }).toPass();
  return last;
}

/** The browser's stylesheets, by the beginning of their names. */
const stylesheets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.styleSheets].map(({ href }) => href?.replace(/.*\/([^/.]*).*/, '$1') ?? ''),
  );

/** Follows a link of the page without pointing at it, and waits for the page it leads to, whose heading gets the focus. */
async function follow(page: Page, route: string): Promise<void> {
  await page.evaluate((href) => {
    (document.activeElement as HTMLElement | null)?.blur();
    document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click();
  }, route);
  await expect(page).toHaveURL(route);
  await expect(page.locator('main h1')).toBeFocused();
  await page.waitForLoadState('networkidle');
}

/** The differences between two looks, so that a failure shows them and nothing else. */
function differences(one: readonly string[], other: readonly string[], butFor = /^$/): string[] {
  if (one.length !== other.length) return [`${one.length} and ${other.length} elements`];
  return one.flatMap((element, index) => {
    const same = new Set(other[index]?.split('; '));
    const gone = element.split('; ').filter((value) => !same.has(value) && !butFor.test(value));
    return gone.length > 0 ? [`${element.slice(0, 60)}: ${gone.join('; ')}`] : [];
  });
}

test.describe('The stylesheet of a page that is no document', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const route of ['/', '/blog/archive', '/blog', '/search', '/blog/tags']) {
    test(`makes ${route} look as those do that it stands for`, async ({ page }) => {
      await open(page, route);
      const alone = await stylesheets(page);
      expect(alone).toContain('page');
      expect(alone).not.toContain('styles');
      const first = await look(page);
      await follow(page, '/getting-started/intro');
      await expect.poll(() => stylesheets(page)).not.toContain('page');
      expect(await stylesheets(page)).toContain('styles');
      await page.goBack();
      await expect(page).toHaveURL(route);
      await expect.poll(async () => differences(first, await lookNow(page))).toEqual([]);
    });
  }

  test('makes way for those of a document', async ({ page }) => {
    await open(page, '/resources/faq');
    const direct = await look(page);
    await open(page, '/blog');
    await follow(page, '/getting-started/intro');
    await follow(page, '/resources/faq');
    await expect
      .poll(async () => differences(direct, await lookNow(page), /size|height|origin/))
      .toEqual([]);
  });

  test('stays until those of the next page have come', async ({ page }) => {
    await open(page, '/blog');
    const release = await holdBack(page, '**/assets/css/styles.*');
    const before = await lookNow(page);
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('a[href="/getting-started/intro"]')?.click(),
    );
    await expect(page).toHaveURL('/getting-started/intro');
    // Everything else has come by then.
    await page.waitForTimeout(500);
    await expect(page.locator('main h1')).toHaveText('Release notes');
    expect(await stylesheets(page)).toContain('page');
    expect(differences(before.slice(0, 40), (await lookNow(page)).slice(0, 40))).toEqual([]);
    release();
    await expect(page.locator('.menu__link--active').first()).toBeVisible();
    expect(await stylesheets(page)).not.toContain('page');
  });

  test.describe('whose others cannot be loaded', () => {
    test.use({ allowedMessages: /^Failed to load resource: net::ERR_FAILED$/ });

    test('serves the next page, too, and they are asked for again', async ({ page }) => {
      await open(page, '/blog');
      await page.route('**/assets/css/styles.*', (route) => route.abort());
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('a[href="/getting-started/intro"]')?.click(),
      );
      await expect(page.locator('main h1')).toHaveText('Introduction');
      expect(await stylesheets(page)).toContain('page');
      await page.unroute('**/assets/css/styles.*');
      await follow(page, '/getting-started/using-yearn');
      await expect.poll(() => stylesheets(page)).not.toContain('page');
      expect(await stylesheets(page)).toContain('styles');
    });
  });
});
