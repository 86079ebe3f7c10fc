import type { SearchSite } from '../../packages/search';
import { versions } from '../data/releases';
import { sections } from '../data/sections';

/** What the search knows about the site: its parts in the order of the navigation bar, the release notes last. */
export const searchSite: SearchSite = {
  name: 'yearn finance',
  versions,
  parts: [
    ...sections.map(({ id, label }) => ({ id, label })),
    { id: 'blog', label: 'Release notes' },
  ],
  lookup: '/vaults/selectors',
  messages: '/developers/v2/errors#how-to-read',
  leads: [
    { label: 'Frequently asked questions', to: '/resources/faq' },
    { label: 'Glossary', to: '/resources/defi-glossary' },
    { label: 'Vaults and their contracts', to: '/vaults/getting-started' },
  ],
};
