import React, { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent, MouseEvent, RefObject } from 'react';
import { createPortal } from 'react-dom';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import { createStorageSlot } from '@docusaurus/theme-common';
import siteConfig from '@generated/docusaurus.config';
import site from '@generated/search/default/site.json';
import {
  asTyped,
  focusPlace,
  isComposing,
  isPlainClick,
  keepTabInside,
} from '../../../fast-client/client';
import { useAnnouncement } from '../../../fast-client/forms';
import { readingRelease } from '../../reading';
import { maxQuery, noSlash } from '../../client';
import type { Hit, SearchAnswer } from '../../types';
import { countOf, dialogLimit, spokenAnswer } from '../labels';
import Leads from '../Leads';
import Notes from '../Notes';
import OptionRow, { type Option, optionId, optionsOf } from '../Option';
import { addRecent, readRecent, removeRecent, storeRecent } from '../recent';
import { useSearch } from '../useSearch';
import { searchAddress } from './address';
import '../styles.css';

export { warm } from '../../engine';

const { baseUrl } = siteConfig;

/** How much of a query a sentence repeats: calldata can be pages long. */
const shownQuery = 80;
const listId = 'search-results';

const slashOff = createStorageSlot(noSlash);

/** What is typed in the box. A navigation bar that replaces another one opens the box with the same text. */
let typed = '';
/** What had the focus before the box was opened. Another page that has come since doesn't have it. */
let opener: Element | null = null;

function announcement(answer: SearchAnswer, query: string): string {
  if (answer.hits.length === 0) return `Nothing found for ${query.slice(0, shownQuery)}.`;
  return spokenAnswer(answer) + countOf(answer);
}

