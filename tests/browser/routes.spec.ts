import type { Page } from '@playwright/test';
import { basePathTargets } from '../routes';
import { expect, hydrated, open, test } from './support/site';

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
    // The page turns dark before the switch knows.
    await page.locator('.navbar button[title*="currently dark mode"]').last().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.reload();
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

/** Scrolls down until the bar and the menu at the thumb would have slid away. */
async function scrollDown(page: Page): Promise<void> {
  for (const y of [600, 900]) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await page.waitForTimeout(100);
  }
  await expect(page.locator('.navbar[class*="navbarHidden"]')).toHaveCount(1);
  await page.waitForTimeout(400);
}

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

  test('is out of the way of a place that a link leads to', async ({ page }) => {
    for (const [from, to] of [
      ['/', '/getting-started/products/yvaults/overview#fees'],
      ['/resources/faq', '/resources/defi-glossary#slippage'],
    ] as const) {
      await open(page, from);
      await page.locator(`main a[href="${to}"]`).first().click();
      await expect(page).toHaveURL(to);
      await expect(page.locator(':target')).toBeInViewport();
      // The text above the place may move it for a while.
      await page.waitForTimeout(500);
      await expect(page.locator('.navbar')).not.toBeInViewport();
    }
  });

  test('covers nothing that the keyboard goes back to', async ({ page }) => {
    await open(page, '/resources/faq');
    await page.locator('footer a').first().focus();
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      const covered = await page.evaluate(async () => {
        await new Promise(requestAnimationFrame);
        const { activeElement: element } = document;
        const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
        const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
        return bottom <= bar || top >= window.innerHeight ? element?.textContent : '';
      });
      expect(covered).toBe('');
    }
  });

  test('stays under a button of the mouse that is down, so that the press counts', async ({
    page,
  }) => {
    await open(page, '/resources/faq');
    await page.getByRole('button', { name: 'Search', exact: true }).hover();
    await page.mouse.down();
    await scrollDown(page);
    await page.mouse.up();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('leaves the menu at the thumb there, too, while a finger is on it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/resources/faq');
    await page.locator('.thumb-menu').hover();
    await page.mouse.down();
    await scrollDown(page);
    await page.mouse.up();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
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
  test('keep a value as soon as the reader pauses, before a reload can lose it', async ({
    page,
  }) => {
    await open(page, '/partners/introduction');
    const input = page.locator('main form input').first();
    await expect(input).toBeEnabled();
    await page.clock.install();
    for (const value of ['7', '8']) {
      await input.fill(value);
      await page.clock.runFor(450);
      expect(page.url()).toMatch(new RegExp(`=${value}(&|$)`));
    }
  });

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
      // A place on the page leaves them as they are, and Back brings those of its address.
      await page.evaluate(() => void (window.location.hash = 'next'));
      await expect(page).toHaveURL(/=7.*#next$/);
      await input.fill('8');
      await expect(page).toHaveURL(/=8.*#next$/);
      await page.goBack();
      await expect(input).toHaveValue('7');
      await expect(results).toHaveText(after ?? '');
      await input.fill('much');
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await expect(input).toHaveAccessibleDescription(/.+/);
      // What is wrong with one value moves no other: fields of a row stay on one line.
      const tops = await calculator
        .locator('input')
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
      const fits = await calculator
        .locator('fieldset')
        .evaluate((set) => getComputedStyle(set).gridTemplateColumns.split(' ').length);
      expect(new Set(tops).size).toBe(Math.ceil(tops.length / fits));
    });

    test(`on ${route} show whole results on a phone`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, route);
      const results = page.locator('form .data-table');
      // The form may be hydrated meanwhile, which puts other elements in place of these.
      await expect(() => results.scrollIntoViewIfNeeded()).toPass();
      expect(
        await results.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      ).toBe(0);
    });
  }
});
