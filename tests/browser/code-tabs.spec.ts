import type { Page } from '@playwright/test';
import { expect, open, test } from './support/site';

const withdraw = '/getting-started/guides/withdraw-without-the-app';
const integrate = '/partners/integrate-a-vault';

const panel = (page: Page, label: string): ReturnType<Page['locator']> =>
  page.locator(`.code-tabs__panel[data-label="${label}"]`);
const tab = (page: Page, name: string): ReturnType<Page['getByRole']> =>
  page.getByRole('tab', { name });

test.describe('Code tabs', () => {
  test('show one part, and the choice is kept by keyboard, across links and visits', async ({
    page,
  }) => {
    await open(page, withdraw);
    await tab(page, 'Command line').scrollIntoViewIfNeeded();
    await expect(panel(page, 'Command line')).toBeVisible();
    await expect(panel(page, 'TypeScript')).toBeHidden();
    await expect(tab(page, 'Command line')).toHaveAttribute('aria-selected', 'true');

    await tab(page, 'Command line').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'TypeScript')).toBeFocused();
    await expect(panel(page, 'TypeScript')).toBeVisible();
    await expect(panel(page, 'Command line')).toBeHidden();
    // A shortcut of the browser, such as Back.
    for (const key of ['Alt+ArrowLeft', 'Control+Home', 'Meta+ArrowLeft']) {
      await page.keyboard.press(key);
      await expect(tab(page, 'TypeScript'), key).toBeFocused();
    }
    await page.keyboard.press('Home');
    await expect(tab(page, 'Command line')).toBeFocused();
    await expect(panel(page, 'Command line')).toBeVisible();

    // A link inside the site, then a visit of its own.
    await page.getByRole('link', { name: 'Your first strategy' }).first().click();
    await expect(page).toHaveURL(/first-strategy/);
    await page.getByRole('navigation', { name: 'Main' }).getByText('Partner').first().click();
    await page.getByRole('link', { name: 'Integrate a vault', exact: true }).first().click();
    await expect(page).toHaveURL(/integrate-a-vault/);
    await expect(panel(page, 'Command line')).toBeVisible();
    await expect(panel(page, 'TypeScript')).toBeHidden();
    await page.reload();
    await expect(panel(page, 'Command line')).toBeVisible();
    await expect(panel(page, 'TypeScript')).toBeHidden();
  });

  test('each tab names its panel, and only the chosen one is a stop of the keyboard', async ({
    page,
  }) => {
    await open(page, integrate);
    await tab(page, 'TypeScript').scrollIntoViewIfNeeded();
    const list = page.getByRole('tablist', { name: 'Code in' });
    await expect(list).toBeVisible();
    const id = await tab(page, 'TypeScript').getAttribute('aria-controls');
    await expect(page.locator(`#${id}`)).toHaveAttribute('role', 'tabpanel');
    await expect(page.getByRole('tabpanel', { name: 'TypeScript' })).toBeVisible();
    await expect(tab(page, 'TypeScript')).toHaveAttribute('tabindex', '0');
    await expect(tab(page, 'Command line')).toHaveAttribute('tabindex', '-1');
  });

  test('lines that are longer than a block can be wrapped in each part', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, withdraw);
    for (const label of ['Command line', 'TypeScript']) {
      await tab(page, label).click();
      const long = await panel(page, label)
        .locator('pre')
        .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth + 1).length);
      expect(long, label).toBeGreaterThan(0);
      const wrap = panel(page, label).getByRole('button', { name: 'Wrap lines' });
      await expect(wrap.filter({ visible: true }), label).toHaveCount(long);
    }
  });

  test.describe('where storage is forbidden', () => {
    test.use({ allowedMessages: /browser storage is not available/ });

    test('the choice holds for the page', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      });
      await open(page, withdraw);
      await tab(page, 'TypeScript').click();
      await expect(panel(page, 'TypeScript')).toBeVisible();
      await expect(panel(page, 'Command line')).toBeHidden();
    });
  });

  test('on paper every part is there under its label', async ({ page }) => {
    await open(page, withdraw);
    await tab(page, 'TypeScript').scrollIntoViewIfNeeded();
    await page.emulateMedia({ media: 'print' });
    for (const label of ['Command line', 'TypeScript']) {
      await expect(panel(page, label)).toBeVisible();
      await expect(panel(page, label).locator('.code-tabs__label')).toBeVisible();
    }
  });
});

test.describe('Code tabs without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('are all readable, each under its label', async ({ page }) => {
    await page.goto(withdraw);
    for (const label of ['Command line', 'TypeScript']) {
      await expect(panel(page, label)).toBeVisible();
      await expect(panel(page, label).locator('.code-tabs__label')).toHaveText(label);
      await expect(panel(page, label).locator('code')).toContainText(/withdraw/);
    }
    await expect(page.getByRole('tab')).toHaveCount(0);
  });
});
