import { useActiveDocContext, type GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { successors } from '../../data/successors';

/** The first document of a release. */
export const mainPath = ({ docs, mainDocId }: GlobalVersion): string =>
  docs.find(({ id }) => id === mainDocId)?.path ?? '/';

/**
 * Where a reader who chooses another release goes from the open page: the same document there, or the one that has taken its
 * place, or the first document of that release.
 *
 * @param pluginId the docs instance whose releases are chosen from
 * @param place query and hash of the open page, which mean nothing in a different document
 */
export function useCounterpart(
  pluginId: string | undefined,
  place = '',
): (version: GlobalVersion) => string {
  const { activeDoc, alternateDocVersions } = useActiveDocContext(pluginId);
  return (version) => {
    const same = alternateDocVersions[version.name];
    if (same) return same.path + place;
    return (version.isLast && activeDoc && successors[activeDoc.id]) || mainPath(version);
  };
}
