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
      /** Where what a block shows begins or ends: within its own space, and that of its first or last block. */
      const edge = (block: Element, side: 'top' | 'bottom'): number => {
        let at = block;
        for (;;) {
          const child = side === 'top' ? at.firstElementChild : at.lastElementChild;
          if (!child || child.getBoundingClientRect().height === 0) break;
          const { display, position } = getComputedStyle(child);
          if (display.startsWith('inline') || position === 'absolute') break;
          // Folded away.
          if (child.getBoundingClientRect().bottom > at.getBoundingClientRect().bottom + 1) break;
          at = child;
        }
        const { paddingTop, paddingBottom } = getComputedStyle(at);
        const { top, bottom } = at.getBoundingClientRect();
        return side === 'top' ? top + parseFloat(paddingTop) : bottom - parseFloat(paddingBottom);
      };
      /** Whether one is above the other, rather than in the column next to it. */
      const isAbove = (block: Element, other: Element): boolean => {
        const [a, b] = [block.getBoundingClientRect(), other.getBoundingClientRect()];
        return a.left < b.right && b.left < a.right;
      };
      const found: string[] = [];
      for (const text of document.querySelectorAll('.markdown')) {
        const blocks = [...text.querySelectorAll(`:scope > *, :scope > .${groups} > *`)].filter(
          (block) => !block.matches(`.${groups}`) && block.getBoundingClientRect().height > 0,
        );
        for (const [index, block] of blocks.entries()) {
          let at = index - 1;
          while (at >= 0 && !isAbove(blocks[at] as Element, block)) at -= 1;
          const before = blocks[at];
          if (!before) continue;
          const gap = edge(block, 'top') - edge(before, 'bottom');
          if (gap >= limit) continue;
          found.push(`${gap.toFixed(1)} px before "${(block.textContent ?? '').slice(0, 40)}"`);
        }
      }
      return found;
    },
    [byBlocksAttribute, groupClass, least] as const,
  );
}
