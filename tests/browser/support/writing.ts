import type { Page } from '@playwright/test';
import { tightBlocks } from './gaps';
import { expect, hydrated, settled, test } from './site';

/** How a reader comes to a document: as the first page, or by a link in the menu. */
const ways = ['on a first visit', 'after a click'] as const;
type Way = (typeof ways)[number];

/** Documents of `tests/fixtures/writing` that are drawn without scripts of their own, by their addresses. */
const documents = [
  'fences',
  'code-component',
  'gaps',
  'features',
  'features-hidden',
  'head',
  'theme',
  'columns',
  'with-part',
  'with space',
  'numbered',
  'folder/',
  'folder/child',
  'line-ends',
  'order-mark',
  'blank-behind-dashes',
];

/**
 * Markup of a text, with attributes by their names, because their order means nothing. After a click its heading can be
 * focused, for a screen reader to read on from.
 */
const markup = (page: Page): Promise<string> =>
  // Right after a click, the text before is still there, behind it.
  page
    .locator('.markdown')
    .first()
    .evaluate((text) => {
      const copy = text.cloneNode(true) as Element;
      copy.querySelector('h1')?.removeAttribute('tabindex');
      for (const element of copy.querySelectorAll('*')) {
        const attributes = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
        for (const { name } of attributes) element.removeAttribute(name);
        for (const attribute of attributes) element.setAttributeNode(attribute);
      }
      return copy.innerHTML;
    });

