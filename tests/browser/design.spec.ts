import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { hasHistory } from '../../packages/files';
import { site } from '../../src/data/site';
import { pageKinds } from '../visual/kinds';
import { buildFolder, expect, open, test } from './support/site';

const notFound = { allowedMessages: /404 \(Not Found\)/ };

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('No document scrolls sideways in a window of 240 px', async ({ page }) => {
  await page.setViewportSize({ width: 240, height: 640 });
  await open(page, '/getting-started/intro');
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test.describe('No page scrolls sideways', () => {
  test.use(notFound);

  for (const [kind, route] of Object.entries(pageKinds)) {
    test(`${kind}, 320 to 1920 px`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await open(page, route);
      for (const width of [320, 360, 390, 600, 768, 996, 997, 1100, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
      }
    });
  }
});

/** What the fields of an open page suggest to write, if it's longer than its field. */
const cutSuggestions = (page: Page): Promise<string[]> =>
  page.locator('[placeholder]').evaluateAll((fields) => {
    const pen = document.createElement('canvas').getContext('2d');
    return (fields as HTMLInputElement[]).flatMap((field) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      if (!pen) return ['There is nothing to measure with.'];
      pen.font = font;
      const width = pen.measureText(field.placeholder).width;
      return width > room ? [`"${field.placeholder}": ${width} px of ${room}`] : [];
    });
  });

test.describe('What can be written is said whole', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const route of [pageKinds.home, pageKinds.reference, '/vaults/selectors']) {
    test(`on ${route}, and in the search box`, async ({ page }) => {
      await open(page, route);
      await expect(page.locator('main [placeholder]').first()).toBeVisible();
      await page.locator('.navbar button[aria-haspopup=dialog]').click();
      await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible();
      expect(await cutSuggestions(page)).toEqual([]);
    });
  }

  test('also where the filter of members is in one row with its buttons', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, pageKinds.reference);
    await expect(page.getByRole('searchbox', { name: 'Filter members' })).toBeVisible();
    expect(await cutSuggestions(page)).toEqual([]);
  });
});

/** Visible things to press that are smaller than a fingertip. */
async function tooSmall(targets: Locator): Promise<string[]> {
  return targets.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return [];
      return Math.round(width) < 44 || Math.round(height) < 44
        ? [`${Math.round(width)}×${Math.round(height)} ${element.outerHTML.slice(0, 100)}`]
        : [];
    }),
  );
}

