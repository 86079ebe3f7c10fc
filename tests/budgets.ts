import type { PageRoute } from '../tools/bench/site';

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
  html: 19_000,
  css: 10_000,
  js: 80_000,
  other: 4_500,
  all: 113_300,
  ahead: 40_000,
};

/** For every page that the benchmark measures: one of each kind. */
export const budgets: Readonly<Record<PageRoute, Budget>> = {
  '/': { ...document, html: 8_000, css: 7_500, js: 73_600, all: 93_500 },
  '/getting-started/intro': { ...document, html: 9_200, js: 77_900, all: 101_500 },
  '/resources/faq': { ...document, html: 14_100, js: 77_900, all: 106_300 },
  '/vaults/smart-contracts/BaseStrategy': document,
  '/vaults/0.3.5/smart-contracts/vault': { ...document, html: 26_800, all: 120_700 },
  '/vaults/compare': { ...document, html: 8_500, js: 79_800, all: 102_700 },
  '/search': { ...document, html: 5_400, css: 8_200, js: 70_800, all: 88_300 },
  '/blog/archive': { ...document, html: 5_500, css: 6_600, js: 75_400, all: 91_700 },
};
