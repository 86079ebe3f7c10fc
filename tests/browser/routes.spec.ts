import { allRoutes, basePathTargets } from '../routes';
import { tightBlocks } from './support/gaps';
import { expect, hydrated, open, test } from './support/site';
import { cutTables } from './support/tables';

/** Routes that one test visits: few enough to see where a failure is, many enough to share a browser. */
const batchSize = 20;

const batches = Array.from({ length: Math.ceil(allRoutes.length / batchSize) }, (_, index) =>
  allRoutes.slice(index * batchSize, (index + 1) * batchSize),
);

/** What readers of a route have: every page is visited with each, so that a message of either is seen. */
const readers = [
  { name: 'light, 1280 px', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { name: 'dark, 390 px', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

test.describe('No console message, no cut table, and no blocks without space on any route', () => {
  for (const { name, colorScheme, viewport } of readers) {
    test.describe(name, () => {
      test.use({ colorScheme, viewport });
      test.describe.configure({ timeout: 180_000 });

      batches.forEach((batch, index) => {
        test(`${name}, routes ${index * batchSize + 1} to ${index * batchSize + batch.length}`, async ({
          page,
        }) => {
          for (const route of batch) {
            const response = await page.goto(route, { waitUntil: 'load' });
            expect(response?.status(), route).toBe(200);
            await hydrated(page);
            await expect(page.locator('html'), route).toHaveAttribute('data-theme', colorScheme);
            await expect(page.locator('h1').first(), route).toBeVisible();
            expect(await tightBlocks(page), `${route}: blocks without space between them`).toEqual(
              [],
            );
            expect(await cutTables(page), `${route}: tables`).toEqual([]);
            if (/<table/.test((await response?.text()) ?? ''))
              expect(await page.locator('main table').count(), route).toBeGreaterThan(0);
          }
        });
      });
    });
  }
});

test.describe('Base paths', () => {
  for (const [from, to] of basePathTargets) {
    test(`${from} leads to ${to}`, async ({ page }) => {
      await page.goto(from);
      await expect(page).toHaveURL(new RegExp(`${to.replaceAll('.', '\\.')}/?$`));
      await hydrated(page);
      await expect(page.locator('h1')).not.toHaveText(/not found/i);
    });
  }
});

test.describe('Colour mode', () => {
  test('is light by default, follows the system, and the switch is kept', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.locator('.navbar button[title*="mode"]').last().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.reload();
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('Navigation bar', () => {
  test('hides on scrolling down and comes back on scrolling up', async ({ page }) => {
    await open(page, '/resources/faq');
    const bar = page.locator('.navbar');
    await page.mouse.move(640, 400);
    for (let turn = 0; turn < 4; turn += 1) {
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(50);
    }
    await expect(bar).not.toBeInViewport();
    await page.mouse.wheel(0, -600);
    await expect(bar).toBeInViewport();
  });
});

test.describe('Copy buttons', () => {
  test('copy, say so to screen readers, and keep the focus', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/getting-started/products/token-addresses');
    const button = page.locator('button[data-copy^="0x"]').first();
    const address = await button.getAttribute('data-copy');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-copy-status]')).toContainText(/copied/i);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await expect(button).toBeFocused();
  });
});

test.describe('Calculators', () => {
  for (const route of [
    '/getting-started/guides/how-apy-works',
    '/getting-started/products/yvaults/overview',
    '/contributing/governance/veyfi',
    '/partners/introduction',
  ]) {
    test(`on ${route} keep their values in the address`, async ({ page }) => {
      await open(page, route);
      const calculator = page
        .locator('section')
        .filter({ has: page.locator('form input') })
        .last();
      const input = calculator.locator('input').first();
      const results = calculator.locator('table').first();
      const before = await results.textContent();
      await input.fill('7');
      await expect(page).toHaveURL(/[?&][^=]+=7(&|$)/);
      await expect(results).not.toHaveText(before ?? '');
      const after = await results.textContent();
      await page.reload();
      await hydrated(page);
      await expect(input).toHaveValue('7');
      await expect(results).toHaveText(after ?? '');
      await input.fill('much');
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await expect(input).toHaveAccessibleDescription(/.+/);
    });
  }
});
