/** The parts of the documentation, each one docs-plugin instance with its own sidebar. */
export interface Section {
  /** Plugin id, route and folder name below `docs/` (the vaults are in `vaults/`). */
  readonly id: string;
  /** Label in the navigation bar. */
  readonly label: string;
  /** Document that the section's bare route leads to, as an id inside the section. */
  readonly mainDoc: string;
  /** Target of the navigation bar's item. */
  readonly navTarget: string;
  /** Folder of the documents, from the root of the repository. */
  readonly folder: string;
}

export const sections = [
  {
    id: 'getting-started',
    label: 'Getting Started',
    mainDoc: 'intro',
    navTarget: '/getting-started/intro',
    folder: 'docs/getting-started',
  },
  {
    id: 'developers',
    label: 'Develop',
    mainDoc: 'v2/getting-started',
    navTarget: '/developers/v2/getting-started',
    folder: 'docs/developers',
  },
  {
    id: 'vaults',
    label: 'Smart Contracts',
    mainDoc: 'getting-started',
    navTarget: '/vaults/smart-contracts/BaseStrategy',
    folder: 'vaults',
  },
  {
    id: 'partners',
    label: 'Partner',
    mainDoc: 'introduction',
    navTarget: '/partners/introduction',
    folder: 'docs/partners',
  },
  {
    id: 'contributing',
    label: 'Contribute',
    mainDoc: 'contribute',
    navTarget: '/contributing/contribute',
    folder: 'docs/contributing',
  },
  {
    id: 'resources',
    label: 'Resources',
    mainDoc: 'faq',
    navTarget: '/resources/faq',
    folder: 'docs/resources',
  },
  {
    id: 'security',
    label: 'Security',
    mainDoc: 'index',
    navTarget: '/security/index',
    folder: 'docs/security',
  },
] as const satisfies readonly Section[];

export type SectionId = (typeof sections)[number]['id'];
