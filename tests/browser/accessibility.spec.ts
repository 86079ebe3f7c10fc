import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { byBlocksAttribute } from '../../packages/fast-client/long-texts/constants';
import { allRoutes } from '../routes';
import { pageKinds } from '../visual/kinds';
import { expect, hydrated, test } from './support/site';

const axeFile = require.resolve('axe-core/axe.min.js');

/** Routes that one test visits. */
const batchSize = 20;

/**
 * The contract pages of the releases between the newest and the oldest are rendered by the same program from the same
 * descriptions, so these two are enough.
 */
const sampled = allRoutes.filter(
  (route) => !/^\/vaults\/0\.(?:3\.[1-5]|4\.[12])\/smart-contracts\//.test(route),
);

const batches = Array.from({ length: Math.ceil(sampled.length / batchSize) }, (_, index) =>
  sampled.slice(index * batchSize, (index + 1) * batchSize),
);

/** What changes with the color mode: the second mode needs no other rule. */
const colors = ['color-contrast', 'link-in-text-block'] as const;
const colorRules: RunOptions = { runOnly: { type: 'rule', values: [...colors] } };
/** Every rule that axe turns on by default, and one more that Lighthouse tests. */
const otherRules: RunOptions = {
  rules: {
    ...Object.fromEntries(colors.map((rule) => [rule, { enabled: false }])),
    'target-size': { enabled: true },
  },
};

/** Violations as lines: rule, help and the first places. */
async function violations(page: Page, options: RunOptions = {}): Promise<string[]> {
  const { violations: found } = await page.evaluate(
    (given) =>
      (window as unknown as { axe: { run: (o: RunOptions) => Promise<AxeResults> } }).axe.run({
        resultTypes: ['violations'],
        ...given,
      }),
    options,
  );
  return found.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}: ${nodes
        .slice(0, 3)
        .map(({ html, any }) => `${html.slice(0, 120)} ${any[0]?.message ?? ''}`)
        .join(' | ')} (${nodes.length})`,
  );
}

/** Both modes of an open page: every rule in the light one, the rules of color in the dark one. */
async function audit(page: Page): Promise<string[]> {
  const light = await violations(page, otherRules);
  await page.evaluate((byBlocks) => {
    // Before text is laid out, it isn't clear what is behind it.
    document.documentElement.removeAttribute(byBlocks);
  }, byBlocksAttribute);
  light.push(...(await violations(page, colorRules)));
  await page.evaluate(() => {
    // Colors would change by transitions, each element after the one around it: a slow machine would measure halfway.
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [still];
    document.documentElement.dataset.theme = 'dark';
  });
  return [...light, ...(await violations(page, colorRules)).map((line) => `dark: ${line}`)];
}

/** Waits until the boxes that scroll are measured, which the page does once it has come to rest after hydration. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let before = -1;
        const look = (): void => {
          const now = document.querySelectorAll('[tabindex]').length;
          if (now === before) resolve();
          else setTimeout(look, 100);
          before = now;
        };
        setTimeout(look, 400);
      }),
  );
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.addInitScript({ path: axeFile });
});

test.describe('No violation that axe knows, in both color modes', () => {
  test.describe.configure({ timeout: 240_000 });

  batches.forEach((batch, index) => {
    const first = index * batchSize + 1;
    test(`routes ${first} to ${first + batch.length - 1}`, async ({ page }) => {
      const problems: string[] = [];
      for (const route of batch) {
        await page.goto(route);
        await hydrated(page);
        await settled(page);
        problems.push(...(await audit(page)).map((line) => `${route} ${line}`));
      }
      expect(problems).toEqual([]);
    });
  });
});

test.describe('No violation that axe knows on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, allowedMessages: /404 \(Not Found\)/ });
  test.describe.configure({ timeout: 120_000 });

  test('pages of every kind', async ({ page }) => {
    const problems: string[] = [];
    for (const route of Object.values(pageKinds)) {
      await page.goto(route);
      await hydrated(page);
      // From now on the keyboard reaches only the tables that scroll.
      await page.keyboard.press('Tab');
      await settled(page);
      problems.push(...(await audit(page)).map((line) => `${route} ${line}`));
    }
    expect(problems).toEqual([]);
  });

  test('the open menu', async ({ page }) => {
    await page.goto(pageKinds.document);
    await hydrated(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('.navbar-sidebar .menu__link:visible').first()).toBeVisible();
    await settled(page);
    expect(await audit(page)).toEqual([]);
  });

  test('an entry that is unfolded to its form and its history', async ({ page }) => {
    await page.goto('/vaults/smart-contracts/vault#withdraw');
    await hydrated(page);
    for (const part of ['Encode', 'History']) {
      await page.getByRole('button', { name: `${part} of withdraw`, exact: true }).click();
    }
    await expect(page.locator('#withdraw-history li').first()).toBeVisible();
    await expect(page.locator('#withdraw-encode input').first()).toBeVisible();
    await settled(page);
    expect(await audit(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test.describe('Keyboard', () => {
  test('the first Tab offers to skip to the content', async ({ page }) => {
    await page.goto(pageKinds.document);
    await hydrated(page);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(/skip to main content/i);
    await expect(page.locator(':focus')).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('nav.navbar') === null),
      'the bar is passed',
    ).toBe(true);
  });

  for (const kind of ['home', 'document', 'reference', 'not-found'] as const) {
    test(`every stop on the page of kind "${kind}" shows where it is`, async ({ page }) => {
      test.slow();
      await page.goto(pageKinds[kind]);
      await hydrated(page);
      const problems: string[] = [];
      let stops = 0;
      for (; stops < 80; stops += 1) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(() => {
          const element = document.activeElement;
          if (!element || element === document.body) return undefined;
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          const { top, bottom, width } = element.getBoundingClientRect();
          return {
            name: element.outerHTML.slice(0, 120),
            outlined: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
            inView: bottom > 0 && top < window.innerHeight && width > 0,
          };
        });
        if (!stop) break;
        if (!stop.outlined || !stop.inView) problems.push(JSON.stringify(stop));
      }
      expect(problems).toEqual([]);
      expect(stops).toBeGreaterThan(20);
    });
  }
  test.use({ allowedMessages: /404 \(Not Found\)/ });

  test('sidebar, contents of a phone and release menu open and close by keyboard', async ({
    page,
  }) => {
    await page.goto(pageKinds.document);
    await hydrated(page);
    const category = page.locator('.menu__list-item-collapsible', { hasText: 'Guides' }).first();
    const button = category.locator('[aria-expanded]').first();
    await button.focus();
    const before = await button.getAttribute('aria-expanded');
    await page.keyboard.press('Enter');
    await expect(button).not.toHaveAttribute('aria-expanded', before ?? '');

    const release = page.locator('.navbar .dropdown > a, .navbar .dropdown > button').first();
    await release.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.dropdown__menu').first()).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    const contents = page.locator('.theme-doc-toc-mobile button');
    await contents.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeVisible();
  });
});