test.describe('Targets for fingers are 44 px', () => {
  for (const width of [320, 390, 768]) {
    test(`bars, menus, contents and foot at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, pageKinds.document);
      expect(await tooSmall(page.locator('.navbar__inner :is(a, button)'))).toEqual([]);
      expect(await tooSmall(page.locator('.breadcrumbs a, .footer a, .pagination-nav a'))).toEqual(
        [],
      );
      await page.locator('.theme-doc-toc-mobile button').click();
      await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeVisible();
      expect(await tooSmall(page.locator('.theme-doc-toc-mobile :is(a, button)'))).toEqual([]);
      const menu = page.getByRole('button', { name: 'Menu' });
      expect(await tooSmall(menu)).toEqual([]);
      await expect(menu, 'in reach of a thumb').toBeInViewport();
      await menu.click();
      const sidebar = page.locator('.navbar-sidebar');
      await expect(sidebar).toBeVisible();
      await page.waitForTimeout(400);
      expect(await tooSmall(sidebar.locator('a, button'))).toEqual([]);
      await sidebar.locator('.navbar-sidebar__back').click();
      await page.waitForTimeout(400);
      expect(await tooSmall(sidebar.locator('a, button'))).toEqual([]);
    });
  }

  test('the footer of a release note, and the buttons of a member', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/blog/vaults-0-4-3');
    const foot = page.locator('article footer a');
    expect(await foot.count()).toBeGreaterThan(1);
    expect(await tooSmall(foot)).toEqual([]);
    await open(page, `${pageKinds.reference}#harvest`);
    const buttons = page.locator('#harvest + section > p button');
    await expect(buttons).toHaveCount(5);
    expect(await tooSmall(buttons)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 844 });
    const bar = buttons.first().locator('..');
    expect(await bar.evaluate((box) => box.scrollWidth - box.clientWidth), 'cut off').toBe(0);
  });

  test('hits and their other releases, letters, fields, and the buttons of rows', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/search?q=harvest');
    await page.locator('.search-page__hit summary').first().click();
    for (const [route, targets] of [
      ['/search?q=harvest', '.search-page__hit :is(a, summary)'],
      ['/resources/defi-glossary', '.letter-index a'],
      ['/contributing/governance/veyfi', 'form :is(input, button)'],
      [pageKinds.reference, 'td button'],
    ] as const) {
      if (!page.url().endsWith(route)) await open(page, route);
      await expect(page.locator(targets).first()).toBeVisible();
      expect(await tooSmall(page.locator(targets)), route).toEqual([]);
    }
  });

  test.describe('on a tablet that is held sideways', () => {
    test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true });

    test('menus, contents, foot, code, and the buttons of a member', async ({ page }) => {
      await open(page, '/developers/v2/guides/first-strategy');
      const bars = '.theme-doc-sidebar-container a, .table-of-contents a, .breadcrumbs a';
      const ends = '.theme-doc-footer :is(a, button), .pagination-nav a, .footer a';
      for (const part of [bars, ends]) expect(await tooSmall(page.locator(part))).toEqual([]);
      expect(await tooSmall(page.locator('.theme-code-block button').first())).toEqual([]);
      await open(page, pageKinds.reference);
      expect(await tooSmall(page.getByRole('button', { name: 'Copy ABI' }))).toEqual([]);
      const signature = page.getByRole('button', { name: /^Copy signature/ }).first();
      expect(await signature.evaluate((button) => button.clientHeight)).toBeGreaterThanOrEqual(42);
    });
  });

  test('buttons of code, within the bar of its title', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/developers/v2/guides/first-strategy');
    for (const title of await page.locator('[class*="codeBlockTitle"]').all()) {
      expect((await title.boundingBox())?.height, 'one line').toBeLessThan(46);
    }
    const block = page.locator('.theme-code-block', { hasText: 'setDepositLimit(' }).first();
    expect(await tooSmall(block.locator('button'))).toEqual([]);
    const code = await block.locator('pre').boundingBox();
    const { x = 0, width = 0 } = (await block.boundingBox()) ?? {};
    expect(code?.x).toBeGreaterThanOrEqual(x);
    expect((code?.x ?? 0) + (code?.width ?? 0)).toBeLessThanOrEqual(x + width);
    for (const button of await block.locator('button').all()) {
      const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual((code?.y ?? 0) + 1);
    }
  });
});