/** Tests of what people write, in the small site with `tests/fixtures/writing`. */
export function writingTests(section: () => string): void {
  const targetOf = (name: string): string => `${section()}writing/${encodeURI(name)}`;

  /** Follows the link to a document in the menu. */
  async function follow(page: Page, name: string): Promise<void> {
    const target = targetOf(name);
    const path = decodeURI(new URL(target).pathname);
    await page
      .locator(`.menu a[href="${path}"], .menu a[href="${encodeURI(path)}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(target);
  }

  async function visit(page: Page, name: string, way: Way): Promise<void> {
    if (way === 'on a first visit') {
      await page.goto(targetOf(name));
      await hydrated(page);
      return;
    }
    await page.goto(`${section()}faq`);
    await hydrated(page);
    await follow(page, name);
    // The text of the page that was left has another title.
    await expect(page.locator('article h1', { hasText: /^Questions$/ })).toHaveCount(0);
    await expect(page.locator('.markdown')).toHaveCount(1);
  }

  test.describe('What people write', () => {
    for (const way of ways) {
      test(`fences have titles, numbers, marks and colors ${way}`, async ({ page }) => {
        await visit(page, 'fences', way);
        const blocks = page.locator('.theme-code-block');
        await expect(blocks).toHaveCount(6);
        const titles = page.locator('[class*="codeBlockTitle"]');
        await expect(titles).toHaveText(['my file.js', 'Vault deposit.sol']);
        const numbers = (index: number) => blocks.nth(index).locator('[class*="codeLineNumber"]');
        await expect(numbers(0)).toHaveCount(0);
        await expect(numbers(1)).toHaveCount(2);
        await expect(numbers(3)).toHaveCount(2);
        const marked = page.locator('.theme-code-block-highlighted-line');
        await expect(marked).toHaveText([
          'const a = 1;',
          'const c = 3;',
          'uint256 a = 1;',
          'a = 1',
        ]);
        await expect(page.locator('.markdown')).not.toContainText('highlight-');
        for (let index = 0; index < 6; index += 1) {
          const colors = await blocks
            .nth(index)
            .locator('code span')
            .evaluateAll((pieces) => new Set(pieces.map((it) => getComputedStyle(it).color)).size);
          expect(colors, `colors of block ${index}`).toBeGreaterThan(1);
        }
        // A line is as high as another, numbered and marked or not.
        const heights = await page
          .locator('.token-line')
          .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height));
        expect(Math.max(...heights)).toBeLessThan(30);
      });

      test(`the component for code is colored, numbered and marked ${way}`, async ({ page }) => {
        await visit(page, 'code-component', way);
        await expect(page.locator('[class*="codeBlockTitle"]')).toHaveText('component.js');
        await expect(page.locator('[class*="codeLineNumber"]')).toHaveCount(2);
        await expect(page.locator('.theme-code-block-highlighted-line')).toHaveText('const b = 2;');
        await expect(page.locator('.token-keyword')).toHaveText(['const', 'const']);
      });

      test(`code in tabs is colored and marked, and tabs work ${way}`, async ({ page }) => {
        await visit(page, 'tabs', way);
        await expect(page.locator('.theme-code-block-highlighted-line').first()).toHaveText(
          'const a = 1;',
        );
        await page.getByRole('tab', { name: 'Two' }).click();
        const panel = page.locator('[role="tabpanel"]:not([hidden])');
        await expect(panel.locator('.theme-code-block-highlighted-line')).toHaveText('b = 2');
        await expect(panel.locator('.token-number')).toHaveText('2');
      });

      test(`blocks have space between them ${way}`, async ({ page }) => {
        await visit(page, 'gaps', way);
        await expect(page.getByText('Paragraph at the end.')).toBeAttached();
        expect(await tightBlocks(page)).toEqual([]);
      });

      test(`tags of the head stay ${way}, and go with their page`, async ({ page }) => {
        await visit(page, 'head', way);
        await expect(page).toHaveTitle('Title of the head');
        const content = (selector: string) => page.locator(`head ${selector}`);
        const expectTags = async (): Promise<void> => {
          await expect(content('meta[name="keywords"]')).toHaveAttribute('content', 'one, two');
          await expect(content('meta[name="author"]')).toHaveAttribute('content', 'Somebody');
          await expect(content('meta[property="og:image"]')).toHaveAttribute(
            'content',
            'https://docs.yearn.finance/img/own.png',
          );
          await expect(content('link[rel="author"]')).toHaveCount(1);
        };
        await expectTags();
        await page.locator('.pagination-nav__link--next').click();
        await expect(page).not.toHaveTitle('Title of the head');
        await expect(content('meta[name="keywords"]')).toHaveCount(0);
        await expect(content('link[rel="author"]')).toHaveCount(0);
        await page.goBack();
        await expect(page).toHaveTitle('Title of the head');
        await expectTags();
      });

      test(`a figure with state works ${way}`, async ({ page }) => {
        await visit(page, 'live', way);
        await page.getByRole('button', { name: 'state off' }).click();
        await expect(page.getByRole('button', { name: 'state on' })).toBeVisible();
        await expect(page.locator('figure text').first()).toHaveText('on');
        await expect(page.locator('[class*="codeBlockTitle"]')).toHaveText('beside it.js');
      });

      test(`components of the theme take the place of elements ${way}`, async ({ page }) => {
        await visit(page, 'theme', way);
        await expect(page.locator('blockquote.own-quote')).toHaveText('A quotation.');
        await expect(page.locator('b.own-badge')).toHaveText('badge');
      });

      test(`columns are aligned with their headers ${way}`, async ({ page }) => {
        await visit(page, 'columns', way);
        const aligned = (selector: string): Promise<string[]> =>
          page.locator(selector).evaluateAll((cells) =>
            // The attribute that Markdown gives has a value of its own in some browsers.
            cells.map((cell) => getComputedStyle(cell).textAlign.replace('-webkit-', '')),
          );
        expect(await aligned('.markdown th')).toEqual(['start', 'right', 'center']);
        expect((await aligned('.markdown tbody tr:first-child td')).slice(1)).toEqual([
          'right',
          'center',
        ]);
      });
    }

    for (const way of ways) {
      test(`what Markdown offers without scripts is there ${way}`, async ({ page }) => {
        await visit(page, 'features', way);
        const callouts = page.locator('.markdown .theme-admonition');
        await expect(callouts).toHaveCount(6);
        await expect(callouts.nth(1)).toContainText('Title of a tip');
        await expect(
          callouts.filter({ hasText: 'Outside' }).locator('.theme-admonition'),
        ).toHaveText(/Inside\s*Nested\./);
        const hidden = page.getByText('Hidden until opened.');
        await expect(hidden).toBeHidden();
        await page.locator('.markdown details summary').click();
        await expect(hidden).toBeVisible();
        const dot = page.getByRole('img', { name: 'A dot' });
        await dot.scrollIntoViewIfNeeded();
        await expect
          .poll(() => dot.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBe(8);
        for (const name of ['file', 'file of the site']) {
          const link = page.locator('.markdown').getByRole('link', { name, exact: true });
          const address = await link.evaluate((it: HTMLAnchorElement) => it.href);
          expect((await page.request.get(address)).status(), address).toBe(200);
        }
        await expect(page.locator('.katex-display math')).toHaveCount(1);
        const contents = page.locator('.table-of-contents a');
        await expect(contents.filter({ hasText: 'Fourth level' })).toHaveCount(1);
        await expect(contents.filter({ hasText: 'Fifth level' })).toHaveCount(0);
        await page.locator('.markdown .footnote-ref').click();
        await expect(page).toHaveURL(/#fn-note$/);
        await expect(page.locator('#fn-note')).toBeInViewport();
        await page.locator('.markdown').getByRole('link', { name: 'document by its file' }).click();
        await expect(page).toHaveURL(`${section()}writing/fences`);
      });

      test(`components and code of a document work ${way}`, async ({ page }) => {
        await visit(page, 'features-live', way);
        await expect(page.locator('.markdown mark')).toHaveText('Earth');
        await expect(page.getByText('2 moons.')).toBeVisible();
        await expect
          .poll(() =>
            page
              .getByRole('img', { name: 'A required dot' })
              .evaluate((image: HTMLImageElement) => image.naturalWidth),
          )
          .toBe(8);
        await page.getByRole('tab', { name: 'Yarn' }).first().click();
        await expect(page.getByText('With npm.')).toBeHidden();
        await expect(page.getByText('A tip in a tab.')).toBeVisible();
        await expect(page.locator('[class*="codeBlockTitle"]')).toHaveText('yarn.sh');
        await page.getByRole('button', { name: 'Counted 0' }).click();
        await expect(page.getByRole('button', { name: 'Counted 1' })).toBeVisible();
        await page.locator('.markdown details summary').click();
        await expect(page.getByText('Hidden until opened.')).toBeVisible();
        await expect(page.locator('.pagination-nav__link--next')).toHaveCount(0);
      });

      test(`a document hides its title and its contents ${way}`, async ({ page }) => {
        await visit(page, 'features-hidden', way);
        await expect(page.getByRole('heading', { name: 'The only heading' })).toBeVisible();
        await expect(page.locator('article h1')).toHaveCount(0);
        await expect(page.locator('.table-of-contents')).toHaveCount(0);
      });
    }

    test('a document is read alike on a first visit and after a click', async ({ page }) => {
      const read = (): Promise<string> => page.locator('main').ariaSnapshot();
      for (const name of ['features', 'features-live', 'features-hidden']) {
        await visit(page, name, 'on a first visit');
        const first = await read();
        await visit(page, name, 'after a click');
        await expect.poll(read, name).toBe(first);
      }
    });

    test('a document is the same on a first visit and after a click, and has a Markdown copy', async ({
      page,
    }) => {
      test.setTimeout(180_000);
      const first = new Map<string, string>();
      for (const name of documents) {
        await visit(page, name, 'on a first visit');
        await settled(page);
        first.set(name, await markup(page));
        const link = page.getByRole('link', { name: 'Read as Markdown' });
        const answer = await page.request.get(
          await link.evaluate((it: HTMLAnchorElement) => it.href),
        );
        expect(answer.status(), name).toBe(200);
        expect(await answer.text(), name).toMatch(/^# /);
      }
      await page.goto(`${section()}faq`);
      await hydrated(page);
      for (const name of documents) {
        await follow(page, name);
        await expect.poll(() => markup(page), name).toBe(first.get(name));
        await expect(page.locator('.markdown'), name).toHaveCount(1);
      }
    });
  });
}
