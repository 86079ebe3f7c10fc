import React, { useEffect, useMemo, useRef, useState } from 'react';
import type {
  Dispatch,
  FormEvent,
  KeyboardEvent,
  MutableRefObject,
  RefObject,
  SetStateAction,
} from 'react';
import { createPortal } from 'react-dom';
import { useHistory } from '@docusaurus/router';
import { isPlainClick, keepTabInside } from '../../../fast-client/client';
import { useSearch, type SearchState } from '../useSearch';
import site from '@generated/search/default/site.json';
import type { Hit, Release, SearchAnswer, Suggestion } from '../../types';
import { type Group, groupHits } from '../groups';
import {
  countOf,
  dialogLimit,
  maxQuery,
  placeOf,
  plainText,
  spokenAnswer,
  withBase,
} from '../labels';
import LookupLink from '../LookupLink';
import { addRecent, readRecent, type Recent, removeRecent, storeRecent } from '../recent';
import { type ListActions, optionId, optionProps } from '../ResultRow';
import Results from '../Results';

interface Props {
  readonly baseUrl: string;
  readonly reading: Release;
  /** What the box holds when it opens. */
  readonly firstQuery: string;
  readonly onQuery: (query: string) => void;
  readonly onClose: () => void;
}

/** How much of a query is repeated in a sentence: calldata fills pages. */
const shownQuery = 80;
const listId = 'search-results';

/** One thing in the list that can be chosen: a hit, a hit of another release, or a section opened before. */
interface Option extends Recent {
  /** The hit, for its own option. */
  readonly hit?: Hit;
}

function optionsOf(groups: readonly Group[], expanded: string | undefined): Option[] {
  return groups
    .flatMap(({ hits }) => hits)
    .flatMap((hit) => {
      const title = plainText(hit.title);
      const place = placeOf(hit);
      const others = hit.id === expanded ? hit.otherVersions : [];
      return [
        { title, place, url: hit.url, hit },
        ...others.map(({ version, url }) => ({ title, place: `${place} › ${version}`, url })),
      ];
    });
}

function announcement(answer: SearchAnswer, query: string): string {
  if (answer.hits.length === 0) return `Nothing found for ${query.slice(0, shownQuery)}.`;
  return spokenAnswer(answer) + countOf(answer);
}

