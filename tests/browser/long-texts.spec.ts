import type { Page } from '@playwright/test';
import { byBlocksAttribute } from '../../packages/fast-client/long-texts/constants';
import { groupClass } from '../../packages/fast-client/text-groups/constants';
import { expect, open, test } from './support/site';

const contract = '/vaults/smart-contracts/BaseStrategy';
const root = `html[${byBlocksAttribute}]`;

const groups = `.markdown > .${groupClass}`;

/** Whether the content of the last group is laid out. */
const lastIsLaidOut = (page: Page): Promise<boolean | undefined> =>
  page
    .locator(groups)
    .last()
    .evaluate((group) => group.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));

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

test('a page that is opened at a place in its text is laid out whole', async ({ page }) => {
  await open(page, `${contract}#harvest`);
  await expect(page.locator(root)).not.toBeAttached();
  expect(await lastIsLaidOut(page)).toBe(true);
  await expect(page.locator('#harvest')).toBeInViewport();
});

test('a place in the text is reached from the contents, and kept after the text is whole', async ({
  page,
}) => {
  await open(page, contract);
  // The chapter opens when it is read.
  await page.locator('.table-of-contents a[href="#view-functions"]').click();
  await page.locator('.table-of-contents a[href="#tendtrigger"]').click();
  await expect(page.locator('#tendtrigger')).toBeInViewport();
  await expect(page.locator(root)).not.toBeAttached();
  const top = () =>
    page.evaluate(() => document.getElementById('tendtrigger')?.getBoundingClientRect().top ?? -1);
  await expect.poll(async () => Math.round((await top()) / 100)).toBeLessThanOrEqual(1);
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the keyboard reaches a table that scrolls, wherever it is', async ({ page }) => {
    await open(page, contract);
    await expect(page.locator(root)).toBeAttached();
    const tables = page.locator('.markdown table');
    const reached = page.locator('.markdown table[tabindex="0"]');
    await expect(tables.last(), 'as built').toHaveAttribute('tabindex', '0');
    const missed = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll<HTMLTableElement>('.markdown table')].filter(
            (table) =>
              (table.tHead?.getBoundingClientRect().width ?? 0) > table.clientWidth + 1 !==
              (table.tabIndex === 0),
          ).length,
      );
    await page.keyboard.press('Tab');
    await expect.poll(missed).toBe(0);
    expect(await reached.count()).toBeLessThan(await tables.count());
    await expect(reached.last()).not.toBeInViewport();
  });
});

for (const width of [360, 412, 1280]) {
  test(`the room of what is not laid out yet is about what it takes, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, contract);
    const heights = () =>
      page.locator(groups).evaluateAll((all) => all.map((group) => group.clientHeight));
    const guessed = await heights();
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(page.locator(root)).not.toBeAttached();
    const real = await heights();
    const ratios = guessed
      .map((height, index) => height / (real[index] ?? 0))
      .sort((a, b) => a - b);
    const [low, middle, high] = [0.1, 0.5, 0.9].map((part) =>
      ratios.at(Math.floor(ratios.length * part)),
    );
    expect(low).toBeGreaterThan(0.8);
    expect(middle).toBeGreaterThan(0.95);
    expect(high).toBeLessThan(1.35);
  });
}

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
