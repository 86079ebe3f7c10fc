/**
 * Readers who set their own colors for every site see every state and every edge: what backgrounds and shadows show
 * otherwise is a line there, or a color of the system. States are judged by pixels, with and without.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, ElementHandle, Locator, Page } from '@playwright/test';
import { pageKinds } from '../visual/kinds';
import { axeFile, colorRules, violations } from './support/axe';
import { buildFolder, expect, layOutAll, open, test } from './support/site';

test.use({ allowedMessages: /404 \(Not Found\)/ });

/** An empty page that pictures are compared in, for each test. */
const labs = new WeakMap<BrowserContext, Promise<Page>>();

/** How many pixels of two pictures differ by a contrast of 3 to 1 or more. */
async function seenPixels(page: Page, one: Buffer, other: Buffer): Promise<number> {
  const context = page.context();
  const lab = labs.get(context) ?? context.newPage();
  labs.set(context, lab);
  return (await lab).evaluate(
    async (pictures) => {
      const [a, b] = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
          const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const canvas = new OffscreenCanvas(picture.width, picture.height);
          const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
          context.drawImage(picture, 0, 0);
          return context.getImageData(0, 0, picture.width, picture.height).data;
        }),
      );
      if (!a || !b || a.length !== b.length) return -1;
      const light = (data: Uint8ClampedArray, at: number): number => {
        const part = (value = 0): number =>
          value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
        return 0.2126 * part(data[at]) + 0.7152 * part(data[at + 1]) + 0.0722 * part(data[at + 2]);
      };
      let seen = 0;
      for (let at = 0; at < a.length; at += 4) {
        const [x, y] = [light(a, at), light(b, at)];
        if ((Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05) >= 3) seen += 1;
      }
      return seen;
    },
    [one.toString('base64'), other.toString('base64')],
  );
}

type Clip = { x: number; y: number; width: number; height: number };

/** Where an element and some pixels around it are. */
async function clipOf(target: Locator | ElementHandle): Promise<Clip> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to look at');
  const margin = 8;
  return {
    x: Math.max(0, box.x - margin),
    y: Math.max(0, box.y - margin),
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  };
}

const pictureAt = (page: Page, clip: Clip): Promise<Buffer> =>
  page.screenshot({ animations: 'disabled', caret: 'hide', clip });

/** A picture of an element and some pixels around it. */
const picture = async (page: Page, target: Locator): Promise<Buffer> =>
  pictureAt(page, await clipOf(target));

/** Takes a state away from an element for a while, and counts the pixels that showed it. */
async function pixelsOf(page: Page, found: Locator, state: string): Promise<number> {
  // Without the state it may not be found again.
  const target = await found.elementHandle();
  if (!target) throw new Error(`nothing has the state ${state}`);
  // What the state adds may make the element larger.
  const clip = await clipOf(target);
  const withState = await pictureAt(page, clip);
  const change = state.startsWith('.') ? ['class', state.slice(1)] : state.split('=');
  await target.evaluate((element: Element, [attribute, part]: string[]) => {
    if (attribute === 'class') element.classList.remove(part ?? '');
    else element.removeAttribute(attribute ?? '');
  }, change);
  const without = await pictureAt(page, clip);
  await target.evaluate((element: Element, [attribute, part]: string[]) => {
    if (attribute === 'class') element.classList.add(part ?? '');
    else element.setAttribute(attribute ?? '', part ?? '');
  }, change);
  return seenPixels(page, withState, without);
}

/** States that a page has, or that are given to it here, and where. */
const states: readonly (readonly [what: string, route: string, selector: string, state: string])[] =
  [
    [
      'the page in the menu',
      pageKinds.document,
      '.menu__link--active:not(.menu__link--sublist)',
      '.menu__link--active',
    ],
    [
      'the section in the bar',
      pageKinds.document,
      '.navbar__link--active',
      '.navbar__link--active',
    ],
    [
      'the place in the contents',
      `${pageKinds.document}#who-watches`,
      '.table-of-contents__link--active',
      '.table-of-contents__link--active',
    ],
    [
      'the chosen tab of code',
      '/partners/integrate-a-vault',
      '[role=tab][aria-selected=true]',
      'aria-selected=true',
    ],
    ['a pressed toggle of code', pageKinds.code, 'button[data-wrap-code]', 'aria-pressed=true'],
    [
      'a value that is refused',
      '/contributing/governance/veyfi',
      'form input:enabled',
      'aria-invalid=true',
    ],
  ];

