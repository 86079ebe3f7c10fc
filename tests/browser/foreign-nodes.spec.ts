/** Other programs change a page: translators, extensions, filters. It keeps its text and goes on working. */
import type { Page } from '@playwright/test';
import { clickFarDown, expect, open, test } from './support/site';
import { translate, translateFromTheStart, type Manner } from './support/translator';

test.use({ allowedMessages: /The page was changed/ });

const emergency = '/developers/v2/EMERGENCY';

/** Text as the reader sees it, without a translator's marks. */
const textOf = async (page: Page, selector: string): Promise<string> =>
  (await page.locator(selector).first().innerText()).replace(/[«»\u200b]/g, '').trim();

const input = (page: Page) => page.getByRole('combobox');
const options = (page: Page) => page.locator('.search-option');

async function expectText(page: Page, selector: string, text: string | RegExp): Promise<void> {
  const read = expect.poll(() => textOf(page, selector), { message: selector });
  await (typeof text === 'string' ? read.toBe(text) : read.toMatch(text));
}

async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('body')).not.toContainText('This page crashed');
  await expect(page.locator('nav.navbar')).toHaveCount(1);
  await expect(page.locator('footer.footer')).toHaveCount(1);
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page.locator('h1')).toHaveCount(1);
}

for (const manner of ['wraps', 'replaces'] satisfies Manner[]) {
  for (const time of ['before', 'after'] as const) {
    test.describe(`A page that a translator ${manner} the text of, ${time} it is hydrated`, () => {
      /** Opens a translated page. */
      async function openTranslated(page: Page, route: string): Promise<void> {
        if (time === 'before') await translateFromTheStart(page, manner);
        await open(page, route);
        if (time === 'after') await translate(page, manner);
      }

      test('answers in the search box, key by key', async ({ page }) => {
        await openTranslated(page, '/getting-started/intro');
        await page.locator('.navbar button[aria-haspopup="dialog"]').click();
        await expect(input(page)).toBeFocused();
        await page.keyboard.type('h');
        await expect(options(page).first()).toBeVisible();
        await page.keyboard.press('Backspace');
        await expect(options(page)).toHaveCount(0);
        await page.keyboard.type('slippage');
        await expect(page.locator('.search-body[data-query="slippage"]')).toBeVisible();
        await expectText(page, '.search-option__title', /slippage/i);
        const all = await textOf(page, '.search-footer a');
        await input(page).fill('zzzzxxqq');
        await expectText(page, '.search-note', /Nothing found for zzzzxxqq/);
        await input(page).fill('vault');
        await expect(page.locator('.search-body[data-query="vault"]')).toBeVisible();
        await expect.poll(() => textOf(page, '.search-footer a')).not.toBe(all);
        await expectText(page, '.search-announcement', /^\d+ sections? found\.$/);
        // Other releases of a hit, and back.
        await input(page).fill('pricePerShare');
        await expect(page.locator('.search-body[data-query="pricePerShare"]')).toBeVisible();
        await page.keyboard.press('ArrowRight');
        await expect(page.locator('.search-option[data-version]').first()).toBeVisible();
        await expectText(page, '.search-more', /^−\d+$/);
        await page.keyboard.press('ArrowLeft');
        await expect(page.locator('.search-option[data-version]')).toHaveCount(0);
        await expectText(page, '.search-more', /^\+\d+$/);
        await page.keyboard.press('Enter');
        await expect(page.locator('.search-dialog')).toHaveCount(0);
        await expectText(page, 'h1', /Vault/i);
        await expectWhole(page);
        // What was opened before is listed, and can be removed.
        await page.locator('.navbar button[aria-haspopup="dialog"]').click();
        await expect(input(page)).toBeFocused();
        await expect(options(page)).toHaveCount(1);
        await page.keyboard.press('Delete');
        await expect(options(page)).toHaveCount(0);
        await expectText(page, '.search-note', /^Write a question/);
        await page.keyboard.press('Escape');
        await expectWhole(page);
      });

      test('shows all that the page of results finds', async ({ page }) => {
        await openTranslated(page, '/search?q=vault');
        const hits = page.locator('.search-page__hit');
        await expect(hits).toHaveCount(20);
        await page.locator('.search-page > button').click();
        await expect(hits).toHaveCount(40);
        const field = page.locator('.search-page input[name="q"]');
        await field.fill('zzzzxxqq');
        const says = '.search-page form + p';
        await expectText(page, says, 'Nothing found.');
        await expect(hits).toHaveCount(0);
        await field.fill('slippage');
        await expectText(page, says, /^\d+ sections? found\./);
        await expectText(page, '.search-page__hit h2', /slippage/i);
        const count = parseInt(await textOf(page, says), 10);
        await expect(hits).toHaveCount(Math.min(count, 20));
        await page.locator('select[name="section"]').selectOption('resources');
        await expectText(page, '.search-page__hit .search-page__place', /Resources/);
        await expectWhole(page);
      });

      test('looks up selectors and topics', async ({ page }) => {
        await openTranslated(page, '/vaults/selectors');
        const box = page.locator('[data-island="SelectorLookup"] textarea');
        const island = '[data-island="SelectorLookup"]';
        const says = `${island} label + p`;
        const answers = page.locator(`${island} section`);
        await box.fill('withdraw');
        await expectText(page, says, /^\d+ found\.$/);
        const count = parseInt(await textOf(page, says), 10);
        expect(count).toBeGreaterThan(1);
        await expect(answers).toHaveCount(count);
        await box.fill('0x2e1a7d4d');
        await expect(answers).toHaveCount(1);
        await expectText(page, `${island} section p`, /^Function withdraw\(uint256\)/);
        await expectText(page, `${island} section li`, /^\w+/);
        await box.fill('0x12');
        await expectText(page, says, /^Not readable/);
        await expectText(page, `${island} section p`, /^Length in bytes: 1/);
        await box.fill('deposit');
        await expectText(page, says, /^\d+ found\.$/);
        await expectWhole(page);
      });

      test('compares releases', async ({ page }) => {
        await openTranslated(page, '/vaults/compare');
        const island = '[data-island="ReleasePicker"]';
        const [older, newer] = [
          page.locator(`${island} select`).first(),
          page.locator(`${island} select`).last(),
        ];
        await older.selectOption('0.3.0');
        const status = `${island} [role="status"]`;
        await expectText(page, status, /^From 0\.3\.0 to 0\.4\.3, \d+ contracts/);
        await newer.selectOption('0.3.0');
        await expectText(page, status, 'Pick two different releases.');
        await newer.selectOption('0.3.5');
        await expectText(page, status, /^From 0\.3\.0 to 0\.3\.5, \d+ contracts/);
        await expectWhole(page);
      });

      test('computes', async ({ page }) => {
        await openTranslated(page, '/getting-started/guides/how-apy-works');
        const form = page.locator('main form').first();
        const result = 'main form td';
        const before = await textOf(page, result);
        const field = form.locator('input').first();
        await field.fill('3');
        await expect.poll(() => textOf(page, result)).not.toBe(before);
        await field.fill('a');
        await expectText(page, 'main form > div', /^Correct the marked values/);
        await expectText(page, 'main form fieldset p', /^Enter a number/);
        await field.fill('3');
        await expect(form.locator('fieldset p')).toHaveCount(0);
        await expect(form.locator('table')).toBeVisible();
        await expectWhole(page);
      });

      test('filters the members of a contract', async ({ page }) => {
        await openTranslated(page, '/vaults/smart-contracts/vault');
        const filter = page.locator('[data-island="MemberTools"] input');
        await filter.fill('setDepositLimit');
        const says = '[data-island="MemberTools"] [class^="status"]';
        await expectText(page, says, /^1 of \d+ members$/);
        await filter.fill('');
        await expectText(page, says, /^\d+ members$/);
        await expectWhole(page);
      });

      test('leads on and back, on a phone too', async ({ page }) => {
        await openTranslated(page, '/vaults/0.3.5/smart-contracts/vault');
        await page.locator('.theme-doc-breadcrumbs a[href="/"]').click();
        await expect(page).toHaveURL('/');
        await expectWhole(page);
        await page.goBack();
        await expectText(page, 'h1', /Vault/i);
        await expectText(page, '.navbar .dropdown > a', '0.3.5');
        await page.setViewportSize({ width: 390, height: 800 });
        await page.locator('.navbar__toggle').click();
        await page.locator('.navbar-sidebar__back').click();
        await page.locator('.navbar-sidebar a[href="/resources/faq"]').first().click();
        await expectText(page, 'h1', /questions/i);
        await expectWhole(page);
      });
    });
  }
}

