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
  css: 11_300,
  js: 83_000,
  other: 4_500,
  all: 117_000,
  ahead: 40_000,
};

/** For every page that the benchmark measures: one of each kind. */
export const budgets: Readonly<Record<PageRoute, Budget>> = {
  '/': { ...document, html: 8_000, css: 12_800, js: 75_000, all: 99_500 },
  '/getting-started/intro': { ...document, html: 9_100, css: 10_300, js: 80_000, all: 103_500 },
  '/resources/faq': { ...document, html: 13_950, css: 10_300, js: 80_000, all: 108_000 },
  '/vaults/smart-contracts/BaseStrategy': document,
  '/vaults/0.3.5/smart-contracts/vault': { ...document, html: 26_500, all: 124_500 },
  '/vaults/compare': { ...document, html: 8_500, js: 88_500, all: 112_000 },
  '/search': { ...document, html: 5_500, css: 12_000, js: 71_500, all: 92_500 },
  '/blog/archive': { ...document, html: 5_500, js: 75_500, all: 95_500 },
};