/** Edges that backgrounds and shadows make: what is asked for is a line or an outline on some side. */
const edges: readonly (readonly [what: string, route: string, selector: string])[] = [
  ['code', pageKinds.code, '.theme-code-block'],
  ['a callout', '/developers/v2/EMERGENCY', '.theme-admonition'],
  [
    'the signature of a member',
    pageKinds.reference,
    '[data-island] ~ h3 + p, [data-island] ~ h3 + .block-group > p:first-child',
  ],
  ['the filter of members', pageKinds.reference, '[data-island] input'],
  ['a drawing', pageKinds.document, 'figure > div'],
  ['the search button in the bar', pageKinds.document, '.navbar button[aria-haspopup=dialog]'],
  ['the next page', pageKinds.document, '.pagination-nav__link'],
  ['a tag', pageKinds.document, '.theme-doc-footer-tags-row li a'],
  ['a calculator', '/contributing/governance/veyfi', 'form input'],
  ['the search of the home page', pageKinds.home, 'main form input'],
  ['its button', pageKinds.home, 'main form button'],
  ['a release on the home page', pageKinds.home, 'main a[href^="/vaults/0."]'],
  ['the lookup', '/vaults/selectors', 'main textarea'],
  ['a release to compare', pageKinds.comparison, 'main select'],
  ['the field of the search page', pageKinds.search, 'main input'],
];

/**
 * Things to press that show the focus, by the keyboard. Fields that have their own scripts are enabled once these have drawn
 * them.
 */
const focusable: readonly (readonly [route: string, selector: string])[] = [
  [pageKinds.document, '.navbar__brand'],
  [pageKinds.document, '.navbar__item.navbar__link'],
  [pageKinds.document, '.menu__link'],
  [pageKinds.document, '.table-of-contents__link'],
  [pageKinds.document, '.markdown p a'],
  [pageKinds.document, '.pagination-nav__link'],
  [pageKinds.document, '.navbar button[aria-haspopup=dialog]'],
  ['/developers/v2/guides/find-vaults', 'pre[data-overflows]'],
  ['/partners/integrate-a-vault', '[role=tab]'],
  [pageKinds.home, 'main form input'],
  [pageKinds.home, 'main form button'],
  [pageKinds.reference, '[data-island] input'],
  [pageKinds.comparison, 'main select:enabled'],
  [pageKinds.search, 'main input'],
  ['/contributing/governance/veyfi', 'form input:enabled'],
];

/** Routes of every page with a drawing, from the build itself. */
const figurePages = readdirSync(buildFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'index.html')
  .filter((file) => /<figure/.test(readFileSync(path.join(buildFolder, file), 'utf8')))
  .map((file) => `/${path.dirname(file)}`);

/** Colors of words and lines in the drawings of an open page that are too near to what is behind them. */
const faintColors = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const drawings = [...document.querySelectorAll('figure svg')];
    const parts = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number);
    const light = (color: string): number =>
      parts(color)
        .slice(0, 3)
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
    const paper = getComputedStyle(document.documentElement).backgroundColor;
    const isSeen = (color: string): boolean => {
      const [a, b] = [light(color), light(paper)];
      return color === paper || (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) >= 4.5;
    };
    return drawings.flatMap((drawing) =>
      [...drawing.querySelectorAll('text, path, rect, line, circle, polyline, polygon')]
        .flatMap((part) => {
          const { fill, stroke } = getComputedStyle(part);
          return [fill, stroke].filter((color) => color !== 'none' && !isSeen(color));
        })
        .map((color) => `${drawing.querySelector('title')?.textContent}: ${color}`),
    );
  });

/** How many lines an element has around it. */
const linesAround = (target: Locator): Promise<number> =>
  target.evaluate((element) => {
    const style = getComputedStyle(element);
    return ['outline', 'border-top', 'border-right', 'border-bottom', 'border-left'].filter(
      (side) =>
        style.getPropertyValue(`${side}-style`) !== 'none' &&
        parseFloat(style.getPropertyValue(`${side}-width`)) >= 1,
    ).length;
  });

const modes = ['light', 'dark'] as const;

/** Looks at the open page in both modes. */
async function inBothModes(page: Page, look: (mode: string) => Promise<void>): Promise<void> {
  for (const colorScheme of modes) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await look(colorScheme);
  }
}

