import React, { memo } from 'react';
import { isPlainClick } from '../../../fast-client/client';
import type { Hit } from '../../types';
import { kindLabels, placeOf, plainText, withBase } from '../labels';
import Marked from '../Marked';

/** What a reader does with an option, by its place in the list. Stable, so that rows that stay are not rendered again. */
export interface ListActions {
  readonly choose: (index: number) => void;
  readonly open: (index: number) => void;
  /** Shows or hides the other releases of a hit. */
  readonly toggle: (hit: Hit, index: number) => void;
}

/** Id of the option at a place of the list, which the input names as the active one. */
export const optionId = (index: number): string => `search-option-${index}`;

/** Properties of an option: a link that the list's keys choose. */
export function optionProps(
  index: number,
  isActive: boolean,
  href: string,
  actions: ListActions,
): React.AnchorHTMLAttributes<HTMLAnchorElement> {
  return {
    id: optionId(index),
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    href,
    className: isActive ? 'search-option search-option--active' : 'search-option',
    onMouseMove: () => actions.choose(index),
    onClick: (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      actions.open(index);
    },
  };
}

interface Props {
  readonly hit: Hit;
  /** Place of the hit in the list of options. */
  readonly index: number;
  /** Place of the active option if it is the hit or one of its releases, else -1. */
  readonly active: number;
  readonly isExpanded: boolean;
  readonly baseUrl: string;
  readonly actions: ListActions;
}

/** A hit in the list of the search box, with its other releases when they are shown. */
function ResultRow({ hit, index, active, isExpanded, baseUrl, actions }: Props): JSX.Element {
  const count = hit.otherVersions.length;
  const toggle = (): void => actions.toggle(hit, index);
  return (
    <>
      <div className="search-row" role="presentation">
        <a
          {...optionProps(index, active === index, withBase(baseUrl, hit.url), actions)}
          aria-description={
            count > 0 && !isExpanded ? `Right arrow lists ${count} other releases` : undefined
          }
        >
          {hit.answer && (
            <span className="search-option__answer">
              <Marked segments={hit.answer} />{' '}
            </span>
          )}
          <span className="search-option__title">
            <Marked segments={hit.title} />
          </span>
          <span className="search-option__kind">
            {[kindLabels[hit.kind].one, hit.version].filter(Boolean).join(' · ')}
          </span>
          <span className="search-option__place">{placeOf(hit)}</span>
          {!hit.answer && (
            <span className="search-option__excerpt">
              <Marked segments={hit.excerpt} />
            </span>
          )}
        </a>
        {count > 0 && (
          <span
            role="option"
            tabIndex={-1}
            aria-selected={false}
            aria-label={`${isExpanded ? 'Hide' : 'Show'} ${count} other releases of ${plainText(hit.title)}`}
            className="search-more"
            onClick={toggle}
            onKeyDown={(event) => {
              if (event.key === 'Enter') toggle();
            }}
          >
            {`${isExpanded ? '−' : '+'}${count}`}
          </span>
        )}
      </div>
      {isExpanded &&
        hit.otherVersions.map(({ version, url }, place) => {
          const at = index + 1 + place;
          return (
            <a
              key={version}
              {...optionProps(at, active === at, withBase(baseUrl, url), actions)}
              data-version={version}
            >
              <span className="search-option__title">{`${plainText(hit.title)} in ${version}`}</span>
            </a>
          );
        })}
    </>
  );
}

export default memo(ResultRow);
