import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

export const partners: SidebarsConfig[string] = [
  'introduction',
  'integration_guide',
  {
    type: 'category',
    label: 'Guides',
    items: ['integrate-a-vault', 'erc4626-adapter', 'collateral-oracle'],
  },
  'submit_pr',
  'yvtokens-as-collateral',
];
