import { useActiveDocContext, type GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { successors } from '../../data/successors';

const pathOf = ({ docs }: GlobalVersion, id: string | undefined): string | undefined =>
  docs.find((doc) => doc.id === id)?.path;

/** The first document of a release. */
export const mainPath = (version: GlobalVersion): string =>
  pathOf(version, version.mainDocId) ?? '/';

/**
 * Where a reader who chooses another release goes from the open page: the same document there, or the one that has taken its
 * place, or the first document of that release.
 *
 * @param pluginId the docs instance whose releases are chosen from
 */
export function useCounterpart(pluginId: string | undefined): (version: GlobalVersion) => string {
  const { activeDoc, alternateDocVersions } = useActiveDocContext(pluginId);
  const { pathname } = useLocation();
  const base = useBaseUrl('/');
  const route = `/${pathname.slice(base.length)}`;
  // The open page may be the successor of what the chosen release has.
  const id = activeDoc?.id ?? Object.keys(successors).find((each) => successors[each] === route);
  const successor = id === undefined ? undefined : successors[id];
  return (version) =>
    alternateDocVersions[version.name]?.path ??
    pathOf(version, id) ??
    (version.isLast && successor !== undefined ? base + successor.slice(1) : mainPath(version));
}
