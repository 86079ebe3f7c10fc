import type { Locator, Page } from '@playwright/test';
import { byBlocksAttribute } from '../../src/plugins/long-texts/constants';
import { expect, open, test } from './support/site';

const contract = '/vaults/smart-contracts/BaseStrategy';
const root = `html[${byBlocksAttribute}]`;

/** Whether what the last paragraph holds is laid out. */
const lastIsLaidOut = (page: Page): Promise<boolean | undefined> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.markdown > p')]
      .at(-1)
      ?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
  );

/** Ids of all headings of the text, in order. */
const headings = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.markdown > :is(h2, h3)')].map((heading) => heading.id),
  );

test('what is far below is laid out when the reader comes near', async ({ page }) => {
  await open(page, contract);
  await expect(page.locator(root)).toBeAttached();
  expect(await lastIsLaidOut(page)).toBe(false);
  await page.keyboard.press('End');
  await expect.poll(() => lastIsLaidOut(page)).toBe(true);
});

test('a page that is opened at a place in its text stands whole', async ({ page }) => {
  await open(page, `${contract}#harvest`);
  await expect(page.locator(root)).not.toBeAttached();
  expect(await lastIsLaidOut(page)).toBe(true);
  await expect(page.locator('#harvest')).toBeInViewport();
});

test('a place in the text is reached from the contents, and kept after the text is whole', async ({
  page,
}) => {
  await open(page, contract);
  await page.locator('.table-of-contents a[href="#tendtrigger"]').click();
  await expect(page.locator('#tendtrigger')).toBeInViewport();
  await expect(page.locator(root)).not.toBeAttached();
  const top = () =>
    page.evaluate(() => document.getElementById('tendtrigger')?.getBoundingClientRect().top ?? -1);
  await expect.poll(async () => Math.round((await top()) / 100)).toBeLessThanOrEqual(1);
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the keyboard reaches a table that scrolls, wherever it stands', async ({ page }) => {
    await open(page, contract);
    await expect(page.locator(root)).toBeAttached();
    const missed = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll<HTMLTableElement>('.markdown > table')].filter(
            (table) =>
              (table.tHead?.getBoundingClientRect().width ?? 0) > table.clientWidth + 1 !==
              (table.tabIndex === 0),
          ).length,
      );
    await expect(page.locator('.markdown > table[tabindex]').last()).not.toBeInViewport();
    await expect.poll(missed).toBe(0);
  });

  test('a table far below is not laid out until the reader comes near, or has links', async ({
    page,
  }) => {
    await open(page, contract);
    const tables = page.locator('.markdown > table');
    const isLaidOut = (table: Locator) =>
      table.evaluate((element: HTMLTableElement) =>
        element.tHead?.checkVisibility({ contentVisibilityAuto: true }),
      );
    const linked = tables.filter({ has: page.locator('a') }).last();
    await expect(linked).not.toBeInViewport();
    expect(await isLaidOut(linked)).toBe(true);
    const plain = tables.filter({ hasNot: page.locator('a') }).last();
    expect(await isLaidOut(plain)).toBe(false);
    await plain.scrollIntoViewIfNeeded();
    await expect.poll(() => isLaidOut(plain)).toBe(true);
  });
});

test('a page is printed whole', async ({ page }) => {
  await open(page, contract);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.locator(root)).not.toBeAttached();
  // In the frame that the browser prints.
  await expect.poll(() => lastIsLaidOut(page)).toBe(true);
});

test('the text that a link leads to is put in to its end, with its tools', async ({ page }) => {
  await open(page, contract);
  const built = await headings(page);
  const members = await page.getByText(/^\d+ members$/).textContent();
  await open(page, '/vaults/smart-contracts/registry');
  await page.locator(`.menu a[href="${contract}"]`).first().click();
  await expect.poll(() => headings(page)).toEqual(built);
  await expect(page.getByText(/^\d+ members$/)).toHaveText(members ?? '');
});

test('a place in a text that is still being put in is reached', async ({ page }) => {
  await open(page, '/vaults/smart-contracts/registry');
  await page.locator(`.menu a[href="${contract}"]`).first().hover();
  // The moment the beginning is there, before the reader's next frame.
  await page.evaluate((address) => {
    new MutationObserver((_changes, observer) => {
      const place = document.querySelector<HTMLElement>(
        '.table-of-contents a[href="#tendtrigger"]',
      );
      if (!place) return;
      observer.disconnect();
      place.click();
    }).observe(document, { childList: true, subtree: true });
    document.querySelector<HTMLElement>(`.menu a[href="${address}"]`)?.click();
  }, contract);
  await expect(page.locator('#tendtrigger')).toBeInViewport();
});
