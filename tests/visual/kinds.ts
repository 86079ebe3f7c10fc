/** One page of each kind that the site has: what design, accessibility and screenshots are tried on. */
export const pageKinds = {
  home: '/',
  document: '/getting-started/products/yvaults/vaults-and-strategies',
  guide: '/getting-started/guides/how-apy-works',
  code: '/developers/v2/getting-started',
  reference: '/vaults/smart-contracts/BaseStrategy',
  'older-release': '/vaults/0.3.5/smart-contracts/registry',
  comparison: '/vaults/compare',
  addresses: '/getting-started/products/token-addresses',
  archive: '/blog/archive',
  topics: '/getting-started/tags',
  search: '/search',
  'not-found': '/getting-started/guides/how-apys-work',
} as const;

export type PageKind = keyof typeof pageKinds;
