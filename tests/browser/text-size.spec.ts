/** Readers who need larger letters, more space between them, or longer labels lose nothing, on every kind of page. */
import type { Page } from '@playwright/test';
import { pageKinds } from '../visual/kinds';
import { layoutLosses } from './support/layout';
import { expect, layOutAll, open, settled, test } from './support/site';

const widths = [320, 390, 768, 1000, 1280];
const kinds = {
  ...pageKinds,
  calculator: '/contributing/governance/veyfi',
  lookup: '/vaults/selectors?q=withdraw',
  tabs: '/partners/integrate-a-vault',
  procedure: '/vaults/0.4.2/process-and-procedures/emergency',
  post: '/blog/vaults-0-4-3',
  posts: '/blog',
};

/** WCAG 1.4.12. */
const wideSpace =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

test.use({ allowedMessages: /404 \(Not Found\)/ });

/** Sets the font size that the reader has chosen in the browser. */
async function setFontSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {
    fontSizes: { standard: size, fixed: Math.round((size * 13) / 16) },
  });
}

/** Opens a page, and waits until its whole text is laid out and measured: long code has one more button then. */
async function openWhole(page: Page, route: string): Promise<void> {
  await open(page, route);
  await layOutAll(page);
  await settled(page);
}

/** Gives a window another width. Bars, menus, and the buttons of code are drawn again, within two frames. */
async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        let frames = 3;
        const next = (): unknown => (frames-- > 0 ? requestAnimationFrame(next) : resolve(null));
        next();
      }),
  );
}

/** Makes every label half as long again, as many languages are: "Search" becomes "Seeaarch". */
const lengthenLabels = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const labels =
      'nav, footer, button, label, summary, legend, th, dt, caption, figcaption, option, h1, h2, .alert';
    const known = ((window as unknown as { lengthened?: WeakSet<Text> }).lengthened ??=
      new WeakSet());
    for (const label of document.querySelectorAll(labels)) {
      const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        if (known.has(text) || text.parentElement?.closest('code, svg, .katex, pre')) continue;
        known.add(text);
        let missing = Math.ceil(text.data.trim().length / 2);
        text.data = text.data.replace(/[aeiouy]/gi, (vowel) => {
          const more = Math.min(missing, 2);
          missing -= more;
          return vowel + vowel.toLowerCase().repeat(more);
        });
      }
    }
  });

/** Puts more space between lines, words and letters of the open page, or takes it away. */
const setSpace = (page: Page, isWide: boolean): Promise<void> =>
  page.evaluate(
    (rules) => {
      const spaced = new CSSStyleSheet();
      spaced.replaceSync(rules);
      document.adoptedStyleSheets = [spaced];
    },
    isWide ? wideSpace : '',
  );

for (const [kind, route] of Object.entries(kinds)) {
  test(`${kind}: larger letters, more space and longer labels lose nothing`, async ({ page }) => {
    test.setTimeout(120_000);
    const problems: string[] = [];
    const look = async (change: string, atWidth = async (): Promise<void> => {}): Promise<void> => {
      for (const width of widths) {
        await setWidth(page, width);
        await atWidth();
        const losses = await layoutLosses(page);
        problems.push(...losses.map((loss) => `${change}, ${width} px: ${loss}`));
      }
    };
    const expectFontSize = async (size: number): Promise<void> =>
      expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);

    // Pages fold by the size of their letters: these two meet every way, the widths between them no other.
    await setFontSize(page, 20);
    await openWhole(page, route);
    await expectFontSize(20);
    await look('letters of 20 px');
    await setFontSize(page, 32);
    await expectFontSize(32);
    await look('letters of 32 px');
    await setFontSize(page, 16);
    await expectFontSize(16);
    await setSpace(page, true);
    await look('more space');
    await setSpace(page, false);
    // What folds out at a width is new.
    await look('longer labels', () => lengthenLabels(page));
    expect(problems).toEqual([]);
  });
}

test.describe('What opens', () => {
  for (const size of [24, 32]) {
    test(`menu, contents and search of a phone at ${size} px`, async ({ page }) => {
      await setFontSize(page, size);
      await page.setViewportSize({ width: 390, height: 800 });
      await open(page, kinds.document);
      await page.locator('.theme-doc-toc-mobile button').click();
      await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeVisible();
      await page.waitForTimeout(400);
      expect(await layoutLosses(page)).toEqual([]);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('combobox', { name: 'Search' }).fill('harvest');
      await expect(page.getByRole('option').first()).toBeVisible();
      expect(await layoutLosses(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await expect(page.locator('.navbar-sidebar .menu__link:visible').first()).toBeVisible();
      await page.waitForTimeout(400);
      expect(await layoutLosses(page)).toEqual([]);
    });
  }

  test('nothing is over the text at a zoom of 400%, nor at the name of the site', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, kinds.reference);
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeInViewport();
    for (const width of [320, 336, 360]) {
      await setWidth(page, width);
      const gap = await page.evaluate(() => {
        const [name, release] = ['.navbar__title', '.reading-release'].map((selector) =>
          document.querySelector(selector)?.getBoundingClientRect(),
        );
        if (!name || !release) throw new Error('The bar lacks one of them.');
        const hit = document.elementFromPoint(release.x + 5, release.y + 5);
        return hit?.matches('.reading-release') ? release.left - name.right : Infinity;
      });
      expect(gap, `${width} px`).toBeGreaterThan(8);
    }
  });

  test('the bar folds by the size of its letters, and its menu works', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, kinds.document);
    const opener = page.getByRole('button', { name: 'Toggle navigation bar' });
    await expect(opener).toBeHidden();
    await setFontSize(page, 32);
    await open(page, kinds.document);
    await opener.click();
    await expect(page.locator('.navbar-sidebar .menu__link:visible').first()).toBeVisible();
  });
});
