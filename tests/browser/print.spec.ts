/** On paper nothing scrolls: every column and every line of code of every document is within the page. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { byBlocksAttribute } from '../../packages/fast-client/long-texts/constants';
import { pageKinds } from '../visual/kinds';
import { buildFolder, expect, open, test } from './support/site';

/** Routes of every page that holds a text, from the build itself. */
const texts = readdirSync(buildFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('index.html'))
  .filter((file) => /<article/.test(readFileSync(path.join(buildFolder, file), 'utf8')))
  .map((file) => `/${path.dirname(file)}`)
  .sort();

/** Widths of the page between the usual margins of 0.4 inch, in CSS pixels. */
const papers = { A4: 718, Letter: 739 } as const;

/** What doesn't fit on the printed page, as lines. Of formulas, only the drawn form counts. */
const losses = (page: Page): Promise<string[]> =>
  page.evaluate((byBlocks) => {
    document.documentElement.removeAttribute(byBlocks);
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (element.closest('.katex-mathml') || !element.checkVisibility()) continue;
      const { overflowX, position } = getComputedStyle(element);
      if (position === 'absolute' || position === 'fixed') continue;
      const name = `${element.localName} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
      const scrolls = overflowX !== 'visible' && element.clientWidth > 0;
      if (scrolls && element.scrollWidth > element.clientWidth + 1) found.push(`cut off: ${name}`);
      const { right } = element.getBoundingClientRect();
      if (!element.closest('svg') && right > clientWidth + 1)
        found.push(`beside the page: ${name}`);
    }
    return found.slice(0, 5);
  }, byBlocksAttribute);

test('every document fits on A4 and on Letter', async ({ page }) => {
  test.setTimeout(300_000);
  await page.emulateMedia({ media: 'print' });
  const problems: string[] = [];
  for (const route of texts) {
    await page.goto(route);
    for (const [paper, width] of Object.entries(papers)) {
      await page.setViewportSize({ width, height: 1000 });
      problems.push(...(await losses(page)).map((loss) => `${route}, ${paper}: ${loss}`));
    }
  }
  expect(problems).toEqual([]);
  expect(texts.length).toBeGreaterThan(240);
});

test('addresses are spelled out whole, and break', async ({ page }) => {
  await page.setViewportSize({ width: papers.A4, height: 1000 });
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

test('no button or menu is printed, on any kind of page', async ({ page }) => {
  await page.setViewportSize({ width: papers.A4, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  for (const route of Object.values(pageKinds).filter((each) => each !== pageKinds['not-found'])) {
    await open(page, route);
    const shown = await page
      .locator('button, .navbar, .footer, .menu, .table-of-contents, .breadcrumbs, .hash-link')
      .evaluateAll((all) => all.filter((element) => element.checkVisibility()).length);
    expect(shown, route).toBe(0);
  }
});
