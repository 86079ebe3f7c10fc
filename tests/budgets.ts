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
  html: 18_000,
  css: 13_000,
  js: 102_000,
  other: 5_500,
  all: 136_000,
  ahead: 40_000,
};

/** One route for each kind of page. */
export const budgets: Readonly<Record<string, Budget>> = {
  '/': {
    ...document,
    html: 8_000,
    css: 14_500,
    js: 80_000,
    other: 7_000,
    all: 106_000,
    ahead: 50_000,
  },
  '/getting-started/intro': { ...document, html: 9_000, js: 90_000, all: 115_500 },
  '/resources/faq': { ...document, html: 13_500, js: 93_000, all: 122_500 },
  '/vaults/smart-contracts/BaseStrategy': document,
  '/vaults/0.3.5/smart-contracts/vault': { ...document, html: 25_500, js: 108_000, all: 150_500 },
  '/vaults/compare': { ...document, html: 8_500, js: 92_000, all: 116_000 },
  '/search': { ...document, html: 5_500, js: 76_000, all: 98_000 },
  '/blog/archive': { ...document, html: 5_500, js: 80_000, all: 101_500 },
};