test.describe('The menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const menu = (page: Page) => page.locator('.navbar-sidebar');
  const opener = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });

  test('is not drawn before the reader reaches for it, and nothing slides meanwhile', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const count = (): void => {
        const { dataset } = document.documentElement;
        dataset['slid'] = String(Number(dataset['slid'] ?? 0) + 1);
      };
      document.addEventListener('transitionrun', count, true);
    });
    await open(page, pageKinds.document);
    await page.waitForTimeout(500);
    await expect(menu(page)).not.toBeAttached();
    expect(await page.locator('html').getAttribute('data-slid')).toBeNull();
    // While a finger is down.
    await opener(page).dispatchEvent('pointerdown');
    await expect(menu(page)).toBeAttached();
    await expect(menu(page)).toBeHidden();
    await opener(page).tap();
    await expect(menu(page)).toBeInViewport();
    expect(await page.locator('html').getAttribute('data-slid')).not.toBeNull();
    await page.getByRole('button', { name: 'Close navigation bar' }).tap();
    await expect(menu(page)).toBeHidden();
  });

  test('opens for the keyboard, and for a press that nothing announced', async ({ page }) => {
    await open(page, pageKinds.document);
    await opener(page).focus();
    await expect(menu(page)).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(menu(page).getByRole('link', { name: 'Introduction' }).first()).toBeVisible();
    await open(page, pageKinds.document);
    await opener(page).evaluate((button: HTMLElement) => button.click());
    await expect(menu(page)).toBeVisible();
  });

  test('closes when the open release is chosen in it, as it does for every other link', async ({
    page,
  }) => {
    await open(page, pageKinds.reference);
    await opener(page).tap();
    await menu(page).locator('.navbar-sidebar__back').tap();
    const releases = menu(page).getByRole('list', { name: 'Versions' });
    await releases.getByRole('link', { name: '0.4.3' }).tap();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL(pageKinds.reference);
  });

  for (const name of ['Toggle navigation bar', 'Menu']) {
    test(`is a dialog that "${name}" opens: it has the focus until Escape gives that back`, async ({
      page,
    }) => {
      await open(page, pageKinds.document);
      const button = page.getByRole('button', { name, exact: true });
      const dialog = page.getByRole('dialog', { name: 'Menu' });
      const inside = (): Promise<boolean> =>
        page.evaluate(() => {
          const { activeElement: element } = document;
          return (
            element?.closest('[role="dialog"]') != null &&
            element.checkVisibility({ visibilityProperty: true })
          );
        });
      for (const list of ['of the section', 'of the site']) {
        await button.focus();
        await page.keyboard.press('Enter');
        await expect(dialog).toHaveAttribute('aria-modal', 'true');
        const close = dialog.getByRole('button', { name: 'Close navigation bar' });
        await expect(close).toBeFocused();
        if (list === 'of the site') {
          await dialog.locator('.navbar-sidebar__back').focus();
          await page.keyboard.press('Enter');
          await page.waitForTimeout(400);
          expect(await inside(), 'after the lists changed places').toBe(true);
          await close.focus();
        }
        // Once around, forward and back. The focus is visible at each stop.
        for (const key of ['Tab', 'Shift+Tab']) {
          let stops = 0;
          do {
            await page.keyboard.press(key);
            expect(await inside(), `stop ${stops} of the list ${list}`).toBe(true);
            stops += 1;
          } while (!(await close.evaluate((it) => it === document.activeElement)) && stops < 99);
          expect(stops).toBeGreaterThan(4);
          expect(stops).toBeLessThan(99);
        }
        await page.keyboard.press('Escape');
        await expect(menu(page)).toBeHidden();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(button).toBeFocused();
      }
      await page.keyboard.press('Enter');
      await dialog.locator('a[href="/getting-started/using-yearn"]').first().focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/getting-started/using-yearn');
      await expect(page.locator('h1')).toBeFocused();
    });
  }
});

test.describe('The way to a page on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [route, parent, target] of [
    [pageKinds.document, 'Getting Started', '/getting-started/intro'],
    [pageKinds['older-release'], 'Smart Contracts', '/vaults/0.3.5/getting-started'],
    ['/getting-started/intro', 'Home page', '/'],
  ] as const) {
    test(`is the last step before it that leads elsewhere: ${parent}`, async ({ page }) => {
      await open(page, route);
      const way = page.locator('.breadcrumbs a:visible');
      await expect(way).toHaveCount(1);
      await expect(way).toHaveAccessibleName(parent);
      await expect(way).toHaveAttribute('href', target);
    });
  }

  test('is above the title, and the contents are below it', async ({ page }) => {
    await open(page, pageKinds.document);
    const tops = await page
      .locator('.breadcrumbs, article h1, .theme-doc-toc-mobile, .markdown')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
    expect(tops).toHaveLength(4);
    expect([...tops].sort((a, b) => a - b)).toEqual(tops);
  });
});

