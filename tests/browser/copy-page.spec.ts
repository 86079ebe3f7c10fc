/** A reader takes a document along as Markdown. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildFolder, clickFarDown, expect, hurried, open, test } from './support/site';

const route = '/security/multisig';
const file = path.join(buildFolder, `${route}.md`);

test('the button copies the Markdown of the page and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, route);
  const button = page.getByRole('button', { name: 'Copy page as Markdown' });
  await clickFarDown(button);
  await expect(page.locator('[data-copy-status]')).toHaveText('Page copied');
  await expect(button).toHaveAttribute('data-copied', 'true');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(readFileSync(file, 'utf8'));
  // The mark disappears by itself.
  await expect(button).not.toHaveAttribute('data-copied', 'true', { timeout: 5000 });
});

test.describe('In a browser that gives the clipboard only within the press, as WebKit does', () => {
  for (const [page, name, said] of [
    [route, 'Copy page as Markdown', 'Page copied'],
    ['/vaults/smart-contracts/registry', 'Copy ABI', 'ABI copied'],
    ['/vaults/smart-contracts/registry', /^Copy signature/, 'Copied'],
    ['/getting-started/guides/how-apy-works', 'Copy a link to these values', 'Copied'],
  ] as const) {
    test(`"${said}" is said after ${name} on ${page}`, async ({ page: tab, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await tab.addInitScript(() => {
        let isPress = false;
        window.addEventListener(
          'click',
          () => {
            isPress = true;
            window.setTimeout(() => (isPress = false));
          },
          true,
        );
        const refuse = (): Promise<never> =>
          Promise.reject(new DOMException('', 'NotAllowedError'));
        const { write, writeText } = Clipboard.prototype;
        Clipboard.prototype.write = function (items) {
          return isPress ? write.call(this, items) : refuse();
        };
        Clipboard.prototype.writeText = function (text) {
          return isPress ? writeText.call(this, text) : refuse();
        };
      });
      await open(tab, page);
      await clickFarDown(tab.getByRole('button', { name }).first());
      await expect(tab.locator('[data-copy-status]')).toHaveText(said);
      expect(await tab.evaluate(() => navigator.clipboard.readText())).not.toBe('');
    });
  }
});

test.describe('when the Markdown cannot be loaded', () => {
  test.use({ allowedMessages: /Failed to load resource/ });

  for (const takesPromises of [true, false]) {
    test(`the button says that nothing was copied, in a browser that ${
      takesPromises ? 'takes' : 'refuses'
    } promises of a text`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      if (!takesPromises) {
        await page.addInitScript(() => {
          window.ClipboardItem = function () {
            throw new TypeError('This is not a Blob.');
          } as never;
        });
      }
      await hurried(page);
      await open(page, route);
      for (const answer of [
        { status: 500 },
        // A network's own page, in place of every file.
        { contentType: 'text/html', body: '<h1>Log in</h1>' },
        'none, for a minute',
      ]) {
        await page.route(`**${route}.md`, (request) =>
          typeof answer === 'string' ? undefined : request.fulfill(answer),
        );
        await clickFarDown(page.getByRole('button', { name: 'Copy page as Markdown' }));
        await expect(page.locator('[data-copy-status]')).toContainText('Not copied');
        await page.locator('[data-copy-status]').evaluate((status) => (status.textContent = ''));
      }
    });
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the Markdown, and no dead button is shown', async ({ page, request }) => {
    await page.goto(route);
    await expect(page.getByRole('button', { name: 'Copy page as Markdown' })).toBeHidden();
    const link = page.getByRole('link', { name: 'Read as Markdown' });
    const address = await link.getAttribute('href');
    const response = await request.get(address ?? '');
    expect(response.headers()['content-type']).toContain('text/markdown');
    expect(await response.text()).toBe(readFileSync(file, 'utf8'));
  });
});
