import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { sections } from '../../data/sections';

/** Section or release that a list of tags belongs to. */
export interface Place {
  /** Name of the section, with the release if it is an older one. */
  readonly label: string;
  /** Where its documents start. */
  readonly to: string;
}

/** Place of the open tag page, from its path: `/vaults/0.3.5/tags`. */
export function usePlace(): Place {
  const { pathname } = useLocation();
  const [id, release = ''] = pathname.slice(useBaseUrl('/').length).split('/');
  const section = sections.find((candidate) => candidate.id === id);
  const label = section?.label ?? 'the documents';
  if (id === 'vaults' && /^\d/.test(release)) {
    return { label: `${label}, release ${release}`, to: `/vaults/${release}/getting-started` };
  }
  return { label, to: section?.navTarget ?? '/' };
}
