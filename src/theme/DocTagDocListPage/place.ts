import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { sections } from '../../data/sections';

/** The section or older release of the open tag page, from its path, and where its documents start: `/vaults/0.3.5/tags`. */
export function usePlace(): { readonly label: string; readonly to: string } {
  const { pathname } = useLocation();
  const [id, release = ''] = pathname.slice(useBaseUrl('/').length).split('/');
  const section = sections.find((candidate) => candidate.id === id);
  const label = section?.label ?? 'the documents';
  if (id === 'vaults' && /^\d/.test(release)) {
    return { label: `${label}, release ${release}`, to: `/vaults/${release}/getting-started` };
  }
  return { label, to: section?.navTarget ?? '/' };
}
