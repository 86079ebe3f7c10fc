/** Tables become blocks on phones, and names stay whole. That tables fit is in `every-page.spec.ts`. */
import type { Page } from '@playwright/test';
import { expect, layOutAll, open, test } from './support/site';

test('tables of members and addresses are blocks on a phone, and stay tables for screen readers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const route of [
    '/vaults/smart-contracts/vault',
    '/getting-started/products/token-addresses',
  ]) {
    await open(page, route);
    const row = page.locator('main tbody tr').first();
    expect(await row.evaluate((element) => getComputedStyle(element).display), route).toBe('block');
    expect(
      await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      route,
    ).toBeLessThanOrEqual(1);
    await expect(row, route).toHaveRole('row');
    await expect(row.locator('td').first(), route).toHaveRole('cell');
  }
  const address = page.locator('.data-table .address code').first();
  const size = await address.evaluate((code) => parseFloat(getComputedStyle(code).fontSize));
  expect(size, 'readers compare addresses').toBeGreaterThanOrEqual(12);
});

/** Words of some elements that a line ends within. Where a name may break is the end of a text. */
function brokenNames(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((entries) => {
    // Opens all groups of the contents.
    document.documentElement.toggleAttribute('data-filtered', true);
    const found: string[] = [];
    for (const entry of document.querySelectorAll(entries)) {
      const texts = document.createTreeWalker(entry, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        const range = document.createRange();
        for (const { index = 0, 0: word } of text.data.matchAll(/\w+/g)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (range.getClientRects().length > 1) found.push(`${word} in ${entry.textContent}`);
        }
      }
    }
    return found;
  }, selector);
}

test('names in the contents break between their words', async ({ page }) => {
  const broken: string[] = [];
  for (const route of [
    '/vaults/smart-contracts/vault',
    '/vaults/smart-contracts/BaseStrategy',
    '/vaults/smart-contracts/registry',
    '/vaults/compare',
  ]) {
    await open(page, route);
    for (const width of [1000, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      broken.push(
        ...(await brokenNames(page, '.theme-doc-toc-desktop a')).map(
          (name) => `${route}, ${width} px: ${name}`,
        ),
      );
    }
  }
  expect(broken).toEqual([]);
});

test('titles and neighbors are broken between words, too', async ({ page }) => {
  const contracts = '/vaults/smart-contracts';
  for (const [route, width, selector] of [
    [`${contracts}/BaseStrategyInitializable`, 320, 'h1'],
    [`${contracts}/BaseStrategyInitializable`, 390, 'h1, .pagination-nav__label'],
    [`${contracts}/test/TokenFalseReturn`, 320, '.pagination-nav__label'],
    ['/developers/v2/DEPLOYMENT', 390, '.pagination-nav__label'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, route);
    await layOutAll(page);
    expect(await brokenNames(page, selector), `${route}, ${width} px`).toEqual([]);
  }
});

test('the contents leave out what the filter hides', async ({ page }) => {
  await open(page, '/vaults/smart-contracts/vault');
  const entry = (id: string) => page.locator(`.theme-doc-toc-desktop a[href="#${id}"]`);
  await page.getByRole('searchbox', { name: 'Filter members' }).fill('setDepositLimit');
  await expect(entry('withdraw')).toBeHidden();
  await expect(entry('setdepositlimit')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Filter members' }).fill('');
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  await expect(entry('withdraw')).toBeHidden();
  await expect(page.locator('#withdraw')).toBeHidden();
  await expect(page.locator('#totalassets')).toBeVisible();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  // Its group is open once that is read.
  await expect(entry('withdraw').locator('..')).not.toHaveAttribute('hidden');
});

test('the contents open the group that is read, and no other', async ({ page }) => {
  await open(page, '/vaults/smart-contracts/vault');
  const shown = page.locator('.theme-doc-toc-desktop > ul > li > ul:visible');
  await page.locator('#withdraw').evaluate((heading) => heading.scrollIntoView());
  await expect(shown).toHaveCount(1);
  await expect(shown.locator('a[href="#withdraw"]')).toBeVisible();
  await expect(page.locator('.theme-doc-toc-desktop a[href="#events"]')).toBeVisible();
});

test('letters of the glossary stay in view, and lead to their terms', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/resources/defi-glossary');
    const letters = page.getByRole('navigation', { name: 'Letters' });
    await letters.getByRole('link', { name: 'M', exact: true }).click();
    await expect(letters).toBeInViewport();
    const below = async (): Promise<number> =>
      ((await page.locator('#letter-m').boundingBox())?.y ?? NaN) -
      ((await letters.boundingBox())?.height ?? NaN);
    await expect.poll(below, { message: `${width} px` }).toBeGreaterThanOrEqual(0);
    expect(await below()).toBeLessThan(80);
  }
});

test('terms of the glossary are in one column, and what they mean in another', async ({ page }) => {
  for (const width of [768, 990, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/resources/defi-glossary');
    const starts = (selector: string): Promise<number[]> =>
      page
        .locator(`.letter-index ~ ${selector}`)
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)));
    expect(new Set(await starts('h3')).size, `terms at ${width} px`).toBe(1);
    expect(new Set(await starts(':not(h2, h3)')).size, `meanings at ${width} px`).toBe(1);
  }
});

test('answers are signs for the eye and words for everyone else', async ({ page }) => {
  await open(page, '/developers/v2/SPECIFICATION');
  const cell = page.locator('td.answer-yes').first();
  await expect(cell).toHaveText('yes');
  await expect(cell).toHaveRole('cell');
  expect(
    await cell.locator('span').evaluate((word) => word.getBoundingClientRect().width),
  ).toBeLessThan(2);
  expect(await cell.evaluate((it) => getComputedStyle(it, '::before').content)).toContain('✓');
  await open(page, '/partners/introduction');
  const numbers = page.locator('td[align="right"]');
  expect(await numbers.count()).toBeGreaterThan(4);
});

test('signs before changes are for the eye alone, because the words say the same', async ({
  page,
}) => {
  await open(page, '/vaults/compare?from=0.3.5&to=0.4.3');
  for (const kind of ['added', 'removed', 'changed']) {
    const change = page.locator(`li[data-change=${kind}]`).first();
    await expect(change).toBeVisible();
    expect(await change.ariaSnapshot()).not.toMatch(/[+−~]/);
  }
});

test('a selection that is copied has no names of buttons in it', async ({ page }) => {
  await open(page, '/vaults/smart-contracts/vault');
  await expect(page.locator('article table button').first()).toBeAttached();
  const [selected = '', ...others] = await page
    .locator('article table')
    .first()
    .evaluate((table) => {
      window.getSelection()?.selectAllChildren(table);
      const names = [...table.querySelectorAll('button')].map((button) => button.textContent);
      return [String(window.getSelection()), ...names];
    });
  expect(selected).toContain('Name of the share token.');
  expect(others).toContain('Encode');
  expect(selected).not.toContain('Encode');
});