test.describe('Type', () => {
  test('a heading is no larger on a phone than beside a menu', async ({ page }) => {
    for (const route of [pageKinds.code, pageKinds.reference, '/resources/faq']) {
      const sizes: Record<string, number>[] = [];
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await open(page, route);
        sizes.push(
          await page
            .locator('.markdown :is(h1, h2, h3)')
            .evaluateAll((all) =>
              Object.fromEntries(
                all.map((heading) => [
                  heading.tagName,
                  parseFloat(getComputedStyle(heading).fontSize),
                ]),
              ),
            ),
        );
      }
      const [wide = {}, narrow = {}] = sizes;
      for (const [name, size] of Object.entries(wide)) {
        expect(narrow[name], `${route} ${name}`).toBeLessThanOrEqual(size);
      }
    }
  });

  const prose = {
    [pageKinds.document]: '.markdown > p',
    // Signatures are as wide as their card.
    [pageKinds.reference]: '.markdown h3 + section > p:not(:first-child)',
    '/search?q=fees': '.search-page__hit p',
  };

  for (const [route, paragraph] of Object.entries(prose)) {
    test(`a line of prose has 60 to 78 characters: ${route}`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, route);
      await expect(page.locator(paragraph).first()).toBeVisible();
      const lengths = await page.locator(paragraph).evaluateAll((paragraphs) =>
        paragraphs.flatMap((paragraph) => {
          const range = document.createRange();
          const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
          let [count, left] = [0, -Infinity];
          while (texts.nextNode()) {
            const text = texts.currentNode as Text;
            for (let i = 0; i < text.length; i += 1) {
              range.setStart(text, i);
              range.setEnd(text, i + 1);
              const box = range.getBoundingClientRect();
              // A character far to the left of the one before it starts the second line.
              if (box.left < left - 100) return [count];
              left = box.left;
              count += 1;
            }
          }
          return [];
        }),
      );
      lengths.sort((a, b) => a - b);
      const median = lengths[Math.floor(lengths.length / 2)] ?? 0;
      expect(median).toBeGreaterThanOrEqual(60);
      expect(median).toBeLessThanOrEqual(78);
    });
  }

  test('80 columns of code fit at 1280 px, less the indent of a list; on a phone it scrolls alone', async ({
    page,
  }) => {
    await open(page, '/developers/v2/guides/first-strategy');
    const columns = async (css: string): Promise<number> => {
      await expect(page.locator(css)).not.toHaveCount(0);
      return page.locator(css).evaluateAll((blocks) =>
        Math.min(
          ...blocks.map((code) => {
            // Code is as wide as its content, so this takes no room.
            const ruler = document.createElement('span');
            ruler.textContent = '0'.repeat(80);
            ruler.style.cssText = 'position: absolute; white-space: pre';
            code.prepend(ruler);
            const { width } = ruler.getBoundingClientRect();
            ruler.remove();
            const { paddingLeft, paddingRight } = getComputedStyle(code);
            const padding = parseFloat(paddingLeft) + parseFloat(paddingRight);
            return (80 * ((code.parentElement?.clientWidth ?? 0) - padding)) / width;
          }),
        ),
      );
    };
    expect(await columns('.markdown > .theme-code-block pre code')).toBeGreaterThanOrEqual(80);
    expect(await columns('.markdown li > .theme-code-block pre code')).toBeGreaterThanOrEqual(76);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});

test.describe('Code below a bar', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('scrolls only where its lines are longer than the block', async ({ page }) => {
    await open(page, '/getting-started/guides/withdraw-without-the-app');
    const code = page.locator('pre', { hasText: '[7.7e20]' });
    await code.scrollIntoViewIfNeeded();
    expect(await code.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await expect(
      page.locator('.theme-code-block', { has: code }).getByLabel('Wrap lines'),
    ).toBeHidden();
  });
});