/** Keeps the page behind the dialog still, and gives the focus back to what had it. */
function useModal(input: RefObject<HTMLInputElement>): void {
  useEffect(() => {
    const opener = document.activeElement;
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    input.current?.focus();
    return () => {
      document.documentElement.style.overflow = overflow;
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [input]);
}

/** What the dialog shows, and what can be chosen of it. */
interface List {
  readonly state: SearchState;
  readonly retry: () => void;
  readonly groups: readonly Group[];
  /** Whether the box is empty: then the list has what was opened before. */
  readonly isBlank: boolean;
  readonly setRecents: (recents: Recent[]) => void;
  readonly options: readonly Option[];
  /** Place of the active option. */
  readonly active: number;
  readonly setActive: (index: number) => void;
  /** Id of the hit whose other releases are shown. */
  readonly expanded: string | undefined;
  readonly setExpanded: Dispatch<SetStateAction<string | undefined>>;
  /** Whether the reader has moved through this list by key. */
  readonly hasMoved: MutableRefObject<boolean>;
}

function useList(query: string, reading: Release, body: RefObject<HTMLDivElement>): List {
  const [recents, setRecents] = useState(readRecent);
  const [active, setActive] = useState(0);
  const [expanded, setExpanded] = useState<string>();
  const hasMoved = useRef(false);

  useEffect(() => {
    setActive(0);
    setExpanded(undefined);
    if (hasMoved.current && body.current) body.current.scrollTop = 0;
    hasMoved.current = false;
  }, [body, query]);

  useEffect(() => {
    // Only for the keys of the list: asking costs a layout, which no keystroke of the query should wait for.
    if (!hasMoved.current) return;
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active, expanded]);

  const { state, retry } = useSearch({ query, reading, limit: dialogLimit });
  const { answer } = state;
  const groups = useMemo(() => groupHits(answer?.hits ?? []), [answer]);
  const isBlank = query.trim() === '';
  const options = useMemo(
    () => (isBlank ? recents : optionsOf(groups, expanded)),
    [isBlank, recents, groups, expanded],
  );
  const choice = { options, active, setActive, expanded, setExpanded, hasMoved };
  return { state, retry, groups, isBlank, setRecents, ...choice };
}

/** Shows or hides the other releases of the active hit. */
function expand(
  isExpanded: boolean,
  { options, active, expanded, setActive, setExpanded }: List,
  event: KeyboardEvent<HTMLInputElement>,
): void {
  const { selectionStart, value } = event.currentTarget;
  const hit = options[active]?.hit;
  // Inside the text the arrow moves the caret.
  if (selectionStart !== value.length) return;
  if (isExpanded && hit && hit.otherVersions.length > 0 && expanded !== hit.id) {
    event.preventDefault();
    setExpanded(hit.id);
  } else if (!isExpanded && expanded !== undefined) {
    event.preventDefault();
    setActive(options.findIndex((option) => option.hit?.id === expanded));
    setExpanded(undefined);
  }
}

/** Handles a key that is pressed in the box: the list listens there. */
function onInputKey(list: List, event: KeyboardEvent<HTMLInputElement>): void {
  const { options, active, setActive, hasMoved, isBlank, setRecents } = list;
  const move = (to: number): void => {
    event.preventDefault();
    hasMoved.current = true;
    if (options.length > 0) setActive((to + options.length) % options.length);
  };
  if (event.nativeEvent.isComposing) return;
  switch (event.key) {
    case 'ArrowDown':
      move(active + 1);
      break;
    case 'ArrowUp':
      move(active - 1);
      break;
    case 'ArrowRight':
      expand(true, list, event);
      break;
    case 'ArrowLeft':
      expand(false, list, event);
      break;
    case 'Delete': {
      const url = options[active]?.url;
      if (isBlank && url !== undefined) {
        event.preventDefault();
        setRecents(removeRecent(url));
        setActive(Math.max(0, Math.min(active, options.length - 2)));
      }
      break;
    }
  }
}

/** Where a reader may go on whose query found nothing. */
function NothingFound({
  query,
  suggestions,
  baseUrl,
}: {
  readonly query: string;
  readonly suggestions: readonly Suggestion[];
  readonly baseUrl: string;
}): JSX.Element {
  return (
    <div className="search-note">
      <p>
        Nothing found for <strong>{query.slice(0, shownQuery)}</strong>.
      </p>
      {suggestions.length > 0 && (
        <>
          <p>Closest matches:</p>
          <ul>
            {suggestions.map(({ title, url }) => (
              <li key={url}>
                <a href={withBase(baseUrl, url)}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <span>Sections: </span>
        {site.parts.map(({ id, label }, index) => (
          <span key={id}>
            <a href={withBase(baseUrl, id)}>{label}</a>
            <span>{index < site.parts.length - 1 ? ', ' : ''}</span>
          </span>
        ))}
      </p>
    </div>
  );
}

/** Sections that the reader opened from here before. */
function OpenedBefore({
  list: { options, active },
  baseUrl,
  actions,
}: {
  readonly list: List;
  readonly baseUrl: string;
  readonly actions: ListActions;
}): JSX.Element {
  return (
    <div role="group" aria-labelledby="search-group-recent">
      <div id="search-group-recent" className="search-group" role="presentation">
        Opened before
      </div>
      {options.map(({ title, place, url }, index) => (
        <a key={url} {...optionProps(index, active === index, withBase(baseUrl, url), actions)}>
          <span className="search-option__title">{title}</span>
          <span className="search-option__place">{place}</span>
        </a>
      ))}
    </div>
  );
}

/** What the rows call. It stays the same, and reads what is current when it is called. */
function useActions(
  { options, setActive, setExpanded }: List,
  open: (option: Option) => void,
  input: RefObject<HTMLInputElement>,
): ListActions {
  const current = useRef({ options, open });
  useEffect(() => {
    current.current = { options, open };
  });
  return useMemo(
    () => ({
      choose: setActive,
      open: (index) => {
        const option = current.current.options[index];
        if (option) current.current.open(option);
      },
      toggle: (hit, index) => {
        setExpanded((expanded) => (expanded === hit.id ? undefined : hit.id));
        setActive(index);
        input.current?.focus();
      },
    }),
    [input, setActive, setExpanded],
  );
}

/** The list, or why there is none. */
function Found({
  list,
  query,
  baseUrl,
  actions,
  onClose,
}: Pick<Props, 'baseUrl' | 'onClose'> & {
  readonly list: List;
  readonly query: string;
  readonly actions: ListActions;
}): JSX.Element {
  const { state, retry, groups, isBlank, options, active, expanded } = list;
  const { answer } = state;
  const hasList = options.length > 0;
  return (
    <>
      {state.status === 'failed' && (
        <div className="search-failure" role="alert">
          <p>{state.message}</p>
          <button type="button" onClick={retry}>
            Retry
          </button>
        </div>
      )}
      {!isBlank && answer?.bytes !== undefined && (
        <LookupLink bytes={answer.bytes} query={query} onClick={onClose} />
      )}
      {!isBlank && state.status === 'searching' && !answer && (
        <p className="search-note">Searching …</p>
      )}
      {state.status === 'answered' && state.answer.hits.length === 0 && (
        <NothingFound
          query={state.query}
          suggestions={state.answer.suggestions}
          baseUrl={baseUrl}
        />
      )}
      {isBlank && !hasList && (
        <p className="search-note">
          Write a question, or the name, selector or address of something. Sections that you open
          from here are listed until you remove them.
        </p>
      )}
      {hasList && (
        <div id={listId} role="listbox" aria-label={isBlank ? 'Opened before' : 'Results'}>
          {isBlank ? (
            <OpenedBefore list={list} baseUrl={baseUrl} actions={actions} />
          ) : (
            <Results {...{ groups, active, expanded, baseUrl, actions }} />
          )}
        </div>
      )}
    </>
  );
}

/** Keys, and what concerns the whole list. */
function Foot({
  list: { state, isBlank, options },
  allResults,
  onAll,
  onRemoveAll,
}: {
  readonly list: List;
  readonly allResults: string;
  readonly onAll: () => void;
  readonly onRemoveAll: () => void;
}): JSX.Element {
  const { answer } = state;
  const canRemove = isBlank && options.length > 0;
  return (
    <div className="search-footer">
      <span className="search-keys" aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>↵</kbd> open{' '}
        </span>
        {canRemove && (
          <span>
            <kbd>Del</kbd> remove
          </span>
        )}
        {!isBlank && (
          <span>
            <kbd>→</kbd> other releases
          </span>
        )}
      </span>
      {canRemove && (
        <button type="button" onClick={onRemoveAll}>
          Remove all
        </button>
      )}
      {!isBlank && answer && answer.hits.length > 0 && (
        <a
          href={allResults}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onAll();
          }}
        >
          {`All ${answer.total} results`}
        </a>
      )}
    </div>
  );
}

/** The text box that asks, and listens to the keys of the list. */
function Box({
  list,
  query,
  input,
  onQuery,
}: {
  readonly list: List;
  readonly query: string;
  readonly input: RefObject<HTMLInputElement>;
  readonly onQuery: (query: string) => void;
}): JSX.Element {
  const { options, active } = list;
  const hasList = options.length > 0;
  return (
    <input
      ref={input}
      className="search-input"
      type="text"
      role="combobox"
      aria-label="Search"
      aria-autocomplete="list"
      aria-expanded={hasList}
      aria-controls={hasList ? listId : undefined}
      aria-activedescendant={options[active] ? optionId(active) : undefined}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="go"
      maxLength={maxQuery}
      placeholder="Question, name, selector or address"
      value={query}
      onChange={(event) => onQuery(event.target.value)}
      onKeyDown={(event) => onInputKey(list, event)}
    />
  );
}

function onDialogKey(event: KeyboardEvent<HTMLDivElement>, onClose: () => void): void {
  if (event.key === 'Escape') {
    event.preventDefault();
    onClose();
  } else keepTabInside(event, event.currentTarget);
}

/** The search box: a dialog with a combobox, in the pattern of the ARIA Authoring Practices. */
export default function SearchDialog({
  baseUrl,
  reading,
  firstQuery,
  onQuery,
  onClose,
}: Props): JSX.Element {
  const history = useHistory();
  const [query, setQuery] = useState(firstQuery);
  useEffect(() => onQuery(query), [onQuery, query]);
  const input = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useModal(input);
  const list = useList(query, reading, body);
  const { state, isBlank, options, active, setRecents } = list;
  const allResults = `${baseUrl}search?${new URLSearchParams({ q: query.trim() }).toString()}`;

  function go(address: string): void {
    onClose();
    history.push(address);
  }

  function open({ title, place, url }: Option): void {
    addRecent({ title, place, url });
    go(withBase(baseUrl, url));
  }

  const actions = useActions(list, open, input);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    // Enter must not open what an older query found.
    const isAnswered = state.status === 'answered' && state.query === query;
    const option = options[active];
    if (option && (isBlank || isAnswered)) open(option);
    else if (!isBlank) go(allResults);
  }

  function onRemoveAll(): void {
    setRecents(storeRecent([]));
    input.current?.focus();
  }

  return createPortal(
    // The backdrop closes what it covers; Escape and the button do the same by keyboard.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="search-backdrop"
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
        // A click on its text must not leave it: Escape would be heard nowhere.
        tabIndex={-1}
        onKeyDown={(event) => onDialogKey(event, onClose)}
      >
        <form className="search-form" role="search" onSubmit={onSubmit}>
          <Box list={list} query={query} input={input} onQuery={setQuery} />
          <button type="button" className="search-close" onClick={onClose}>
            Close
          </button>
        </form>
        <div
          ref={body}
          className="search-body"
          data-query={state.status === 'answered' ? state.query.trim() : undefined}
        >
          <Found {...{ list, query, baseUrl, actions, onClose }} />
        </div>
        <Foot
          list={list}
          allResults={allResults}
          onAll={() => go(allResults)}
          onRemoveAll={onRemoveAll}
        />
        <div className="search-announcement" role="status">
          {state.status === 'answered' ? announcement(state.answer, state.query) : ''}
        </div>
      </div>
    </div>,
    document.body,
  );
}
