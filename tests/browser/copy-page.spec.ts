/** A reader takes a document along as Markdown. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildFolder, expect, open, test } from './support/site';

const route = '/security/multisig';
const file = path.join(buildFolder, `${route}.md`);

test('the button copies the Markdown of the page and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, route);
  const button = page.getByRole('button', { name: 'Copy page as Markdown' });
  await button.click();
  await expect(page.locator('[data-copy-status]')).toHaveText('Page copied');
  await expect(button).toHaveAttribute('data-copied', 'true');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(readFileSync(file, 'utf8'));
  // The mark goes by itself.
  await expect(button).not.toHaveAttribute('data-copied', 'true', { timeout: 5000 });
});

test.describe('when the Markdown cannot be loaded', () => {
  test.use({ allowedMessages: /Failed to load resource/ });

  test('the button says that nothing was copied', async ({ page }) => {
    await open(page, route);
    await page.route(`**${route}.md`, (request) => request.fulfill({ status: 500 }));
    await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
    await expect(page.locator('[data-copy-status]')).toContainText('Not copied');
  });
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