/** What an extension or a filter does to a page; each is a script of its own. */
const changes: Readonly<Record<string, () => void>> = {
  'an element first in the root': () => {
    document.getElementById('__docusaurus')?.prepend(document.createElement('div'));
  },
  'an element last in the root': () => {
    document.getElementById('__docusaurus')?.append(document.createElement('div'));
  },
  'an element of an own kind in the bar': () => {
    document.querySelector('.navbar__inner')?.prepend(document.createElement('grammarly-desktop'));
  },
  'an element first in what is read': () => {
    document.querySelector('main')?.prepend(document.createElement('div'));
  },
  'an element before the text': () => {
    document.querySelector('.theme-doc-markdown')?.before(document.createElement('div'));
  },
  'an element before each element': () => {
    for (const element of document.querySelectorAll('#__docusaurus *')) {
      element.before(document.createElement('span'));
    }
  },
  'elements around the bar, the menu, the text, and the footer': () => {
    const parts =
      '.navbar, .navbar__items > *, .menu li, .main-wrapper, main, article > *, .footer';
    for (const part of document.querySelectorAll(parts)) {
      const box = document.createElement('div');
      part.replaceWith(box);
      box.append(part);
    }
  },
  'elements in tables, code and the text': () => {
    const places =
      'td, pre, pre code, .theme-doc-markdown, .theme-doc-markdown p, h1, button, input';
    for (const place of document.querySelectorAll(places)) {
      place.prepend(document.createElement('span'));
      place.after(document.createElement('span'));
    }
  },
  'words in the page': () => {
    document.getElementById('__docusaurus')?.prepend('Saved.');
    document.querySelector('main')?.prepend('Saved.');
    document.querySelector('.navbar__items')?.prepend('Saved.');
  },
  'attributes everywhere': () => {
    for (const element of document.querySelectorAll<HTMLElement>('*')) {
      element.setAttribute('data-darkreader-inline-color', '');
      element.setAttribute('data-gr-ext-installed', '1');
      element.style.setProperty('--darkreader-inline-color', '#ddd');
      element.classList.add('darkreader');
    }
  },
  'elements in head and body': () => {
    document.head.prepend(document.createElement('template'));
    document.head.append(document.createElement('meta'));
    document.body.prepend(document.createElement('div'));
    document.body.append(document.createElement('grammarly-extension'));
    document.documentElement.append(document.createElement('div'));
  },
  'no foot': () => document.querySelector('footer.footer')?.remove(),
  'no bar': () => document.querySelector('nav.navbar')?.remove(),
  'no sidebar': () => document.querySelector('aside')?.remove(),
  'no first item in the sidebar': () => document.querySelector('aside li')?.remove(),
  'no contents': () => document.querySelector('.table-of-contents')?.remove(),
  'no text': () => document.querySelector('.theme-doc-markdown')?.remove(),
  'no text nodes without letters, and joined ones': () => document.body.normalize(),
};

