/** Names in code lead to the reference and say what they are, by pointer and keyboard, with scripts and without. */
import type { Locator, Page } from '@playwright/test';
import { projectUrl } from '../../src/data/site';
import { expect, open, test } from './support/site';

const strategy = '/developers/v2/guides/first-strategy';

const name = (page: Page, text: string): Locator =>
  page.locator('pre code a', { hasText: new RegExp(`^${text}$`) }).first();

/** What is shown about a name; `none` if nothing is. */
const noteOf = (link: Locator): Promise<string> =>
  link.evaluate((element) => getComputedStyle(element, '::after').content);

/** Whether the page would scroll to its side. */
const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth;
  });

test('the keyboard shows signature, access, and meaning, and Escape hides them', async ({
  page,
}) => {
  await open(page, strategy);
  const link = name(page, 'setDepositLimit');
  await page.keyboard.press('Tab');
  await link.focus();
  expect(await noteOf(link)).toMatch(
    /def setDepositLimit\(limit: uint256\).*Callers: governance.*Sets .*\./s,
  );
  await page.keyboard.press('Escape');
  expect(await noteOf(link)).toBe('none');
  await page.keyboard.press('Tab');
  await name(page, 'addStrategy').focus();
  expect(await noteOf(name(page, 'addStrategy'))).toContain('addStrategy');
  await page.keyboard.press('Escape');
  await name(page, 'setManagement').hover();
  expect(await noteOf(name(page, 'setManagement'))).toContain('setManagement');
});

test('a screen reader gets the name alone, and the rest as its description', async ({ page }) => {
  await open(page, strategy);
  const link = name(page, 'setDepositLimit');
  await page.keyboard.press('Tab');
  await link.focus();
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'document.activeElement',
  });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId ?? '',
    fetchRelatives: false,
  });
  expect(nodes[0]?.role?.value).toBe('link');
  expect(nodes[0]?.name?.value).toBe('setDepositLimit');
  expect(nodes[0]?.description?.value).toContain('Callers: governance');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a note fits into the page', async ({ page }) => {
    await open(page, strategy);
    for (const text of ['setDepositLimit', 'BaseStrategy', 'addStrategy', 'strategies']) {
      await page.keyboard.press('Tab');
      await name(page, text).focus();
      expect(await noteOf(name(page, text))).not.toBe('none');
      expect(await isTooWide(page), text).toBe(false);
    }
  });

  test('a note of a signature covers the text below it', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, '/vaults/smart-contracts/BaseStrategy');
    await page.keyboard.press('Tab');
    const names = page.locator('h3 + section > p:first-child a.token-note', {
      hasText: 'onlyKeepers',
    });
    await names.first().focus();
    const isAbove = await names.first().evaluate((name) => {
      const signature = name.closest('p');
      const next = signature?.nextElementSibling?.getBoundingClientRect();
      const { marginTop, height } = getComputedStyle(name, '::after');
      const end = name.getBoundingClientRect().top + parseFloat(marginTop) + parseFloat(height);
      // Where the note and the next paragraph are both.
      const y = ((next?.top ?? 0) + end) / 2;
      if (!next || y <= next.top) return 'The note ends before the text.';
      return document.elementFromPoint(next.left + 20, y)?.closest('p') === signature;
    });
    expect(isAbove).toBe(true);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a name shows its note under the pointer and leads to its entry', async ({ page }) => {
    await page.goto(strategy);
    const link = name(page, 'setDepositLimit');
    await link.hover();
    expect(await noteOf(link)).toContain('Callers: governance');
    await link.click();
    await expect(page).toHaveURL(/\/vaults\/smart-contracts\/vault#setdepositlimit$/);
  });
});

test('a press leads to the entry without loading a page', async ({ page }) => {
  await open(page, strategy);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await name(page, 'setDepositLimit').click();
  await expect(page).toHaveURL(/\/vaults\/smart-contracts\/vault#setdepositlimit$/);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('paper shows no notes', async ({ page }) => {
  await open(page, strategy);
  await page.emulateMedia({ media: 'print' });
  expect(await noteOf(name(page, 'setDepositLimit'))).toBe('none');
});

test('a type is said where the code does not show it', async ({ page }) => {
  await open(page, strategy);
  const send = page.locator('pre code span[aria-description^="send("]');
  await expect(send).toHaveCount(1);
  await page.keyboard.press('Tab');
  await send.focus();
  expect(await noteOf(send)).toContain('Promise<TransactionReceipt>');
});

const copyButton = (block: Locator): Locator => block.getByRole('button', { name: 'Copy code' });

test('a block is copied as plain code, without removed lines', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = async (block: Locator): Promise<string> => {
    await block.hover();
    await copyButton(block).click();
    await expect(page.locator('[data-copy-status]')).toHaveText('Copied');
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await open(page, strategy);
  const block = (text: string): Locator =>
    page.locator('.theme-code-block', { hasText: text }).first();
  expect(await copied(block('setDepositLimit(utils'))).toBe(
    "// The registry made itself management, and the limit is 0.\nawait send(vault.setManagement(me));\nawait send(vault.setDepositLimit(utils.parseEther('10000')));",
  );
  const terminal = block('node --import tsx deploy.ts');
  expect(await copied(terminal)).toBe('node --import tsx deploy.ts');
  await open(page, '/components');
  expect(await copied(page.locator('.theme-code-block:has(del)'))).toBe('managementFee: 0');
});

test('the title of a sample links its project', async ({ page }) => {
  await open(page, strategy);
  const title = page.locator('.theme-code-block').getByRole('link', { name: 'first-strategy' });
  await expect(title.first()).toHaveAttribute('href', projectUrl('first-strategy'));
});
