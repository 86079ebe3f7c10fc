import type { Page } from '@playwright/test';
import { byBlocksAttribute } from '../../../packages/fast-client/long-texts/constants';
import { groupClass } from '../../../packages/fast-client/text-groups/constants';

/** The least space between two blocks of a text, in CSS pixels: half of the space between two paragraphs. */
const least = 8;

/** Neighboring blocks of the open page's text that have less space between them than a reader needs. */
export function tightBlocks(page: Page): Promise<string[]> {
  return page.evaluate(
    ([byBlocks, groups, limit]) => {
      // What is not laid out yet has a guessed height.
      document.documentElement.removeAttribute(byBlocks);
      const found: string[] = [];
      for (const text of document.querySelectorAll('.markdown')) {
        const blocks = [...text.querySelectorAll(`:scope > *, :scope > .${groups} > *`)].filter(
          (block) => !block.matches(`.${groups}`) && block.getBoundingClientRect().height > 0,
        );
        for (const [index, block] of blocks.entries()) {
          const before = blocks[index - 1];
          if (!before) continue;
          const gap = block.getBoundingClientRect().top - before.getBoundingClientRect().bottom;
          if (gap >= limit) continue;
          found.push(`${gap.toFixed(1)} px before "${(block.textContent ?? '').slice(0, 40)}"`);
        }
      }
      return found;
    },
    [byBlocksAttribute, groupClass, least] as const,
  );
}
