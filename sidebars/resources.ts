import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

export const resources: SidebarsConfig[string] = [
  'faq',
  'links',
  {
    type: 'category',
    label: 'Risks',
    items: [
      'risks/protocol-risks',
      'risks/risk-score',
      'risks/strategy-risks',
      'risks/vault-risks',
    ],
  },
  {
    type: 'category',
    label: 'R & D',
    items: [
      'r-and-d/delegated-funding-dao-vaults',
      'r-and-d/stablecredit',
      'r-and-d/yearn',
      'r-and-d/ytrade',
    ],
  },
  'ygift',
  {
    type: 'link',
    label: 'Financials',
    href: 'https://github.com/yearn/yearn-pm/tree/master/financials/reports',
  },
  'defi-glossary',
];
