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
  css: 10_000,
  js: 79_700,
  other: 2_700,
  all: 111_200,
  ahead: 40_000,
};

/** For every page that the benchmark measures: one of each kind. */
export const budgets: Readonly<Record<PageRoute, Budget>> = {
  // Every page has styles for print, forced colors and large fonts, and names the successors of documents: 370 bytes.
  '/': { ...document, html: 8_000, css: 7_220, js: 73_500, all: 91_200 },
  '/getting-started/intro': { ...document, html: 9_200, js: 77_500, all: 99_200 },
  '/resources/faq': { ...document, html: 14_200, js: 77_400, all: 104_000 },
  // It opens with the overview of all contracts.
  '/vaults/smart-contracts/BaseStrategy': { ...document, html: 19_400, all: 111_400 },
  '/vaults/0.3.5/smart-contracts/vault': { ...document, html: 26_900, all: 118_800 },
  '/vaults/compare': { ...document, html: 8_600, js: 79_400, all: 100_300 },
  // As the home page, and the way to the look-up of bytes.
  '/search': { ...document, html: 5_400, css: 7_800, js: 70_700, all: 86_300 },
  '/blog/archive': { ...document, html: 5_500, css: 6_300, js: 75_300, all: 89_400 },
};
