import type { PageRoute } from '../scripts/bench/site';

/**
 * What a first visit may weigh: bytes as the shipped server sends them with brotli, headers included, everything that is
 * asked for until the network is quiet. Lower a number when the site gets lighter; a higher one needs a reason.
 */
export interface Budget {
  readonly html: number;
  readonly css: number;
  readonly js: number;
  readonly other: number;
  /** All but what is fetched ahead for pages that may come next. */
  readonly all: number;
  /** Fetched ahead before the reader points at anything. */
  readonly ahead: number;
}

const document: Budget = {
  html: 19_200,
  css: 10_700,
  js: 82_250,
  other: 2_700,
  all: 114_200,
  ahead: 40_000,
};

/** For every page that the benchmark measures: one of each kind. */
export const budgets: Readonly<Record<PageRoute, Budget>> = {
  // Documents have the styles of notes, differences, and terminals in code; Escape hides a note on any page: 230 and 30 bytes.
  // Every page has styles for print, forced colors, large fonts and the menu as a dialog, and names the successors of
  // documents: 750 bytes.
  '/': { ...document, html: 8_000, css: 7_550, js: 75_750, all: 93_950 },
  // Both answer in whole sentences rather than in fragments, and the second says where to go next: 600 and 800 bytes.
  '/getting-started/intro': { ...document, html: 9_550, js: 79_600, all: 102_600 },
  '/resources/faq': { ...document, html: 14_750, js: 79_450, all: 107_600 },
  // It opens with how its parts work together and the overview of all contracts, lists each condition that reverts in a
  // line of its own, and its entries unfold.
  '/vaults/smart-contracts/BaseStrategy': { ...document, html: 19_900, all: 115_700 },
  '/vaults/0.3.5/smart-contracts/vault': { ...document, html: 27_300, all: 122_600 },
  '/vaults/compare': { ...document, html: 8_600, js: 81_400, all: 103_300 },
  // As the home page, and the way to the look-up of bytes.
  '/search': { ...document, html: 5_400, css: 8_200, js: 72_900, all: 89_100 },
  '/blog/archive': { ...document, html: 5_500, css: 6_500, js: 77_800, all: 92_300 },
};
