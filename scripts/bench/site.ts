/** The pages that are measured: one of each kind, by the routes that a stock build has too. */
export const pages = [
  '/',
  '/getting-started/intro',
  '/resources/faq',
  '/vaults/smart-contracts/BaseStrategy',
  '/vaults/0.3.5/smart-contracts/vault',
  '/vaults/compare',
  '/search',
  '/blog/archive',
] as const;

/** Route of a measured page. */
export type PageRoute = (typeof pages)[number];