/** Address in the site of a hit's address. */
const withBase = (url: string): string => baseUrl + url.replace(/^\//, '');

/** Keeps the page behind the dialog still, and moves the focus into it before a key can be pressed. */
function useModal(input: RefObject<HTMLInputElement>): void {
  useLayoutEffect(() => {
    opener ??= document.activeElement;
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    input.current?.focus();
    return () => {
      document.documentElement.style.overflow = overflow;
    };
  }, [input]);
}

/**
 * Gives the focus back to what had it. Call it before the reader goes on: an effect would do so a frame later, and take it
 * from where the reader has arrived.
 */
function giveFocusBack(): void {
  if (opener?.isConnected) (opener as HTMLElement).focus({ preventScroll: true });
  else focusPlace();
  opener = null;
}

/** Lets the browser's back and forward close the dialog, which covers the page on phones, instead of leaving the page. */
function useBackToClose(close: () => void): void {
  const history = useHistory();
  // Before a key can be pressed, as above.
  useLayoutEffect(() =>
    history.block((next, action) => {
      // This event also comes when a place on the open page becomes the target, which isn't a return.
      const isSame = history.createHref(next) === history.createHref(history.location);
      if (action !== 'POP' || isSame) return undefined;
      close();
      return false;
    }),
  );
}

/** What the box holds, and what its parts do with it. */
function useBox(onClose: () => void) {
  const history = useHistory();
  const { pathname } = useLocation();
  const reading = useMemo(
    // The search page keeps its filter in the address, and the router isn't told about it.
    () => readingRelease(site.versions, pathname + window.location.search, baseUrl),
    [pathname],
  );
  const [query, setQuery] = useState(typed);
  const [recents, setRecents] = useState(readRecent);
  const [active, setActive] = useState(0);
  /** Id of the hit whose other releases are shown. */
  const [expanded, setExpanded] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const search = useSearch({ query, reading, limit: dialogLimit });
  const hits = search.answer?.hits ?? [];
  // Then the list has what was opened before.
  const isBlank = query.trim() === '';
  const options: readonly Option[] = isBlank
    ? recents.map((recent) => ({ ...recent, group: 'Opened before' }))
    : optionsOf(hits, expanded);
  const allResults = searchAddress(site.versions, query.trim(), reading, baseUrl);

  // The list grows below the hit, which may be the last one in view.
  useLayoutEffect(() => {
    const chosen = body.current?.querySelector('[aria-selected="true"]');
    chosen?.scrollIntoView({ block: 'nearest' });
  }, [expanded]);

  /** Shows the other releases of a hit, and makes the first one active, or hides them, and makes the hit active. */
  function expand(hit: Hit, isExpanded: boolean): void {
    const next = isExpanded ? hit.id : undefined;
    setExpanded(next);
    const at = optionsOf(hits, next).findIndex((option) => option.hit === hit);
    setActive(isExpanded ? at + 1 : at);
  }

  function ask(next: string): void {
    typed = next;
    setQuery(next);
    setActive(0);
    setExpanded(undefined);
    body.current?.scrollTo(0, 0);
  }

  function close(): void {
    typed = '';
    giveFocusBack();
    onClose();
  }

  function go(address: string): void {
    close();
    history.push(address);
  }

  function open({ title, place, url }: Option): void {
    addRecent({ title, place, url });
    go(withBase(url));
  }

  const state = { query, search, isBlank, options, active, expanded, allResults, input, body };
  return { ...state, setActive, setRecents, expand, ask, close, go, open };
}

interface Part {
  readonly box: ReturnType<typeof useBox>;
}

/** Handles a key that is pressed in the box: the list listens there. */
function onInputKey(box: Part['box'], event: KeyboardEvent<HTMLInputElement>): void {
  const { options, active, setActive, expanded, expand, isBlank, setRecents } = box;
  const { selectionStart, value } = event.currentTarget;
  const option = options[active];
  // With Alt, the browser goes back and forward.
  if (isComposing(event) || event.altKey || !option) return;
  // Inside the text these arrows move the caret.
  const isAtEnd = selectionStart === value.length;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const step = event.key === 'ArrowDown' ? 1 : -1;
    const to = (active + step + options.length) % options.length;
    setActive(to);
    document.getElementById(optionId(to))?.scrollIntoView({ block: 'nearest' });
  } else if (event.key === 'ArrowRight' && isAtEnd && option.hit?.otherVersions.length) {
    expand(option.hit, true);
  } else if (event.key === 'ArrowLeft' && isAtEnd && expanded !== undefined) {
    const open = options.find(({ hit }) => hit?.id === expanded)?.hit;
    if (open) expand(open, false);
  } else if (event.key === 'Delete' && isBlank) {
    setRecents(removeRecent(option.url));
    setActive(Math.max(0, Math.min(active, options.length - 2)));
  } else return;
  event.preventDefault();
}

/** The results in their groups, or what was opened before. */
function Options({ box }: Part): JSX.Element {
  const { options, active, setActive, expanded, expand, isBlank, open, input } = box;
  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <div id={listId} role="listbox" aria-label={isBlank ? 'Opened before' : 'Results'}>
      {groups.map((group, place) => (
        <div key={group} role="group" aria-labelledby={`search-group-${place}`}>
          <div id={`search-group-${place}`} className="search-group" role="presentation">
            {group}
          </div>
          {options.map(
            (option, index) =>
              option.group === group && (
                <OptionRow
                  key={index}
                  option={option}
                  index={index}
                  href={withBase(option.url)}
                  isActive={index === active}
                  isExpanded={option.hit !== undefined && option.hit.id === expanded}
                  onChoose={() => setActive(index)}
                  onOpen={() => open(option)}
                  onToggle={() => {
                    if (option.hit) expand(option.hit, option.hit.id !== expanded);
                    input.current?.focus();
                  }}
                />
              ),
          )}
        </div>
      ))}
    </div>
  );
}