test.describe('Home page', () => {
  test('fills the current release alone, and shows that all of them are links', async ({
    page,
  }) => {
    await open(page, '/');
    const releases = page.getByRole('navigation', { name: 'Releases' }).locator('li > a');
    const filled = await releases.evaluateAll((links) =>
      links.map((link) => getComputedStyle(link, '::before').backgroundColor),
    );
    const [current, next] = filled;
    expect(current).not.toBe(next);
    expect(filled.slice(1)).toEqual(filled.slice(1).map(() => next));
    await expect(releases.first().locator('strong')).toHaveCSS('text-decoration-line', 'underline');
  });

  test('fills each row of cards, at any width', async ({ page }) => {
    await open(page, '/');
    for (const width of [390, 768, 844, 996, 997, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const rows = await page.locator('[class*="readers_"]').evaluate((list) => {
        const rights = new Map<number, number>();
        for (const card of list.children) {
          const { top, right } = card.getBoundingClientRect();
          rights.set(top, right);
        }
        return [...rights.values()].map((right) => list.getBoundingClientRect().right - right);
      });
      for (const room of rows) expect(room, `${width} px: ${rows.length} rows`).toBeLessThan(1);
      if (width >= 997) expect(rows).toHaveLength(2);
    }
  });

  test('leads to the documents of the five kinds of readers', async ({ page }) => {
    await open(page, '/');
    for (const target of [
      '/getting-started/using-yearn',
      '/getting-started/products/yvaults/overview',
      '/partners/introduction',
      '/developers/v2/getting-started',
      '/vaults/yearn-sdk/yearn-stack',
      '/vaults/smart-contracts/vault',
      '/contributing/contribute',
      '/security/index',
      '/vaults/0.3.0/getting-started',
    ]) {
      await expect(page.locator(`main a[href="${target}"]`).first(), target).toBeVisible();
    }
    await expect(page.locator('h1')).toHaveCount(1);
  });

  test('does not shift while it loads', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { __shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number }[]) {
          (window as unknown as { __shift: number }).__shift += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, '/');
    await page.waitForTimeout(1000);
    const shift = await page.evaluate(() => (window as unknown as { __shift: number }).__shift);
    expect(shift).toBeLessThan(0.01);
  });

  test('asks for a question and takes it to the results page', async ({ page }) => {
    await open(page, '/');
    await page.getByLabel('What do you want to know?').fill('performance fee');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=performance\+fee$/);
    await open(page, '/');
    await page.getByLabel('What do you want to know?').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  const motions = (page: Page): Promise<string[]> =>
    page.evaluate(() => document.getAnimations().map(({ playState }) => playState));

  test('moves its drawing, holds it on demand, and keeps still where motion is not wanted', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, '/');
    // Five of the drawing, and the lines beside its four captions.
    expect(await motions(page)).toEqual(Array(9).fill('running'));
    const moved = await page.evaluate(() =>
      document
        .getAnimations()
        .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
        .flatMap((frame) => Object.keys(frame)),
    );
    const timing = ['offset', 'computedOffset', 'easing', 'composite'];
    // Anything else would have the page drawn again for every frame.
    expect(new Set(moved)).toEqual(new Set([...timing, 'opacity', 'transform']));
    await page.getByLabel('Hold still').check();
    expect(new Set(await motions(page))).toEqual(new Set(['paused']));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The press on the box may leave a transition that is still ending.
    await expect.poll(() => motions(page)).toEqual([]);
    await expect(page.getByLabel('Hold still')).toBeHidden();
    await expect(page.getByRole('img', { name: 'How a deposit earns' })).toBeVisible();
  });
});

test.describe('Reading test: from home in at most three presses', () => {
  const goals: readonly (readonly [goal: string, presses: readonly string[], found: string])[] = [
    ['steps of a deposit', ['Using Yearn, step by step'], '#deposit'],
    ['fees of a vault', ['What does a vault charge?'], '#fees'],
    ['harvest in BaseStrategy 0.4.3', ['What does harvest do?'], '#harvest'],
    ['the bug bounty', ['Audits and bug bounty'], '#bounty-scope'],
    ['signers of the multisig', ['Who signs for the multisig'], '#signers'],
    ['how to propose', ['How to propose a change'], '#submit-a-proposal'],
    ['becoming a partner', ['Partnership Program'], '#become-a-partner'],
    ['editing these documents', ['Edit these pages'], '#edit-a-page-on-github'],
  ];

  for (const [goal, presses, found] of goals) {
    test(`${goal}: ${presses.length}`, async ({ page }) => {
      await open(page, '/');
      for (const name of presses) await page.getByRole('link', { name, exact: true }).click();
      await expect(page.locator(`main [id="${found.slice(1)}"]`)).toBeVisible();
    });
  }

  test('what changed since 0.3.5: 2', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('link', { name: /^Compare with/ }).click();
    await page.locator('label', { hasText: /^From/ }).locator('select').selectOption('0.3.5');
    await expect(page.getByRole('region', { name: 'Changes from 0.3.5 to 0.4.3' })).toBeVisible();
  });
});

