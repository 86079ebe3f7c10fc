import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

export const gettingStarted: SidebarsConfig[string] = [
  'intro',
  'using-yearn',
  {
    type: 'category',
    label: 'Products',
    items: [
      {
        type: 'category',
        label: 'yVaults',
        items: [
          'products/yvaults/overview',
          'products/yvaults/vaults-and-strategies',
          'products/yvaults/vault-tokens',
          'products/yvaults/yvault-advantages',
        ],
      },
      'products/woofy',
    ],
  },
  {
    type: 'category',
    label: 'Guides',
    items: [
      'guides/how-boost-works',
      'guides/how-to-add-a-custom-token-to-metamask',
      'guides/how-to-understand-yvault-roi',
      'guides/how-to-understand-yveCRV',
      'guides/how-apy-works',
      'guides/withdraw-without-the-app',
      'guides/records-for-taxes',
    ],
  },
  'products/token-addresses',
];
