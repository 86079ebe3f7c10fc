import { byBlocksAttribute } from './constants';

/**
 * Lays out the beginning of a long text before the rest of it. A contract page has up to 4,000 elements, of which a window
 * shows a tenth: the groups of `packages/fast-client/text-groups` are laid out when the reader comes near
 * (`client/styles.css`), from the second page of a visit on as `client/byBlocks.ts` decides.
 *
 * Makes the browser lay out the text block by block, unless the page is opened at a place within it, by a hash or by
 * going back. This only happens in browsers that keep the reader's place when a block above turns out to be higher.
 *
 * Runs inline, before the browser reads the text. Without scripts, every text is laid out at once.
 */
export function markByBlocks(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'navigate' && !location.hash && CSS.supports('overflow-anchor', 'auto'))
    document.documentElement.setAttribute(byBlocksAttribute, '');
}