test.describe('Forced colors', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  });

  test('edges are drawn', async ({ page }) => {
    for (const [index, [what, route, selector]] of edges.entries()) {
      if (route !== edges[index - 1]?.[1]) await open(page, route);
      // A part with its own scripts may be drawn again at this moment.
      await expect.poll(() => linesAround(page.locator(selector).first()), what).toBeGreaterThan(0);
    }
  });

  test('states are seen', async ({ page }) => {
    const unseen: string[] = [];
    for (const [index, [what, route, selector, state]] of states.entries()) {
      if (route !== states[index - 1]?.[1]) await open(page, route);
      const target = page.locator(selector).first();
      const [name = '', value = ''] = state.split('=');
      if (value) {
        await target.evaluate(
          (element, [attribute = '', given = '']: string[]) => {
            element.setAttribute(attribute, given);
            // Shown where the pointer is, and where lines are long.
            element
              .closest('.theme-code-block')
              ?.querySelector('pre')
              ?.setAttribute('data-wrapped', '');
            element.parentElement?.style.setProperty('opacity', '1');
          },
          [name, value],
        );
      }
      await inBothModes(page, async (mode) => {
        const pixels = await pixelsOf(page, target, state);
        if (pixels < 20) unseen.push(`${mode}, ${what}: ${pixels} pixels`);
      });
    }
    expect(unseen).toEqual([]);
  });

  test('a pressed filter has a wider edge than the others, and not only bolder letters', async ({
    page,
  }) => {
    for (const [route, group] of [
      [pageKinds.reference, 'Kind of members'],
      [`${pageKinds.comparison}?from=0.3.0&to=0.4.3&kind=breaking`, 'Kind of change'],
    ] as const) {
      await open(page, route);
      const edgeOf = (state: boolean): Promise<number> =>
        page
          .getByRole('group', { name: group })
          .getByRole('button', { pressed: state })
          .first()
          .evaluate((button) => parseFloat(getComputedStyle(button).borderTopWidth));
      await inBothModes(page, async (mode) =>
        expect(await edgeOf(true), `${mode}, ${route}`).toBeGreaterThan(await edgeOf(false)),
      );
    }
  });

  test('the focus is seen', async ({ page }) => {
    const unseen: string[] = [];
    for (const [index, [route, selector]] of focusable.entries()) {
      if (route !== focusable[index - 1]?.[0]) await open(page, route);
      const target = page.locator(selector).first();
      await page.keyboard.press('Shift');
      await inBothModes(page, async (mode) => {
        await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        const before = await picture(page, target);
        await target.evaluate((element: HTMLElement) =>
          element.focus({ focusVisible: true } as FocusOptions),
        );
        const pixels = await seenPixels(page, before, await picture(page, target));
        if (pixels < 100) unseen.push(`${mode}, ${selector}: ${pixels} pixels`);
      });
    }
    expect(unseen).toEqual([]);
  });

  test('axe finds nothing on pages of every kind', async ({ page }) => {
    test.setTimeout(180_000);
    await page.addInitScript({ path: axeFile });
    const problems: string[] = [];
    for (const [kind, route] of Object.entries(pageKinds)) {
      await open(page, route);
      if (kind === 'document') {
        await page.getByRole('button', { name: 'Search', exact: true }).click();
        await page.getByRole('combobox', { name: 'Search' }).fill('harvest');
        await expect(page.getByRole('option').first()).toBeVisible();
      }
      await layOutAll(page);
      await inBothModes(page, async (mode) => {
        // The other rules don't depend on colors.
        const found = await violations(page, 'html', colorRules);
        problems.push(...found.map((line) => `${mode}, ${route} ${line}`));
      });
    }
    expect(problems).toEqual([]);
  });
});

for (const colorScheme of modes) {
  test.describe(`Forced colors, ${colorScheme}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    });

    test('the search shows the option that Enter opens, what matches, and where the focus is', async ({
      page,
    }) => {
      await open(page, pageKinds.document);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      const input = page.getByRole('combobox', { name: 'Search' });
      const empty = await picture(page, input);
      await page.getByRole('button', { name: 'Close' }).focus();
      expect(await seenPixels(page, empty, await picture(page, input))).toBeGreaterThan(100);
      await input.fill('harvest');
      const option = page.locator('.search-option--active');
      await expect(option).toContainText('harvest', { ignoreCase: true });
      await page.mouse.move(0, 0);
      expect(await pixelsOf(page, option, '.search-option--active')).toBeGreaterThan(100);
      const title = page.locator('.search-option__title mark').first();
      const marked = await picture(page, title);
      await title.evaluate((mark) => (mark.style.visibility = 'hidden'));
      expect(
        await seenPixels(page, marked, await picture(page, title)),
        'a match can be read',
      ).toBeGreaterThan(100);
    });

    test('arrows of menus are arrows, in a color that is seen', async ({ page }) => {
      await open(page, pageKinds.document);
      for (const selector of ['.menu__link--sublist-caret', '.dropdown > .navbar__link']) {
        const target = page.locator(selector).first();
        const drawn = await picture(page, target);
        await target.evaluate((element) => element.classList.add('without-arrow'));
        await page.evaluate(() => {
          const without = new CSSStyleSheet();
          without.replaceSync(
            '.without-arrow::before, .without-arrow::after { visibility: hidden !important }',
          );
          document.adoptedStyleSheets = [without];
        });
        const pixels = await seenPixels(page, drawn, await picture(page, target));
        expect(pixels, selector).toBeGreaterThan(20);
        // A box of the arrow's size would be filled: about 14 by 8 pixels and more.
        expect(pixels, selector).toBeLessThan(110);
      }
    });
  });
}

test.describe('Drawings in forced colors', () => {
  // They are in the built page, so nothing has to be hydrated.
  test.use({ javaScriptEnabled: false });

  test('words and lines of every one are seen, light and dark', async ({ page }) => {
    test.setTimeout(120_000);
    const wrong = new Set<string>();
    let drawn = 0;
    for (const route of figurePages) {
      await page.goto(route);
      drawn += await page.locator('figure svg').count();
      for (const colorScheme of modes) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        await page.evaluate((mode) => (document.documentElement.dataset.theme = mode), colorScheme);
        for (const color of await faintColors(page)) wrong.add(`${colorScheme}: ${color}`);
      }
    }
    expect([...wrong]).toEqual([]);
    expect(drawn).toBeGreaterThan(30);
  });
});
