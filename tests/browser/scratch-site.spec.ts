/**
 * The packages in a site that isn't this one: the classic template, which takes them by its configuration alone.
 * `SCRATCH_BUILD` names a build of it that's there already.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildScratchSite } from '../site/scratchSite';
import { deployment, type Deployment } from './support/deployment';
import { expect, open, test as base } from './support/site';

const test = base.extend<object, { readonly site: Deployment }>({
  site: [
    async ({}, use) => {
      const home = mkdtempSync(path.join(tmpdir(), 'scratch-'));
      let folder = process.env.SCRATCH_BUILD;
      if (folder === undefined) {
        const { status, output } = buildScratchSite(home);
        expect(status, output).toBe(0);
        expect(output).not.toContain('[WARNING]');
        folder = path.join(home, 'build');
      }
      const site = await deployment(folder);
      await use(site);
      await site.close();
      rmSync(home, { recursive: true, force: true });
    },
    // This takes minutes on a busy machine, because it builds a site.
    { scope: 'worker', timeout: 600_000 },
  ],
  origin: [async ({ site }, use) => use(site.origin), { scope: 'worker' }],
});

test.describe('A site of the classic template', () => {
  // One build for all of them. If that fails, the others don't build again.
  test.describe.configure({ mode: 'serial' });
  test.use({ serviceWorkers: 'allow' });

  /** Opens a page, and marks the document that shows it. */
  async function visit(page: Page, route: string): Promise<void> {
    await open(page, route);
    await page.evaluate(() => Object.assign(window, { __same: true }));
  }
  const isSame = (page: Page): Promise<boolean> => page.evaluate(() => '__same' in window);
  const expectTitle = (page: Page, title: string): Promise<void> =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  test('leads from page to page and back without a full load', async ({ page }) => {
    await visit(page, '/');
    await expectTitle(page, 'Scratch');
    const start = page.getByRole('link', { name: 'Read the tutorial' });
    // Rules for what only this site shows are there.
    await expect(start).not.toHaveCSS('border-radius', '0px');
    await start.click();
    await expect(page).toHaveURL('/docs/intro');
    await expectTitle(page, 'Tutorial');
    await page.locator('article summary').click();
    await expect(page.getByText('A fern, too.')).toBeVisible();
    await page.locator('.markdown').getByRole('link', { name: 'code' }).click();
    await expectTitle(page, 'Code');
    const scrollDown = (): Promise<number> =>
      page.evaluate(() => {
        window.scrollTo(0, document.body.scrollHeight);
        return window.scrollY;
      });
    // The title comes a moment before the text.
    await expect.poll(scrollDown).toBeGreaterThan(0);
    const left = await scrollDown();
    await page.locator('.pagination-nav__link--next').click();
    await expectTitle(page, 'Tabs');
    await page.goBack();
    await expectTitle(page, 'Code');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
    expect(await isSame(page)).toBe(true);
  });

  test('takes the texts of another docs plugin from their pages, the first at the bare path', async ({
    page,
  }) => {
    await visit(page, '/guide');
    await expectTitle(page, 'Start');
    await expect(page.locator('[data-document]')).toHaveCount(1);
    await expect(page.getByText('Dug up with care.')).toHaveCount(1);
    await page.locator('.pagination-nav').getByRole('link', { name: 'Dig' }).click();
    await expectTitle(page, 'Dig');
    await page.locator('.markdown').getByRole('link', { name: 'start' }).click();
    await expect(page).toHaveURL('/guide');
    await expect(page.getByText('Dig up an ankylosaur.')).toBeVisible();
    expect(await isSame(page)).toBe(true);
  });

  test('is hydrated as it was built on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/docs/intro');
    await expectTitle(page, 'Tutorial');
    await expect(page.locator('.table-of-contents')).toHaveCount(0);
  });

  test('draws what has state on a first visit and after a click', async ({ page }) => {
    for (const way of ['first', 'click']) {
      await visit(page, way === 'first' ? '/docs/basics/tabs' : '/docs/intro');
      if (way === 'click') await page.locator('.menu').getByRole('link', { name: 'Tabs' }).click();
      await expectTitle(page, 'Tabs');
      await page.getByRole('tab', { name: 'Moss' }).click();
      await expect(page.getByText('Soft.')).toBeVisible();
      await page.getByRole('button', { name: 'Counted 0' }).click();
      await expect(page.getByRole('button', { name: 'Counted 1' })).toBeVisible();
    }
    await page.locator('.menu').getByRole('link', { name: 'Code', exact: true }).click();
    await expect(page.locator('[class*="codeBlockTitle"]')).toHaveText('src/Triceratops.js');
    const words = page.locator('.theme-code-block .token');
    expect(
      await words.evaluateAll((all) => new Set(all.map((one) => getComputedStyle(one).color)).size),
    ).toBeGreaterThan(1);
    await expect(page.locator('button[aria-label*="Copy"]').first()).toBeAttached();
  });

  test('has the attributes of the whole page that a document sets, as long as it is shown', async ({
    page,
  }) => {
    const expectSet = async (isSet: boolean): Promise<void> => {
      await expect(page.locator('html[data-era="ice"]')).toHaveCount(isSet ? 1 : 0);
      await expect(page.locator('body.furry')).toHaveCount(isSet ? 1 : 0);
    };
    await visit(page, '/docs/1.0/intro');
    await expectSet(true);
    await page.locator('.menu').getByRole('link', { name: 'Code', exact: true }).click();
    await expectTitle(page, 'Code');
    await expectSet(false);
    await page.goBack();
    await expectTitle(page, 'Tutorial');
    await expectSet(true);
    expect(await isSame(page)).toBe(true);
  });

  test('has the lists, releases and posts of the template', async ({ page }) => {
    await visit(page, '/docs/category/basics');
    await expect(page.locator('main .card')).toHaveCount(2);
    await expect(page.locator('main .card').first()).toContainText('Show a triceratops.');
    await page.locator('.navbar').getByRole('button', { name: '2.0' }).hover();
    await page.locator('.navbar').getByRole('link', { name: '1.0' }).click();
    await expectTitle(page, 'Basics');
    await expect(page).toHaveURL('/docs/1.0/category/basics');
    await page.locator('.navbar').getByRole('link', { name: 'Blog' }).click();
    await page.getByRole('link', { name: 'Read more' }).click();
    await expect(page.getByText('stegosaurs')).toBeVisible();
    await page.locator('.navbar').getByRole('link', { name: 'Tutorial' }).click();
    await expectTitle(page, 'Tutorial');
    expect(await isSame(page)).toBe(true);
  });

  test('finds a word and leads there, in the box and on the page', async ({ page }) => {
    await visit(page, '/');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('triceratops');
    // The site defines the colors that the README names.
    await expect(page.locator('.search-backdrop')).not.toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );
    await expect(page.locator('.search-dialog')).toHaveCSS('border-top-style', 'solid');
    await expect(page.locator('.search-option mark').first()).not.toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(/\/docs\/basics\/code/);
    expect(await isSame(page)).toBe(true);
    await visit(page, '/search?q=stegosaurs');
    await page.locator('.search-page__hit a').first().click();
    await expectTitle(page, 'Welcome');
  });

  test('says that a page does not exist', async ({ page }) => {
    const answer = await page.request.get('/docs/none');
    expect(answer.status()).toBe(404);
    await visit(page, '/');
    await page.evaluate(() => window.history.pushState(null, '', '/docs/none'));
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
    await expectTitle(page, 'Page Not Found');
  });

  test.describe('when its server is down', () => {
    test.use({ allowedMessages: /Failed to load resource|net::ERR|Failed to fetch/ });
    test('shows what was read, and the section that is kept', async ({ page, site }) => {
      await visit(page, '/docs/intro');
      // Its text stays as it was built.
      await expect(page.locator('[data-document]')).toHaveCount(1);
      await expect
        .poll(() => page.evaluate(async () => Boolean(await caches.match('/offline.json?docs'))), {
          timeout: 20_000,
        })
        .toBe(true);
      await site.stop();
      await open(page, '/docs/basics/code');
      await expectTitle(page, 'Code');
      await expect(page.locator('#offline-notice')).toBeVisible();
      await page.locator('.menu').getByRole('link', { name: 'Tutorial' }).click();
      await expectTitle(page, 'Tutorial');
    });
  });
});
