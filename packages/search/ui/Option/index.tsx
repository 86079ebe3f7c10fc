import React from 'react';
import { isPlainClick } from '../../../fast-client/client';
import type { Hit, Release } from '../../types';
import { groupHits } from '../groups';
import { labelOf, otherReleases, placeOf, plainText } from '../labels';
import Marked from '../Marked';
import type { Recent } from '../recent';

/** One thing in the list that can be chosen: a hit, a hit in another release, or a section opened before. */
export interface Option extends Recent {
  /** Heading that it's listed under. */
  readonly group: string;
  /** The hit, for its own option. */
  readonly hit?: Hit;
  /** The other release. */
  readonly version?: Release;
}

/**
 * Hits as options, each with its other releases if they are shown.
 *
 * @param expanded id of the hit whose other releases are shown
 */
export function optionsOf(hits: readonly Hit[], expanded: string | undefined): Option[] {
  return groupHits(hits).flatMap(({ label: group, hits: grouped }) =>
    grouped.flatMap((hit) => {
      const own = { group, title: plainText(hit.title), place: placeOf(hit), url: hit.url, hit };
      const others = hit.id === expanded ? hit.otherVersions : [];
      return [
        own,
        ...others.map(({ version, url }) => ({
          group,
          title: own.title,
          place: `${own.place} › ${version}`,
          url,
          version,
        })),
      ];
    }),
  );
}

/** Id of the option at a place of the list, which the input names as the active one. */
export const optionId = (index: number): string => `search-option-${index}`;

function HitText({ hit }: { readonly hit: Hit }): JSX.Element {
  return (
    <>
      {hit.answer && (
        <span className="search-option__answer">
          <Marked segments={hit.answer} />{' '}
        </span>
      )}
      <span className="search-option__title">
        <Marked segments={hit.title} />
      </span>
      <span className="search-option__kind">{labelOf(hit)}</span>
      <span className="search-option__place">{placeOf(hit)}</span>
      {!hit.answer && (
        <span className="search-option__excerpt">
          <Marked segments={hit.excerpt} />
        </span>
      )}
    </>
  );
}

interface Props {
  readonly option: Option;
  /** Place in the list. */
  readonly index: number;
  readonly href: string;
  readonly isActive: boolean;
  /** Whether the other releases of the hit are shown. */
  readonly isExpanded: boolean;
  readonly onChoose: () => void;
  readonly onOpen: () => void;
  /** Shows or hides the other releases of the hit. */
  readonly onToggle: () => void;
}

/** An option in the list of the search box: a link that the keys of the box choose, and the switch for other releases. */
export default function OptionRow(props: Props): JSX.Element {
  const { option, index, href, isActive, isExpanded, onChoose, onOpen, onToggle } = props;
  const { hit, title, place, version } = option;
  const count = hit?.otherVersions.length ?? 0;
  return (
    <div className="search-row" role="presentation">
      <a
        id={optionId(index)}
        role="option"
        tabIndex={-1}
        aria-selected={isActive}
        href={href}
        className={isActive ? 'search-option search-option--active' : 'search-option'}
        data-version={version}
        aria-description={
          count > 0 && !isExpanded ? `Right arrow lists ${otherReleases(count)}` : undefined
        }
        onMouseMove={onChoose}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          onOpen();
        }}
      >
        {hit ? (
          <HitText hit={hit} />
        ) : (
          <>
            <span className="search-option__title">
              {version === undefined ? title : `${title} in ${version}`}
            </span>
            {version === undefined && <span className="search-option__place">{place}</span>}
          </>
        )}
      </a>
      {count > 0 && (
        <span
          role="option"
          tabIndex={-1}
          aria-selected={false}
          aria-label={`${isExpanded ? 'Hide' : 'Show'} ${otherReleases(count)} of ${title}`}
          className="search-more"
          onClick={onToggle}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onToggle();
          }}
        >
          {`${isExpanded ? '−' : '+'}${count}`}
        </span>
      )}
    </div>
  );
}
