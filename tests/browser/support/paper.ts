import type { Page } from '@playwright/test';
import { byBlocksAttribute } from '../../../packages/fast-client/long-texts/constants';

/** Width of an A4 page between the usual margins of 0.4 inch, in CSS pixels. Letter is 21 px wider. */
export const paperWidth = 718;

/** What is of no use on paper. */
const screenOnly = 'button, .navbar, .footer, .menu, .table-of-contents, .breadcrumbs, .hash-link';

/** What doesn't fit on the printed page or is of no use there, as lines. Of formulas, only the drawn form counts. */
const losses = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([byBlocks, useless]) => {
      document.documentElement.removeAttribute(byBlocks);
      const { clientWidth, scrollWidth } = document.documentElement;
      const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
      const nameOf = (element: Element): string =>
        `${element.localName} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
      for (const element of document.querySelectorAll(useless)) {
        if (element.checkVisibility()) found.push(`of no use: ${nameOf(element)}`);
      }
      for (const element of document.querySelectorAll<HTMLElement>('main *')) {
        // Sizes first: they are quickly read, and few elements go on to the rest.
        const isBeside = element.getBoundingClientRect().right > clientWidth + 1;
        const isWide = element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
        if (!isBeside && !isWide) continue;
        if (element.closest('.katex-mathml') || !element.checkVisibility()) continue;
        const { overflowX, position } = getComputedStyle(element);
        if (position === 'absolute' || position === 'fixed') continue;
        if (isWide && overflowX !== 'visible') found.push(`cut off: ${nameOf(element)}`);
        if (isBeside && !element.closest('svg')) found.push(`beside the page: ${nameOf(element)}`);
      }
      return found.slice(0, 5);
    },
    [byBlocksAttribute, screenOnly] as const,
  );

/** What an open page loses on paper, as lines. On paper nothing scrolls. */
export async function paperLosses(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: paperWidth, height: 1000 });
  const found = await losses(page);
  await page.emulateMedia({ media: null });
  return found.map((loss) => `on paper: ${loss}`);
}
