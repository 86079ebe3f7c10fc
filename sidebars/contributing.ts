import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

export const contributing: SidebarsConfig[string] = [
  'contribute',
  'contributor-tools',
  {
    type: 'category',
    label: 'Operations',
    items: ['operations/osc-levels', 'operations/decision-making', 'operations/budget'],
  },
  {
    type: 'category',
    label: 'Governance',
    items: [
      'governance/governance-and-operations',
      'governance/proposal-process',
      'governance/proposal-repository',
      'governance/yfi',
      'governance/veyfi',
    ],
  },
  {
    type: 'category',
    label: 'Documentation',
    items: ['documentation/working-on-docs', 'documentation/writing-style-guide'],
  },
];
