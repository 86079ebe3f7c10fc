import type { SearchSite } from '../../packages/search';
import { versions } from '../data/releases';
import { sections } from '../data/sections';

/** What the site says of itself to the search: its parts in the order of the navigation bar, the release notes last. */
export const searchSite: SearchSite = {
  versions,
  parts: [
    ...sections.map(({ id, label }) => ({ id, label })),
    { id: 'blog', label: 'Release notes' },
  ],
};
