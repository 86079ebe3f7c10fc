/** A page is hydrated in parts, so that no task is longer than the longest of them. */
import type { Locator, Page } from '@playwright/test';
import { clickFarDown, expect, hydrated, test } from './support/site';

const route = '/getting-started/intro';

/** The parts of a page that listen to something, by the element that holds each. */
const parts = { bar: 'nav.navbar', menu: 'aside', text: 'main' };

declare global {
  interface Window {
    /** Number of the task in which each part got its first listener. */
    tasks: Record<string, number>;
    /** What waits for `goOn`. */
    held: (() => void)[];
    goOn: () => void;
  }
}

/**
 * Notes in which task each part gets its first listener, and stops the page once the text has its own, until `goOn`
 * is called.
 */
async function watch(page: Page): Promise<void> {
  await page.addInitScript((selectors) => {
    const tasks: Record<string, number> = {};
    const held: (() => void)[] = [];
    let task = 0;
    const { setTimeout } = window;
    const timeout = (run: () => void, delay?: number): unknown =>
      tasks.text === task && delay === undefined
        ? held.push(run)
        : setTimeout.call(
            window,
            () => {
              task += 1;
              run();
            },
            delay,
          );
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...of: unknown[]): void {
      addEventListener.apply(this, of as Parameters<typeof addEventListener>);
      if (!(this instanceof Element)) return;
      const part = Object.entries(selectors).find(([, selector]) => this.closest(selector))?.[0];
      if (part) tasks[part] ??= task;
    };
    const goOn = (): void => {
      task += 1;
      for (const run of held.splice(0)) run();
    };
    Object.assign(window, { setTimeout: timeout, tasks, held, goOn });
  }, parts);
}

/** Opens the page up to the point at which the text is hydrated. */
async function openText(page: Page): Promise<void> {
  await watch(page);
  await page.goto(route);
  await page.waitForFunction(() => window.held.length === 1);
}

const goOn = (page: Page): Promise<void> => page.evaluate(() => window.goOn());

test('Bar, menu, and text of a document are hydrated in tasks of their own', async ({ page }) => {
  await openText(page);
  await goOn(page);
  await hydrated(page);
  const tasks = await page.evaluate(() => window.tasks);
  expect(Object.keys(tasks).sort()).toEqual(Object.keys(parts).sort());
  expect(new Set(Object.values(tasks)).size, JSON.stringify(tasks)).toBe(3);
});

test('A link that is followed between two parts leads to a page whose parts all work', async ({
  page,
}) => {
  await openText(page);
  const next = page.locator('main a.pagination-nav__link--next');
  const to = (await next.getAttribute('href')) ?? '';
  await clickFarDown(next);
  await expect(page).toHaveURL(to);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await goOn(page);
  await expect(page.locator(`.menu a[href="${to}"]`)).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('.menu a[aria-current="page"]')).toHaveCount(1);
  for (const selector of Object.values(parts)) await expect(page.locator(selector)).toHaveCount(1);
  await page.locator('nav.navbar button[aria-label*="mode"]').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('What is pressed on a phone before the scripts are there', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  /** Opens a page, and presses a button before its scripts arrive. */
  async function pressEarly(page: Page, name: string): Promise<Locator> {
    let send = (): void => undefined;
    const pressed = new Promise<void>((resolve) => (send = resolve));
    await page.route(/\.js$/, async (script) => {
      await pressed;
      await script.continue();
    });
    await page.goto(route, { waitUntil: 'commit' });
    const button = page.getByRole('button', { name, exact: true });
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    send();
    await hydrated(page);
    return button;
  }

  for (const name of ['Toggle navigation bar', 'Menu', 'Search', 'On this page']) {
    test(`opens once they are: ${name}`, async ({ page }) => {
      await expect(await pressEarly(page, name)).toHaveAttribute('aria-expanded', 'true');
    });
  }

  test('stays closed where the reader has waited too long for it', async ({ page }) => {
    await page.addInitScript(() => {
      const { now } = Performance.prototype;
      Performance.prototype.now = function () {
        return now.call(this) + 20_000;
      };
    });
    await expect(await pressEarly(page, 'On this page')).toHaveAttribute('aria-expanded', 'false');
  });
});
