import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildFolder } from '../../browser/support/site';
import { expect, sampled, test } from '../check';
import { loadErrors, vault } from '../pages';
import type { Reader } from '../reader';

/** What is on the clipboard: pasted into a field, as a reader does. */
async function clipboard(reader: Reader): Promise<string> {
  await reader.run(() => {
    const field = document.createElement('textarea');
    field.id = 'paste';
    field.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 9999';
    document.body.append(field);
    field.focus();
  });
  await reader.press('v', 'Control');
  const read = () => reader.run(() => document.querySelector<HTMLTextAreaElement>('#paste')?.value);
  await expect.poll(read, { message: 'something is pasted' }).toMatch(/\S/);
  const text = (await read()) ?? '';
  await reader.run(() => document.getElementById('paste')?.remove());
  return text;
}

const said = (reader: Reader, words: string | RegExp) => reader.reads('[data-copy-status]', words);

const copyPage = { css: 'button', text: 'Copy page as Markdown' };

const withName = (name: string): string => `button[aria-label="${name}"]`;

test.describe('Copying', () => {
  test.use({ needs: ['clipboard'] });

  test('the address of a heading', async ({ reader }) => {
    const route = '/getting-started/products/yvaults/vaults-and-strategies';
    await reader.open(route);
    await reader.hover('#who-watches');
    await reader.click('#who-watches .hash-link');
    await said(reader, 'Address copied');
    await reader.arrives(`${route}#who-watches`);
    expect(await clipboard(reader)).toBe(`${reader.site.origin}${route}#who-watches`);
  });

  test('a block of code', async ({ reader }) => {
    await reader.open('/developers/v2/getting-started');
    const code = await reader.run(() =>
      document.querySelector('.theme-code-block code')?.textContent?.replace(/\n$/, ''),
    );
    await reader.hover('.theme-code-block');
    await reader.click('button[data-copy-code]');
    await said(reader, 'Copied');
    expect(await clipboard(reader)).toBe(code);
  });

  test('an address, by the keyboard, which keeps the focus', async ({ reader }) => {
    await reader.open('/getting-started/products/token-addresses');
    await reader.run(() => document.querySelector<HTMLElement>('button[data-copy^="0x"]')?.focus());
    await reader.press('Enter');
    await said(reader, 'Copied');
    expect(await reader.run(() => document.activeElement?.getAttribute('data-copy'))).toMatch(
      /^0x/,
    );
    const address = await reader.attribute('button[data-copy^="0x"]', 'data-copy');
    expect(await clipboard(reader)).toBe(address);
  });

  test('signature, selector and link of a member', sampled, async ({ reader }) => {
    await reader.open(vault);
    await reader.click(withName('Copy selector of setDepositLimit'));
    await said(reader, 'Copied');
    expect(await clipboard(reader)).toBe('0xbdc8144b');
    await reader.click(withName('Copy link of setDepositLimit'));
    expect(await clipboard(reader)).toBe(`${reader.site.origin}${vault}#setdepositlimit`);
    await reader.click(withName('Copy signature of setDepositLimit'));
    expect(await clipboard(reader)).toContain('def setDepositLimit(limit: uint256)');
  });

  test('the selector of a row, with a press where its button is', async ({ reader }) => {
    await reader.open(vault);
    await reader.click(withName('Copy selector of balanceOf(address)'));
    await said(reader, 'Copied');
    expect(await clipboard(reader)).toBe('0x70a08231');
  });

  test('the ABI, at the first press', async ({ reader }) => {
    await reader.open(vault);
    await reader.click({ css: 'button', text: 'Copy ABI' });
    await said(reader, 'ABI copied');
    const abi = JSON.parse(await clipboard(reader)) as { name?: string }[];
    expect(abi.some(({ name }) => name === 'setDepositLimit')).toBe(true);
  });

  test('the page as Markdown, at the first press', sampled, async ({ reader }) => {
    const route = '/security/multisig';
    await reader.open(route);
    await reader.click(copyPage);
    await said(reader, 'Page copied');
    expect((await clipboard(reader)).trim()).toBe(
      readFileSync(path.join(buildFolder, `${route}.md`), 'utf8').trim(),
    );
  });

  test.describe('a page whose Markdown cannot be had', () => {
    test.use({ expected: loadErrors });

    test('says that nothing was copied', async ({ reader }) => {
      await reader.open('/security/multisig');
      reader.site.fault = ({ url = '' }, response) =>
        url.endsWith('.md') && Boolean(response.writeHead(500).end());
      await reader.click(copyPage);
      await said(reader, /Not copied/);
    });
  });
});

test.describe('Buttons that copy', () => {
  for (const route of [
    vault,
    '/vaults/smart-contracts/BaseStrategy',
    '/vaults/0.3.0/smart-contracts/vault',
    '/vaults/smart-contracts/registry',
    '/getting-started/products/token-addresses',
  ]) {
    test(
      `lie each in its own place, and hold what is beside them, on ${route}`,
      route === vault ? sampled : {},
      async ({ reader }) => {
        await reader.open(route);
        await reader.sees('button[data-copy]');
        if (route.includes('smart-contracts')) {
          // They come some at a time: the last member has its own when all have.
          await expect
            .poll(() =>
              reader.run(() => {
                const count = () => document.querySelectorAll('button[data-copy]').length;
                const before = count();
                return new Promise((resolve) =>
                  setTimeout(() => resolve(before > 10 && count() === before), 300),
                );
              }),
            )
            .toBe(true);
        }
        const faults = await reader.run(() => {
          document.documentElement.removeAttribute('data-by-blocks');
          const found: string[] = [];
          const buttons = [...document.querySelectorAll<HTMLElement>('button[data-copy]')].filter(
            (button) => button.getClientRects().length > 0,
          );
          const boxes = buttons.map((button) => button.getBoundingClientRect());
          boxes.forEach((box, index) => {
            const button = buttons[index];
            const name = button?.getAttribute('aria-label') ?? '';
            const other = boxes.findIndex(
              (each, at) =>
                at > index &&
                each.left < box.right - 1 &&
                box.left < each.right - 1 &&
                each.top < box.bottom - 1 &&
                box.top < each.bottom - 1,
            );
            if (other >= 0)
              found.push(`${name} lies over ${buttons[other]?.getAttribute('aria-label')}`);
            const cell = button?.closest('td, p')?.getBoundingClientRect();
            // Its label begins where the text of the cell does.
            const padding = button ? parseFloat(getComputedStyle(button).paddingLeft) : 0;
            const isInside =
              cell &&
              box.top >= cell.top - 1 &&
              box.bottom <= cell.bottom + 1 &&
              box.left + padding >= cell.left - 1 &&
              box.right <= cell.right + 1;
            if (!isInside) found.push(`${name} is outside of what it belongs to`);
            const row = button?.closest('tr');
            const text = button?.dataset['copy'] ?? '';
            if (row && text.startsWith('0x') && !row.textContent?.includes(text)) {
              found.push(`${name} copies ${text}, which its row does not hold`);
            }
          });
          return found;
        });
        expect(faults).toEqual([]);
      },
    );
  }
});