/** What can be chosen, or why there is nothing. */
function Found({ box }: Part): JSX.Element {
  const { query, search, isBlank, options, close } = box;
  const { answer, failure } = search;
  return (
    <>
      {isBlank && options.length === 0 && (
        <>
          <p className="search-note">
            Write a question, or the name, selector, or address of something. Sections that you open
            from here are listed until you remove them.
          </p>
          <div className="search-none">
            <Leads onFollow={close} />
          </div>
        </>
      )}
      {!isBlank && !answer && failure === undefined && <p className="search-note">Searching …</p>}
      {answer?.hits.length === 0 && (
        <p className="search-note">
          Nothing found for <strong>{search.query?.slice(0, shownQuery)}</strong>.
        </p>
      )}
      <Notes search={search} query={query} onFollow={close} />
      {options.length > 0 && <Options box={box} />}
    </>
  );
}

/**
 * The keys, and a note about the whole list. Readers can turn off "/": when they dictate, a misheard word can press it.
 */
function Foot({ box }: Part): JSX.Element {
  const { search, isBlank, options, allResults, setRecents, input, close } = box;
  const { answer } = search;
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
      <label>
        <input
          type="checkbox"
          defaultChecked={!slashOff.get()}
          onChange={({ target }) => (target.checked ? slashOff.del() : slashOff.set('1'))}
        />{' '}
        <kbd>/</kbd> opens the search
      </label>
      {canRemove && (
        <button
          type="button"
          onClick={() => {
            setRecents(storeRecent([]));
            input.current?.focus();
          }}
        >
          Remove all
        </button>
      )}
      {answer && answer.hits.length > 0 && (
        <Link to={allResults} onClick={(event) => isPlainClick(event) && close()}>
          {answer.total === 1 ? '1 result' : `All ${answer.total} results`}
        </Link>
      )}
    </div>
  );
}

/** The text box that asks, and listens to the keys of the list. */
function Input({ box }: Part): JSX.Element {
  const { query, input, options, active, ask } = box;
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
      {...asTyped}
      enterKeyHint="go"
      maxLength={maxQuery}
      placeholder="Question, name, or address"
      value={query}
      onChange={(event) => ask(event.target.value)}
      onKeyDown={(event) => onInputKey(box, event)}
    />
  );
}

function onDialogKey(event: KeyboardEvent<HTMLDivElement>, onClose: () => void): void {
  // While a text is composed, Escape takes back what isn't chosen yet.
  if (isComposing(event)) return;
  if (event.key === 'Escape') {
    event.preventDefault();
    onClose();
  } else keepTabInside(event, event.currentTarget);
}

function onBackdropPress(event: MouseEvent<HTMLDivElement>, onClose: () => void): void {
  if (event.target !== event.currentTarget) return;
  // The second press of a double click on the button that opens the box: the focus stays in it.
  if (event.detail > 1) event.preventDefault();
  else onClose();
}

/** The search box: a dialog with a combobox, in the pattern of the ARIA Authoring Practices. */
export default function SearchDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const box = useBox(onClose);
  const { query, search, isBlank, options, active, allResults, close, go, open } = box;
  useModal(box.input);
  useBackToClose(close);
  const { answer } = search;
  useAnnouncement(
    answer && search.query === query ? announcement(answer, query) : '',
    query,
    '.search-announcement',
  );

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    // Enter must not open what an older query found.
    const option = isBlank || search.query === query ? options[active] : undefined;
    if (option) open(option);
    else if (!isBlank) go(allResults);
  }

  return createPortal(
    // A click on the backdrop closes the dialog; Escape and the button do the same by keyboard.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="search-backdrop" onMouseDown={(event) => onBackdropPress(event, close)}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys for all that it holds */}
      <div
        className="search-dialog"
        role="dialog"
        aria-modal="true"
        aria-label="Search the documentation"
        // A click on its text must not take the focus out of it, or nothing would handle Escape.
        tabIndex={-1}
        onKeyDown={(event) => onDialogKey(event, close)}
      >
        <form className="search-form" role="search" onSubmit={onSubmit}>
          <Input box={box} />
          <button type="button" onClick={close}>
            Close
          </button>
        </form>
        <div ref={box.body} className="search-body" data-query={search.query?.trim()}>
          <Found box={box} />
        </div>
        <Foot box={box} />
        <div className="copy-button-status search-announcement" role="status" />
      </div>
    </div>,
    document.body,
  );
}
