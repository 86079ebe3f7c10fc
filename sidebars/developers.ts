import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** `v2/CONTRACTS_REVIEW` and the `v1` documents are reached from other documents, not from the sidebar. */
export const developers: SidebarsConfig[string] = [
  'v2/getting-started',
  {
    type: 'category',
    label: 'Guides',
    items: [
      'v2/guides/first-strategy',
      'v2/guides/upgrade-a-strategy',
      'v2/guides/deploy-with-a-multisig',
      'v2/guides/find-vaults',
    ],
  },
  'v2/errors',
  'v2/guides/known-issues',
  'v2/additional-resources',
  {
    type: 'category',
    label: 'Procedures',
    items: [
      'v2/SPECIFICATION',
      'v2/DEPLOYMENT',
      'v2/OPERATIONS',
      'v2/EMERGENCY',
      'v2/naming-convention',
      'v2/ledger-plugin',
    ],
  },
  { type: 'link', label: 'Smart Contracts', href: '/vaults/smart-contracts/BaseStrategy' },
  'v2/hacking-with-yearn',
  'v2/yswaps',
];