for (const [change, apply] of Object.entries(changes)) {
  for (const time of ['before', 'after'] as const) {
    test(`${change}, ${time} the page is hydrated: it is whole, and leads on`, async ({ page }) => {
      const script = `document.addEventListener('DOMContentLoaded', () => {
        window.__text = document.querySelector('.theme-doc-markdown').textContent;
        ${time === 'before' ? `(${apply.toString()})()` : ''}
      })`;
      await page.addInitScript(script);
      await open(page, emergency);
      if (time === 'after') await page.evaluate(apply);
      // A filter removes what it doesn't like. Everything else stays.
      if (time === 'before') await expectWhole(page);
      const text = await page.evaluate(() => (window as unknown as { __text: string }).__text);
      expect(text).toContain('How to undo');
      if (time === 'before' || change !== 'no text') {
        await expect
          .poll(() => page.locator('.theme-doc-markdown').evaluate((root) => root.textContent))
          .toBe(text);
      }
      await page.evaluate(() => Object.assign(window, { __same: true }));
      const next = page.locator('.pagination-nav__link--next');
      const leads = await next.getAttribute('href');
      await clickFarDown(next);
      await expect(page).toHaveURL(leads ?? '');
      await expect(page.locator('h1')).not.toHaveText(/emergency/i);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('.theme-doc-breadcrumbs')).toHaveCount(1);
      await page.locator('.theme-doc-breadcrumbs a[href="/"]').click();
      await expect(page).toHaveURL('/');
      await expectWhole(page);
      await page.locator('.navbar a[href="/resources/faq"]').first().click();
      await expect(page).toHaveURL('/resources/faq');
      await expect(page.locator('h1')).toHaveText(/questions/i);
      await expectWhole(page);
      for (let steps = 0; steps < 3; steps += 1) await page.goBack();
      await expect(page.locator('h1')).toHaveText(/emergency/i);
      await expect(page.locator('.theme-doc-markdown')).toContainText('How to undo');
      await expectWhole(page);
      expect(await page.evaluate(() => '__same' in window), 'no page was opened anew').toBe(true);
    });
  }
}
