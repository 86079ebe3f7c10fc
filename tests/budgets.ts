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
  html: 18_950,
  css: 11_200,
  js: 80_000,
  other: 4_500,
  all: 114_500,
  ahead: 40_000,
};

/** For every page that the benchmark measures: one of each kind. */
export const budgets: Readonly<Record<PageRoute, Budget>> = {
  '/': { ...document, html: 8_100, css: 12_700, js: 73_000, all: 98_000 },
  '/getting-started/intro': { ...document, html: 9_300, css: 10_200, js: 77_500, all: 101_300 },
  '/resources/faq': { ...document, html: 14_100, css: 10_200, js: 77_500, all: 106_000 },
  '/vaults/smart-contracts/BaseStrategy': document,
  '/vaults/0.3.5/smart-contracts/vault': { ...document, html: 26_650, all: 122_000 },
  '/vaults/compare': { ...document, html: 8_600, js: 79_300, all: 103_000 },
  '/search': { ...document, html: 5_500, css: 12_000, js: 70_200, all: 91_500 },
  '/blog/archive': { ...document, html: 5_500, js: 74_700, all: 95_300 },
};
