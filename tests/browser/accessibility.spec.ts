import type { Page } from '@playwright/test';
import { pageKinds } from '../visual/kinds';
import { audit, axeFile } from './support/axe';
import { expect, hydrated, test } from './support/site';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.addInitScript({ path: axeFile });
});

test.describe('No violation that axe knows on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, allowedMessages: /404 \(Not Found\)/ });
  test.describe.configure({ timeout: 120_000 });

  // Every page that is there is tried in `every-page.spec.ts`.
  test('the page of an address that leads nowhere', async ({ page }) => {
    await page.goto(pageKinds['not-found']);
    await hydrated(page);
    expect(await audit(page)).toEqual([]);
  });

  test('the open menu', async ({ page }) => {
    await page.goto(pageKinds.document);
    await hydrated(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('.navbar-sidebar .menu__link:visible').first()).toBeVisible();
    expect(await audit(page)).toEqual([]);
  });

  test('an entry that is unfolded to its form and its history', async ({ page }) => {
    await page.goto('/vaults/smart-contracts/registry#newvault');
    await hydrated(page);
    for (const name of ['Encode newVault', 'History of newVault']) {
      await page.getByRole('button', { name, exact: true }).click();
    }
    await expect(page.locator('#newvault-history li').first()).toBeVisible();
    await expect(page.locator('#newvault-encode input').first()).toBeVisible();
    expect(await audit(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test.describe('Keyboard', () => {
  test('the first Tab offers to skip to the content', async ({ page }) => {
    await page.goto(pageKinds.document);
    await hydrated(page);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(/skip to main content/i);
    await expect(page.locator(':focus')).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('nav.navbar') === null),
      'the bar is passed',
    ).toBe(true);
  });

  for (const kind of ['home', 'document', 'reference', 'not-found'] as const) {
    test(`every stop on the page of kind "${kind}" shows where it is`, async ({ page }) => {
      test.slow();
      await page.goto(pageKinds[kind]);
      await hydrated(page);
      const problems: string[] = [];
      let stops = 0;
      for (; stops < 80; stops += 1) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(() => {
          const element = document.activeElement;
          if (!element || element === document.body) return undefined;
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          const { top, bottom, width } = element.getBoundingClientRect();
          return {
            name: element.outerHTML.slice(0, 120),
            outlined: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
            inView: bottom > 0 && top < window.innerHeight && width > 0,
          };
        });
        if (!stop) break;
        if (!stop.outlined || !stop.inView) problems.push(JSON.stringify(stop));
      }
      expect(problems).toEqual([]);
      expect(stops).toBeGreaterThan(20);
    });
  }
  test.use({ allowedMessages: /404 \(Not Found\)/ });

  test('sidebar, contents of a phone and release menu open and close by keyboard', async ({
    page,
  }) => {
    await page.goto(pageKinds.document);
    await hydrated(page);
    const category = page.locator('.menu__list-item-collapsible', { hasText: 'Guides' }).first();
    const button = category.getByRole('button', { name: 'Guides' });
    for (const key of ['Enter', 'Space']) {
      const before = await button.getAttribute('aria-expanded');
      const scrolled = await page.evaluate(() => window.scrollY);
      await button.press(key);
      await expect(button).toHaveAttribute('aria-expanded', String(before === 'false'));
      expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    }

    const release = page.getByRole('button', { name: 'Release 0.4.3' });
    const releases = page.locator('.dropdown__menu');
    for (const key of ['Enter', 'Space']) {
      await release.press(key);
      await expect(releases).toBeVisible();
      await expect(release).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(releases).toBeHidden();
      await expect(release).toBeFocused();
    }
    await release.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(releases).toBeHidden();
    await release.hover();
    await expect(releases).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(releases).toBeHidden();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
    const inMenu = page.getByRole('dialog').getByRole('button', { name: 'Guides' });
    const before = await inMenu.getAttribute('aria-expanded');
    await inMenu.press('Space');
    await expect(inMenu).toHaveAttribute('aria-expanded', String(before === 'false'));
    await page.keyboard.press('Escape');
    const contents = page.locator('.theme-doc-toc-mobile button');
    await expect(contents).toHaveAttribute('aria-expanded', 'false');
    await contents.press('Enter');
    await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeVisible();
    await expect(contents).toHaveAttribute('aria-expanded', 'true');
  });

  test('the button to the top goes there at once if no motion is wanted, and leaves the focus in the text', async ({
    page,
  }) => {
    await page.goto(pageKinds.document);
    await hydrated(page);
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2000);
    await page.mouse.wheel(0, -500);
    const button = page.getByRole('button', { name: 'Scroll back to top' });
    await expect(button).toBeVisible();
    const top = await button.evaluate((element: HTMLElement) => {
      element.click();
      return window.scrollY;
    });
    expect(top).toBe(0);
    await expect(page.locator('h1')).toBeFocused();
  });

  test('a click, as of a screen reader, opens the release menu and stays on the page', async ({
    page,
  }) => {
    await page.goto(pageKinds.reference);
    await hydrated(page);
    const release = page.getByRole('button', { name: 'Release 0.4.3' });
    await release.dispatchEvent('click');
    await expect(page.locator('.dropdown__menu')).toBeVisible();
    await expect(page).toHaveURL(pageKinds.reference);
    await release.dispatchEvent('click');
    await expect(page.locator('.dropdown__menu')).toBeHidden();
  });

  test('the releases in the menu of a phone are reached', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(pageKinds.document);
    await hydrated(page);
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await expect(page.locator('.navbar-sidebar__close')).toBeFocused();
    await page.locator('.navbar-sidebar__back').press('Enter');
    const older = page.getByRole('list', { name: 'Versions' }).getByRole('link', { name: '0.3.5' });
    for (let stops = 0; stops < 30; stops += 1) {
      await page.keyboard.press('Tab');
      if (await older.evaluate((link) => link === document.activeElement)) break;
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/vaults/0.3.5/getting-started');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

/** What the live regions of the page announce from now on. */
async function announced(page: Page): Promise<() => Promise<string[]>> {
  const said: string[] = [];
  await page.exposeFunction('say', (text: string) => said.push(text));
  await page.evaluate(() => {
    const regions = '[role="status"], [aria-live="polite"]';
    const { say } = window as unknown as { say: (text: string) => void };
    new MutationObserver((changes) => {
      const changed = changes.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest(regions),
      );
      for (const region of new Set(changed)) if (region?.textContent) say(region.textContent);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => Promise.resolve(said);
}

test.describe('A reader who types hears once what was found, and before that nothing', () => {
  for (const [route, role, name, typed, found] of [
    ['/search', 'searchbox', /^Question/, 'slippage', /^(?:Answer: .+ )?\d+ sections found\./],
    [pageKinds.document, 'combobox', 'Search', 'slippage', /\d+ sections found\.$/],
    [pageKinds.reference, 'searchbox', 'Filter members', 'deposit', /^\d+ of \d+ members$/],
    ['/vaults/selectors', 'textbox', /^Selector/, '0x2e1a7d4d', /^1 found\. withdraw\(uint256\)$/],
    [
      '/getting-started/guides/how-apy-works',
      'textbox',
      'Gross APR',
      '12.75',
      /^Result, Value\. Net APR, after fees, 8\.60%\. /,
    ],
  ] as const) {
    test(`in "${String(name)}" of ${route}`, async ({ page }) => {
      await page.goto(route);
      await hydrated(page);
      if (role === 'combobox') await page.keyboard.press('/');
      const field = page.getByRole(role, { name });
      await expect(field).toBeEnabled();
      const said = await announced(page);
      await field.press('ControlOrMeta+a');
      await field.pressSequentially(typed);
      await expect.poll(said).toEqual([expect.stringMatching(found)]);
      // The same of something else is said again.
      await field.press('End');
      await field.press('Space');
      await expect.poll(said).toHaveLength(2);
    });
  }
});

test.describe('Landmarks', () => {
  test('are the contents, and the neighbors of a page that has some', async ({ page }) => {
    await page.goto(pageKinds.document);
    await expect(
      page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first(),
    ).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Docs pages' })).toBeVisible();
    await page.goto('/vaults/0.3.0/smart-contracts/BaseWrapper');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('nav:not(:has(a))')).toHaveCount(0);
  });
});
