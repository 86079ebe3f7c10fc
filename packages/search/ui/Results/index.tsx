import React, { memo, useEffect, useMemo, useState } from 'react';
import type { Hit } from '../../types';
import type { Group } from '../groups';
import ResultRow, { type ListActions } from '../ResultRow';

interface Props {
  readonly groups: readonly Group[];
  /** Place of the active option. */
  readonly active: number;
  /** Id of the hit whose other releases are shown. */
  readonly expanded: string | undefined;
  readonly baseUrl: string;
  readonly actions: ListActions;
}

/** Rows that are rendered with an answer: what the box has room for. */
const firstRows = 6;

/** How long after them the others are rendered, in milliseconds: longer than a keystroke takes. */
const delay = 180;

/** The hits of an answer in their groups. Rows below the edge wait until the reader rests, so that typing does not. */
function Results({ groups, active, expanded, baseUrl, actions }: Props): JSX.Element {
  const [rendered, setRendered] = useState<readonly Group[]>();
  useEffect(() => {
    const timer = window.setTimeout(() => setRendered(groups), delay);
    return () => window.clearTimeout(timer);
  }, [groups]);

  const first = useMemo(
    () => new Set(groups.flatMap(({ hits }) => hits).slice(0, firstRows)),
    [groups],
  );
  // A reader who moves through the list sees all of it.
  const isWhole = rendered === groups || active > 0 || expanded !== undefined;
  const isRendered = (hit: Hit): boolean => isWhole || first.has(hit);
  // Place in the list of options.
  let next = 0;

  return (
    <>
      {groups.map(({ label, hits }, index) =>
        hits.some(isRendered) ? (
          <div key={label} role="group" aria-labelledby={`search-group-${index}`}>
            <div id={`search-group-${index}`} className="search-group" role="presentation">
              {label}
            </div>
            {hits.filter(isRendered).map((hit) => {
              const isExpanded = expanded === hit.id;
              const at = next;
              next += 1 + (isExpanded ? hit.otherVersions.length : 0);
              return (
                <ResultRow
                  key={hit.id}
                  hit={hit}
                  index={at}
                  active={active >= at && active < next ? active : -1}
                  isExpanded={isExpanded}
                  baseUrl={baseUrl}
                  actions={actions}
                />
              );
            })}
          </div>
        ) : null,
      )}
    </>
  );
}

export default memo(Results);