test.describe('Documents', () => {
  test('are in the middle of a window that has no menu beside them', async ({ page }) => {
    await page.setViewportSize({ width: 960, height: 800 });
    await open(page, pageKinds['older-release']);
    const parts = page.locator('article, .pagination-nav');
    await expect(parts).toHaveCount(2);
    for (const part of await parts.all()) {
      const { x = 0, width = 0 } = (await part.boundingBox()) ?? {};
      expect(width).toBeLessThan(800);
      expect(Math.abs(960 - width - 2 * x)).toBeLessThan(2);
    }
  });

  test('of the blog mark the open release by weight in the list beside them', async ({ page }) => {
    await open(page, '/blog/vaults-0-4-3');
    await expect(page.locator('aside a[aria-current="page"]')).toHaveCSS('font-weight', '600');
  });

  test('have a footer that begins where their text does', async ({ page }) => {
    for (const [route, most] of [
      [pageKinds.reference, 2],
      // Without a menu, its text is in the middle of what its contents leave.
      ['/developers/v2/CONTRACTS_REVIEW', 16],
    ] as const) {
      await open(page, route);
      for (const width of [390, 997, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const [text = NaN, footer = NaN] = await page
          .locator('article h1, .footer__title')
          .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left));
        expect(Math.abs(footer - text), `${route}, ${width} px`).toBeLessThan(most);
      }
    }
  });

  test('say which release they are for without covering the title that a link leads to', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, pageKinds.reference);
    for (const id of ['delegatedassets', 'harvest', 'migrate']) {
      await page.evaluate((place) => window.location.assign(`#${place}`), id);
      await expect(page.locator('.navbar[class*="navbarHidden"]')).toHaveCount(1);
      await expect(page.locator(`#${id}`)).toBeInViewport();
      const { y: top = NaN } = (await page.locator(`#${id}`).boundingBox()) ?? {};
      const { y = 0, height = 0 } = (await page.locator('.reading-release').boundingBox()) ?? {};
      expect(top, id).toBeGreaterThanOrEqual(y + height);
    }
    await expect(page.locator('.reading-release')).toHaveCSS('width', '320px');
  });

  test('of an older release warn in the color of their text', async ({ page }) => {
    await open(page, pageKinds['older-release']);
    const color = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
    await expect(page.locator('.theme-doc-version-banner')).toHaveCSS('color', color);
  });

  test('keep an address and its button together in a sentence on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/developers/v2/OPERATIONS');
    const address = page.locator('p > .address').first();
    expect(await address.evaluate((box) => box.getClientRects().length)).toBe(1);
    expect((await address.boundingBox())?.width).toBeLessThan(250);
  });

  test('of a contract that the release lacks keep the way and the menu', async ({ page }) => {
    await open(page, '/vaults/0.3.0/smart-contracts/BaseWrapper');
    await expect(page.locator('.breadcrumbs__item')).toHaveText([
      '',
      'Smart Contracts',
      'BaseWrapper',
    ]);
    const menu = page.locator('.theme-doc-sidebar-menu');
    await expect(menu.getByRole('link', { name: 'BaseStrategy', exact: true })).toBeVisible();
  });

  test('have the results of a calculator in the middle of their panel', async ({ page }) => {
    await open(page, pageKinds.guide);
    const panel = page.locator('form > div').first();
    await expect(panel.locator('table')).toBeVisible();
    const [above = NaN, below] = await panel.evaluate((box) => {
      const table = box.querySelector('table')?.getBoundingClientRect();
      const { top, bottom } = box.getBoundingClientRect();
      return table ? [table.top - top, bottom - table.bottom] : [];
    });
    expect(below).toBeCloseTo(above, 0);
  });

  test('say where they are, and their contents follow reading', async ({ page }) => {
    await open(page, pageKinds.document);
    await expect(page.locator('.breadcrumbs__item')).toHaveText([
      '',
      'Getting Started',
      'Products',
      'yVaults',
      'Vaults and Strategies',
    ]);
    await page.locator('#who-watches').evaluate((heading) => heading.scrollIntoView());
    await expect(page.locator('.table-of-contents__link--active')).toHaveText('Who watches');
    for (const part of [
      '.theme-doc-footer-tags-row',
      '.theme-edit-this-page',
      ...(hasHistory(path.dirname(buildFolder)) ? ['.theme-last-updated'] : []),
      '.pagination-nav',
    ]) {
      await expect(page.locator(part), part).toBeVisible();
    }
  });

  test('copy the address of a heading when its anchor is pressed', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, pageKinds.document);
    await page.locator('#who-watches').hover();
    await page.locator('#who-watches .hash-link').click();
    await expect(page).toHaveURL(/#who-watches$/);
    await expect(page.getByRole('status').filter({ hasText: 'Address copied' })).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test('leave room for the focus ring of links at the edge of a table', async ({ page }) => {
    await open(page, pageKinds.reference);
    const rooms = await page.locator('.markdown td:first-child > a').evaluateAll((links) =>
      links.map((link) => {
        const table = link.closest('table')?.getBoundingClientRect();
        return link.getBoundingClientRect().left - (table?.left ?? NaN);
      }),
    );
    expect(rooms.length).toBeGreaterThan(4);
    expect(Math.min(...rooms)).toBeGreaterThanOrEqual(5);
  });

  test('let the keyboard reach a table or code that scrolls, and no other', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, '/developers/v2/naming-convention');
    await page.keyboard.press('Tab');
    const box = page.locator('[tabindex="0"]:is(.data-table, .markdown table)').first();
    await expect(box).toBeAttached();
    await page.setViewportSize({ width: 1440, height: 800 });
    await open(page, pageKinds.document);
    await expect(page.locator('.markdown table[tabindex]')).not.toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.locator('.markdown table[tabindex]')).toHaveCount(0);
    await open(page, '/developers/v2/guides/first-strategy');
    await page.keyboard.press('Tab');
    await expect(page.locator('main pre:not([tabindex])')).not.toHaveCount(0);
    const code = await page
      .locator('main pre')
      .evaluateAll((blocks) =>
        blocks.map((block) => block.scrollWidth > block.clientWidth + 1 === (block.tabIndex === 0)),
      );
    expect(code).toContain(true);
    expect(code).not.toContain(false);
  });
});

