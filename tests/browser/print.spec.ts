/** On paper nothing scrolls: every column and every line of code of every document is within the page. */
import { pageKinds } from '../visual/kinds';
import { paperLosses, paperWidth } from './support/paper';
import { expect, open, test } from './support/site';

test('addresses are spelled out whole, and break', async ({ page }) => {
  await page.setViewportSize({ width: paperWidth, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await open(page, pageKinds.addresses);
  const links = await page.locator('article a[href^="http"]').evaluateAll((all) =>
    all.map((link) => ({
      content: getComputedStyle(link, '::after').content,
      wrap: getComputedStyle(link, '::after').overflowWrap,
      href: link.getAttribute('href') ?? '',
    })),
  );
  expect(links.length).toBeGreaterThan(0);
  for (const { content, wrap, href } of links) {
    expect(content).toContain(href);
    expect(wrap).toBe('anywhere');
  }
});

test('formulas in tables stay in one piece', async ({ page }) => {
  await page.setViewportSize({ width: paperWidth, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await open(page, pageKinds.guide);
  const symbols = page.locator('td .katex-html .base');
  expect(await symbols.count()).toBeGreaterThan(0);
  // A subscript that drops to a line of its own makes two of them.
  const heights = await symbols.evaluateAll((all) =>
    all.map((symbol) => symbol.getBoundingClientRect().height),
  );
  expect(Math.max(...heights)).toBeLessThan(30);
});

test('names in the first column of a table stay in one piece, and the table on the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 680, height: 900 });
  for (const route of ['/vaults/smart-contracts/vault', '/vaults/yearn-api']) {
    await page.goto(route);
    await page.emulateMedia({ media: 'print' });
    const names = page.locator('article td:first-child code');
    expect(
      await names.evaluateAll((all) =>
        all
          .filter((name) => /^\w{2,20}$/.test(name.textContent ?? ''))
          .filter((name) => name.getClientRects().length > 1)
          .map((name) => name.textContent),
      ),
      route,
    ).toEqual([]);
    const widest = await page
      .locator('article table')
      .evaluateAll((tables) =>
        Math.max(...tables.map((table) => table.getBoundingClientRect().right)),
      );
    expect(widest, route).toBeLessThanOrEqual(680);
    // No room below signatures for buttons that aren't printed.
    const rooms = await page
      .locator('[data-island="MemberTools"] ~ h3 + section > p:first-child')
      .evaluateAll((all) => all.map((signature) => getComputedStyle(signature).paddingBottom));
    expect([...new Set(rooms)].join(), route).toMatch(/^(?:12px)?$/);
  }
});

test('code that is wider than the page breaks into lines', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 1000 });
  await open(page, '/developers/v2/DEPLOYMENT');
  const heights = (): Promise<number[]> =>
    page
      .locator('.theme-code-block pre')
      .evaluateAll((blocks) => blocks.map((block) => block.getBoundingClientRect().height));
  const onScreen = await heights();
  await page.emulateMedia({ media: 'print' });
  const onPaper = await heights();
  expect(onPaper.some((height, index) => height > (onScreen[index] ?? height) + 10)).toBe(true);
});

test('a calculator is printed with what the reader entered, and the results', async ({ page }) => {
  await open(page, '/getting-started/guides/how-apy-works');
  const calculator = page.getByRole('region', { name: 'Net yield after fees' });
  const rate = calculator.getByRole('textbox', { name: 'Gross APR' });
  await rate.fill('25');
  await page.emulateMedia({ media: 'print' });
  await expect(rate).toBeVisible();
  await expect(calculator.getByRole('row', { name: 'Net APR, after fees 18.40%' })).toBeVisible();
});

test('what is folded is printed, and so is the form of a calculator', async ({ page }) => {
  await page.setViewportSize({ width: paperWidth, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await open(page, '/getting-started/products/yvaults/overview');
  const folded = await page
    .locator('article details:not([open]) > :not(summary)')
    .evaluateAll((all) => all.map((content) => content.checkVisibility()));
  expect(folded).toEqual([true, true]);
  await expect(page.locator('[data-island="ShareValue"] form')).toBeVisible();
  expect(await paperLosses(page)).toEqual([]);
});

test('no page ends between the title of code and the code, or near its first and last lines, and no link parts the path in a title', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await open(page, '/getting-started/guides/withdraw-without-the-app');
  const breaks = await page
    .locator('.theme-code-block > :not(:last-child)')
    .evaluateAll((all) => all.map((title) => getComputedStyle(title).breakAfter));
  expect([...new Set(breaks)]).toEqual(['avoid']);
  const lines = page.locator('.theme-code-block code').first();
  await expect(lines).toHaveCSS('orphans', '4');
  await expect(lines).toHaveCSS('widows', '4');
  const links = await page
    .locator('.theme-code-block [class*="codeBlockTitle"] a')
    .evaluateAll((all) => all.map((link) => getComputedStyle(link, '::after').content));
  expect([...new Set(links)]).toEqual(['none']);
});

test('lines of code that the text calls marked are marked', async ({ page }) => {
  await open(page, '/developers/v2/guides/first-strategy');
  const marked = page.locator('.theme-code-block-highlighted-line').first();
  await expect(marked).toHaveCSS('print-color-adjust', 'exact');
});

test('code that is longer than what is left of a page goes on, on the next one', async ({
  page,
}) => {
  await open(page, '/developers/v2/guides/first-strategy');
  const paper = await page.pdf({ format: 'A4' });
  // It was 16 when all code was kept in one piece.
  expect(paper.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThan(15);
});

test('nothing of the footer of a release note is printed: its tags, and the link to its source', async ({
  page,
}) => {
  await open(page, '/blog/vaults-0-4-3');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('article footer')).toBeHidden();
});
