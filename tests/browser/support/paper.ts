import type { Page } from '@playwright/test';
import { byBlocksAttribute } from '../../../packages/fast-client/long-texts/constants';

/** Widths of the page between the usual margins of 0.4 inch, in CSS pixels. */
export const papers = { A4: 718, Letter: 739 } as const;

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

/** What an open page loses on paper of each size, as lines. On paper nothing scrolls. */
export async function paperLosses(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const found: string[] = [];
  for (const [paper, width] of Object.entries(papers)) {
    await page.setViewportSize({ width, height: 1000 });
    found.push(...(await losses(page)).map((loss) => `${paper}: ${loss}`));
  }
  await page.emulateMedia({ media: null });
  return found;
}
