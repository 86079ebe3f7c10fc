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
  html: 18_800,
  css: 10_000,
  js: 79_500,
  other: 4_500,
  all: 112_800,
  ahead: 40_000,
};

/** For every page that the benchmark measures: one of each kind. */
export const budgets: Readonly<Record<PageRoute, Budget>> = {
  '/': { ...document, html: 8_000, css: 12_500, js: 72_800, all: 97_500 },
  '/getting-started/intro': { ...document, html: 9_200, js: 77_200, all: 100_800 },
  '/resources/faq': { ...document, html: 14_000, js: 77_200, all: 105_600 },
  '/vaults/smart-contracts/BaseStrategy': document,
  '/vaults/0.3.5/smart-contracts/vault': { ...document, html: 26_400, all: 120_200 },
  '/vaults/compare': { ...document, html: 8_500, js: 79_100, all: 102_000 },
  '/search': { ...document, html: 5_400, css: 11_900, js: 70_100, all: 91_400 },
  '/blog/archive': { ...document, html: 5_500, css: 10_800, js: 74_700, all: 95_300 },
};
