import type { Page } from '@playwright/test';
import { byBlocksAttribute } from '../../../packages/fast-client/long-texts/constants';

/** Tables of the open page that are cut off without a sign that they go on, and rows that leave the window. */
export function cutTables(page: Page): Promise<string[]> {
  return page.evaluate((byBlocks) => {
    document.documentElement.removeAttribute(byBlocks);
    return [...document.querySelectorAll<HTMLTableElement>('main table')].flatMap((table) => {
      const box = table.closest<HTMLElement>('.data-table') ?? table;
      const name = `"${(table.textContent ?? '').slice(0, 40)}"`;
      const { overflowX, backgroundImage } = getComputedStyle(box);
      const { right } = box.getBoundingClientRect();
      if (right > window.innerWidth + 1) return [`${name} leaves the window`];
      if (box.scrollWidth <= box.clientWidth + 1) return [];
      const isShaded = backgroundImage.split('linear-gradient').length > 4;
      return /auto|scroll/.test(overflowX) && isShaded ? [] : [`${name} is cut off`];
    });
  }, byBlocksAttribute);
}
