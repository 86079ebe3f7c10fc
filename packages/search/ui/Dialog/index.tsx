import React, { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { useHistory } from '@docusaurus/router';
import { keepTabInside } from '../../../fast-client/focus';
import { isPlainClick } from '../../../fast-client/light-client/client/router/follow';
import { useSearch } from '../../client';
import type { Release } from '../../../../src/data/releases';
import { searchParts } from '../../parts';
import type { Hit, SearchAnswer } from '../../types';
import { groupHits } from '../groups';
import {
  countOf,
  dialogLimit,
  maxQuery,
  placeOf,
  spokenAnswer,
  titleOf,
  withBase,
} from '../labels';
import LookupLink from '../LookupLink';
import { addRecent, clearRecent, readRecent, type Recent, removeRecent } from '../recent';
import { type ListActions, optionId, optionProps } from '../ResultRow';
import Results from '../Results';

interface Props {
  readonly baseUrl: string;
  readonly reading: Release;
  /** Route of the page that looks up bytes. */
  readonly lookup: string;
  /** What the box holds when it opens. */
  readonly firstQuery: string;
  readonly onQuery: (query: string) => void;
  readonly onClose: () => void;
}

/** How much of a query is repeated in a sentence: calldata fills pages. */
const shownQuery = 80;
const listId = 'search-results';

/** One thing in the list that can be chosen: a hit, a hit of another release, or a section opened before. */
interface Option {
  readonly id: string;
  readonly url: string;
  readonly recent: Recent;
  /** Hit that has other releases to show, for the option of the hit itself. */
  readonly hit?: Hit;
}

function optionsOf(groups: ReturnType<typeof groupHits>, expanded: string | undefined): Option[] {
  return groups
    .flatMap(({ hits }) => hits)
    .flatMap((hit) => {
      const recent = { title: titleOf(hit), place: placeOf(hit), url: hit.url };
      const others =
        hit.id === expanded
          ? hit.otherVersions.map(({ version, url }) => ({
              id: `${hit.id}@${version}`,
              url,
              recent: { title: recent.title, place: `${recent.place} › ${version}`, url },
            }))
          : [];
      return [{ id: hit.id, url: hit.url, recent, hit }, ...others];
    });
}

function announcement(answer: SearchAnswer | undefined, query: string): string {
  if (!answer) return '';
  if (answer.hits.length === 0) return `Nothing found for ${query.slice(0, shownQuery)}.`;
  return spokenAnswer(answer) + countOf(answer);
}

/** The search box: a dialog with a combobox, in the pattern of the ARIA Authoring Practices. */
export default function SearchDialog({
  baseUrl,
  reading,
  lookup,
  firstQuery,
  onQuery,
  onClose,
}: Props): JSX.Element {
  const history = useHistory();
  const [query, setQuery] = useState(firstQuery);
  useEffect(() => onQuery(query), [onQuery, query]);
  const [active, setActive] = useState(0);
  const [expanded, setExpanded] = useState<string>();
  const [recents, setRecents] = useState(readRecent);
  const input = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  /** Whether the reader has moved through this list by key. */
  const hasMoved = useRef(false);
  const { state, retry } = useSearch({ query, reading, limit: dialogLimit });

  const answer =
    state.status === 'answered'
      ? state.answer
      : state.status === 'searching'
        ? state.previous
        : undefined;
  const groups = useMemo(() => groupHits(answer?.hits ?? []), [answer]);
  const isBlank = query.trim() === '';
  const options: Option[] = useMemo(
    () =>
      isBlank
        ? recents.map((recent) => ({ id: recent.url, url: recent.url, recent }))
        : optionsOf(groups, expanded),
    [isBlank, recents, groups, expanded],
  );
  /** Whether the list answers what is in the box, and not what was there before. */
  const isAnswered = state.status === 'answered' && state.query === query;
  const activeOption = options[active];
  const places = useMemo(() => new Map(options.map(({ id }, index) => [id, index])), [options]);

  useEffect(() => {
    const opener = document.activeElement;
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    input.current?.focus();
    return () => {
      document.documentElement.style.overflow = overflow;
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

  useEffect(() => {
    setActive(0);
    setExpanded(undefined);
    if (hasMoved.current && body.current) body.current.scrollTop = 0;
    hasMoved.current = false;
  }, [query]);

  useEffect(() => {
    // Only for the keys of the list: asking costs a layout, which no keystroke of the query should wait for.
    if (!hasMoved.current) return;
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active, expanded]);

  function open({ url, recent }: Option): void {
    addRecent(recent);
    onClose();
    history.push(withBase(baseUrl, url));
  }

  const hrefOf = useCallback((url: string) => withBase(baseUrl, url), [baseUrl]);
  // What the rows call stays the same, and reads what is current when it is called.
  const current = useRef({ options, expanded, open });
  useEffect(() => {
    current.current = { options, expanded, open };
  });
  const actions: ListActions = useMemo(
    () => ({
      choose: setActive,
      open: (index) => {
        const option = current.current.options[index];
        if (option) current.current.open(option);
      },
      toggle: (hit, index) => {
        const isOpen = current.current.expanded === hit.id;
        setExpanded(isOpen ? undefined : hit.id);
        setActive(index);
        input.current?.focus();
      },
    }),
    [],
  );

  const allResults = `${baseUrl}search?${new URLSearchParams({ q: query.trim() }).toString()}`;

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    // Enter must not open what an older query found.
    if (activeOption && (isBlank || isAnswered)) open(activeOption);
    else if (!isBlank) {
      onClose();
      history.push(allResults);
    }
  }

  function move(to: number): void {
    hasMoved.current = true;
    if (options.length > 0) setActive((to + options.length) % options.length);
  }

  /** Shows or hides the other releases of the active hit. */
  function expand(isExpanded: boolean, event: KeyboardEvent<HTMLInputElement>): void {
    const { selectionStart, value } = event.currentTarget;
    const hit = activeOption?.hit;
    // Inside the text the arrow moves the caret.
    if (selectionStart !== value.length) return;
    if (isExpanded && hit && hit.otherVersions.length > 0 && expanded !== hit.id) {
      event.preventDefault();
      setExpanded(hit.id);
    } else if (!isExpanded && expanded !== undefined) {
      event.preventDefault();
      setActive(places.get(expanded) ?? 0);
      setExpanded(undefined);
    }
  }

  function onInputKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
        event.preventDefault();
        move(active + 1);
        break;
      case 'ArrowUp':
        event.preventDefault();
        move(active - 1);
        break;
      case 'ArrowRight':
        expand(true, event);
        break;
      case 'ArrowLeft':
        expand(false, event);
        break;
      case 'Delete':
        if (isBlank && activeOption) {
          event.preventDefault();
          setRecents(removeRecent(activeOption.url));
          setActive(Math.max(0, Math.min(active, options.length - 2)));
        }
        break;
    }
  }

  function onDialogKey(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    } else keepTabInside(event, event.currentTarget);
  }

  const hasList = options.length > 0;
  const isEmpty = state.status === 'answered' && state.answer.hits.length === 0;

  return createPortal(
    // The veil closes what it covers; Escape and the button do the same by keyboard.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="search-veil"
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys for all that it holds */}
      <div
        className="search-dialog"
        role="dialog"
        aria-modal="true"
        aria-label="Search the documentation"
        onKeyDown={onDialogKey}
      >
        <form className="search-form" role="search" onSubmit={onSubmit}>
          <input
            ref={input}
            className="search-input"
            type="text"
            role="combobox"
            aria-label="Search"
            aria-autocomplete="list"
            aria-expanded={hasList}
            aria-controls={hasList ? listId : undefined}
            aria-activedescendant={activeOption ? optionId(active) : undefined}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={maxQuery}
            placeholder="Question, name, selector or address"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={onInputKey}
          />
          <button type="button" className="search-close" onClick={onClose}>
            Close
          </button>
        </form>
        <div
          ref={body}
          className="search-body"
          data-query={state.status === 'answered' ? state.query.trim() : undefined}
        >
          {state.status === 'failed' && (
            <div className="search-failure" role="alert">
              <p>{state.message}</p>
              <button type="button" onClick={retry}>
                Retry
              </button>
            </div>
          )}
          {!isBlank && answer?.bytes !== undefined && (
            <LookupLink bytes={answer.bytes} query={query} lookup={lookup} onClick={onClose} />
          )}
          {!isBlank && state.status === 'searching' && !answer && (
            <p className="search-note">Searching …</p>
          )}
          {isEmpty && (
            <div className="search-note">
              <p>
                Nothing found for <strong>{state.query.slice(0, shownQuery)}</strong>.
              </p>
              {state.answer.suggestions.length > 0 && (
                <>
                  <p>Closest matches:</p>
                  <ul>
                    {state.answer.suggestions.map(({ title, url }) => (
                      <li key={url}>
                        <a href={withBase(baseUrl, url)}>{title}</a>
                      </li>
                    ))}
                  </ul>
                </>
              )}
              <p>
                <span>Sections: </span>
                {searchParts.map(({ id, label }, index) => (
                  <span key={id}>
                    <a href={withBase(baseUrl, id)}>{label}</a>
                    <span>{index < searchParts.length - 1 ? ', ' : ''}</span>
                  </span>
                ))}
              </p>
            </div>
          )}
          {isBlank && !hasList && (
            <p className="search-note">
              Write a question, or the name, selector or address of something. Sections that you
              open from here are listed until you remove them.
            </p>
          )}
          {hasList && (
            <div id={listId} role="listbox" aria-label={isBlank ? 'Opened before' : 'Results'}>
              {isBlank ? (
                <div role="group" aria-labelledby="search-group-recent">
                  <div id="search-group-recent" className="search-group" role="presentation">
                    Opened before
                  </div>
                  {options.map((option, index) => (
                    <a
                      key={option.id}
                      {...optionProps({
                        index,
                        isActive: active === index,
                        href: withBase(baseUrl, option.url),
                        actions,
                      })}
                    >
                      <span className="search-option__title">{option.recent.title}</span>
                      <span className="search-option__place">{option.recent.place}</span>
                    </a>
                  ))}
                </div>
              ) : (
                <Results
                  groups={groups}
                  places={places}
                  active={active}
                  expanded={expanded}
                  hrefOf={hrefOf}
                  actions={actions}
                />
              )}
            </div>
          )}
        </div>
        <div className="search-foot">
          <span className="search-keys" aria-hidden="true">
            <span>
              <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>↵</kbd> open{' '}
            </span>
            {isBlank ? (
              hasList && (
                <span>
                  <kbd>Del</kbd> remove
                </span>
              )
            ) : (
              <span>
                <kbd>→</kbd> other releases
              </span>
            )}
          </span>
          {isBlank && recents.length > 0 && (
            <button
              type="button"
              onClick={() => {
                setRecents(clearRecent());
                input.current?.focus();
              }}
            >
              Remove all
            </button>
          )}
          {!isBlank && answer && answer.hits.length > 0 && (
            <a
              href={allResults}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                onClose();
                history.push(allResults);
              }}
            >
              {`All ${answer.total} results`}
            </a>
          )}
        </div>
        <div className="search-announcement" role="status">
          {state.status === 'answered' ? announcement(state.answer, state.query) : ''}
        </div>
      </div>
    </div>,
    document.body,
  );
}
