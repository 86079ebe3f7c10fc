import React, { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent, MutableRefObject, RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useHistory } from '@docusaurus/router';
import { isPlainClick, keepTabInside } from '../../../fast-client/client';
import { newestAnswer, useSearch, type SearchState } from '../../client';
import site from '@generated/search/default/site.json';
import type { Hit, SearchAnswer, Release } from '../../types';
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

/** Which option of the list is active, and whose other releases are shown. */
interface Choice {
  readonly active: number;
  readonly expanded: string | undefined;
  readonly setActive: (index: number) => void;
  readonly setExpanded: (id: string | undefined) => void;
  /** Whether the reader has moved through this list by key. */
  readonly hasMoved: MutableRefObject<boolean>;
}

function useChoice(query: string, body: RefObject<HTMLDivElement>): Choice {
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

  return { active, expanded, setActive, setExpanded, hasMoved };
}

/** Shows or hides the other releases of the active hit. */
function expand(
  isExpanded: boolean,
  { options, places, choice }: Pick<Keys, 'options' | 'places' | 'choice'>,
  event: KeyboardEvent<HTMLInputElement>,
): void {
  const { active, expanded, setActive, setExpanded } = choice;
  const { selectionStart, value } = event.currentTarget;
  const hit = options[active]?.hit;
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

/** What the keys of the box work on. */
interface Keys {
  readonly options: readonly Option[];
  /** Places of the options by their ids. */
  readonly places: ReadonlyMap<string, number>;
  readonly choice: Choice;
  /** Takes a section that was opened before out of the list; undefined while results are shown. */
  readonly remove: ((url: string) => void) | undefined;
}

/** Handles a key that is pressed in the box: the list listens there. */
function onInputKey(keys: Keys, event: KeyboardEvent<HTMLInputElement>): void {
  const { options, choice, remove } = keys;
  const { active, setActive, hasMoved } = choice;
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
      expand(true, keys, event);
      break;
    case 'ArrowLeft':
      expand(false, keys, event);
      break;
    case 'Delete': {
      const url = options[active]?.url;
      if (remove && url !== undefined) {
        event.preventDefault();
        remove(url);
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
  readonly suggestions: SearchAnswer['suggestions'];
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
  options,
  active,
  hrefOf,
  actions,
}: {
  readonly options: readonly Option[];
  readonly active: number;
  readonly hrefOf: (url: string) => string;
  readonly actions: ListActions;
}): JSX.Element {
  return (
    <div role="group" aria-labelledby="search-group-recent">
      <div id="search-group-recent" className="search-group" role="presentation">
        Opened before
      </div>
      {options.map(({ id, url, recent }, index) => (
        <a
          key={id}
          {...optionProps({ index, isActive: active === index, href: hrefOf(url), actions })}
        >
          <span className="search-option__title">{recent.title}</span>
          <span className="search-option__place">{recent.place}</span>
        </a>
      ))}
    </div>
  );
}

/** What the keys do here, as far as they do something. */
function KeyHints({ isBlank, hasList }: { isBlank: boolean; hasList: boolean }): JSX.Element {
  return (
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
  );
}

/** What the dialog shows, and what can be chosen of it. */
interface List {
  readonly state: SearchState;
  readonly retry: () => void;
  /** The newest answer, which may be that to what was in the box before. */
  readonly answer: SearchAnswer | undefined;
  readonly groups: ReturnType<typeof groupHits>;
  /** Whether the box is empty: then the list has what was opened before. */
  readonly isBlank: boolean;
  readonly options: readonly Option[];
  readonly places: ReadonlyMap<string, number>;
  readonly choice: Choice;
  readonly recents: readonly Recent[];
  readonly setRecents: (recents: Recent[]) => void;
}

function useList(query: string, reading: Release, body: RefObject<HTMLDivElement>): List {
  const [recents, setRecents] = useState(readRecent);
  const choice = useChoice(query, body);
  const { expanded } = choice;
  const { state, retry } = useSearch({ query, reading, limit: dialogLimit });
  const answer = newestAnswer(state);
  const groups = useMemo(() => groupHits(answer?.hits ?? []), [answer]);
  const isBlank = query.trim() === '';
  const options: Option[] = useMemo(
    () =>
      isBlank
        ? recents.map((recent) => ({ id: recent.url, url: recent.url, recent }))
        : optionsOf(groups, expanded),
    [isBlank, recents, groups, expanded],
  );
  const places = useMemo(() => new Map(options.map(({ id }, index) => [id, index])), [options]);
  return { state, retry, answer, groups, isBlank, options, places, choice, recents, setRecents };
}

/** What the rows call. It stays the same, and reads what is current when it is called. */
function useActions(
  { options, choice }: List,
  open: (option: Option) => void,
  input: RefObject<HTMLInputElement>,
): ListActions {
  const { expanded, setActive, setExpanded } = choice;
  const current = useRef({ options, expanded, open });
  useEffect(() => {
    current.current = { options, expanded, open };
  });
  return useMemo(
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
  const { state, retry, answer, groups, isBlank, options, places, choice } = list;
  const { active, expanded } = choice;
  const hrefOf = useCallback((url: string) => withBase(baseUrl, url), [baseUrl]);
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
            <OpenedBefore options={options} active={active} hrefOf={hrefOf} actions={actions} />
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
    </>
  );
}

/** Keys, and what concerns the whole list. */
function Foot({
  list: { answer, isBlank, options, recents },
  allResults,
  onAll,
  onRemoveAll,
}: {
  readonly list: List;
  readonly allResults: string;
  readonly onAll: () => void;
  readonly onRemoveAll: () => void;
}): JSX.Element {
  return (
    <div className="search-footer">
      <KeyHints isBlank={isBlank} hasList={options.length > 0} />
      {isBlank && recents.length > 0 && (
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
  const { isBlank, options, places, choice, setRecents } = list;
  const hasList = options.length > 0;
  const remove = isBlank ? (url: string): void => setRecents(removeRecent(url)) : undefined;
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
      aria-activedescendant={options[choice.active] ? optionId(choice.active) : undefined}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="go"
      maxLength={maxQuery}
      placeholder="Question, name, selector or address"
      value={query}
      onChange={(event) => onQuery(event.target.value)}
      onKeyDown={(event) => onInputKey({ options, places, choice, remove }, event)}
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
  const { state, isBlank, options, choice, setRecents } = list;
  const allResults = `${baseUrl}search?${new URLSearchParams({ q: query.trim() }).toString()}`;

  function go(address: string): void {
    onClose();
    history.push(address);
  }

  function open({ url, recent }: Option): void {
    addRecent(recent);
    go(withBase(baseUrl, url));
  }

  const actions = useActions(list, open, input);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    // Enter must not open what an older query found.
    const isAnswered = state.status === 'answered' && state.query === query;
    const option = options[choice.active];
    if (option && (isBlank || isAnswered)) open(option);
    else if (!isBlank) go(allResults);
  }

  function onRemoveAll(): void {
    setRecents(clearRecent());
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
