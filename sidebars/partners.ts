import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

export const partners: SidebarsConfig[string] = [
  'introduction',
  'integration_guide',
  'submit_pr',
  'yvtokens-as-collateral',
  {
    type: 'category',
    label: 'Guides',
    items: ['integrate-a-vault', 'erc4626-adapter', 'collateral-oracle'],
  },
];