test.describe('Not-found page', () => {
  test.use(notFound);

  test('offers the pages nearest to the address, and the last part of it for a search', async ({
    page,
  }) => {
    await open(page, pageKinds['not-found']);
    const list = page.locator('main section li a');
    await expect(list.first()).toHaveAttribute('href', '/getting-started/guides/how-apy-works');
    await expect(page.getByLabel('Search instead')).toHaveValue('how apys work');
    await list.first().click();
    await expect(page).toHaveURL('/getting-started/guides/how-apy-works');
  });

  test('searches in the release that the address names', async ({ page }) => {
    await open(page, '/vaults/0.3.5/smart-contracts/withdraw');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=withdraw&version=0.3.5');
  });
});

test.describe('Print', () => {
  test('shows the document alone, in the light mode, with links spelled out', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await open(page, pageKinds.document);
    for (const part of ['.navbar', '.footer', '.theme-doc-sidebar-container', '.pagination-nav']) {
      await expect(page.locator(part), part).toBeHidden();
    }
    const spelled = (selector: string): Promise<string> =>
      page
        .locator(selector)
        .first()
        .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(await spelled('.markdown a[href^="/resources/defi-glossary"]')).toContain(
      `(${site.url}`,
    );
    expect(await spelled('.markdown a[href^="https:"]')).toContain('https:');
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false, ...notFound });

  for (const width of [390, 1280]) {
    test(`pages are read and left at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      await expect(page.locator('main form[action="/search"] input[name="q"]')).toBeVisible();
      await expect(page.locator('main nav a')).toHaveCount(8);
      await page.locator('.navbar a[href="/partners/introduction"]').first().click();
      await expect(page.locator('h1')).toHaveText('Partnership Program');
      await page.locator('.menu a[href="/partners/submit_pr"]').first().click();
      await expect(page).toHaveURL('/partners/submit_pr');
      await page.goto(pageKinds['not-found']);
      await expect(page.locator('main a[href="/resources/faq"]')).toBeVisible();
    });
  }
});
