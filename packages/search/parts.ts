import { sections } from '../../src/data/sections';
import type { SearchSection } from './types';

/** Parts of the site that can be searched, in the order of the navigation bar, with the release notes last. */
export const searchParts: readonly { readonly id: SearchSection; readonly label: string }[] = [
  ...sections.map(({ id, label }) => ({ id, label })),
  { id: 'blog', label: 'Release notes' },
];

/** Label of one of these parts. */
export function partLabel(id: SearchSection): string {
  return searchParts.find((part) => part.id === id)?.label ?? id;
}
