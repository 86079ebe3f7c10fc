/**
 * Replaces the theme's empty search bar, and the one of the hosted service's theme.
 *
 * Differs from 2.4.3: the dialog asks the engine of this package, and nothing is fetched before the reader wants to search.
 */
import React, { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import siteConfig from '@generated/docusaurus.config';
import { isDeployedAnew } from '../../../fast-client/client';
import { noSlash } from '../../client';
import type SearchDialog from '../../ui/Dialog';
import styles from './styles.module.css';

/** The box: closed, loading, or the component that shows it. */
type Box = 'closed' | 'loading' | 'failed' | { readonly Dialog: typeof SearchDialog };

/**
 * The box outlives the navigation bar, because each section renders its own: a reader who opens the box while another
 * page loads keeps it.
 */
let kept: Box = 'closed';

async function load(): Promise<typeof SearchDialog> {
  const { default: Dialog, warm } = await import(
    /* webpackChunkName: "search-dialog" */ '../../ui/Dialog'
  );
  warm();
  return Dialog;
}

const isTyping = (): boolean => Boolean(document.activeElement?.matches(':read-write,select'));

const isSlashOff = (): boolean => createStorageSlot(noSlash).get() !== null;

/**
 * Opens the search by Ctrl K, ⌘ K, and "/", unless the reader has turned that off, as soon as the bar is there:
 * `useEffect` would listen a frame later.
 */
function useShortcut(open: () => void): void {
  useLayoutEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.isComposing || event.altKey) return;
      const isShortcut =
        event.ctrlKey || event.metaKey
          ? /^k$/i.test(event.key)
          : event.key === '/' && !isTyping() && !isSlashOff();
      if (!isShortcut) return;
      event.preventDefault();
      open();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

const glass = (
  <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
    <path
      d="M13 13l4.5 4.5M8.5 15a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13z"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </svg>
);

/**
 * The button in the navigation bar that opens the search, and the shortcuts Ctrl K, ⌘ K and "/".
 *
 * Nothing of the search is fetched before the reader shows an intent: pointing at the button, focusing it, a shortcut.
 */
export default function SearchBar(): JSX.Element {
  const [box, setBox] = useState(kept);
  // The built page does not know the reader's keyboard.
  const [isApple, setIsApple] = useState(false);
  useEffect(() => setIsApple(/Mac|iPhone|iPad/.test(navigator.platform)), []);

  const show = (next: Box): void => {
    kept = next;
    setBox(next);
  };
  const warm = (): void => {
    load().catch(() => undefined);
  };
  const open = (): void => {
    if (typeof kept === 'object') return;
    show('loading');
    load().then(
      (Dialog) => show({ Dialog }),
      async () => {
        // The files of this tab's build no longer exist: the search of the new build is a page away, in whose field the
        // reader goes on. The empty query makes it differ from `/search`, so that it's loaded there, too.
        if (await isDeployedAnew(window.location.pathname)) {
          window.location.assign(`${siteConfig.baseUrl}search?q=#q`);
        } else if (kept === 'loading') show('failed');
      },
    );
  };
  const close = (): void => show('closed');
  const button = useRef<HTMLButtonElement>(null);
  /** Leaves the note of the failure, which is removed with its buttons. */
  const leave = (next: () => void): void => {
    button.current?.focus();
    next();
  };

  useLayoutEffect(() => {
    // Opened in the previous bar, and still loading.
    if (kept === 'loading') open();
    // Once, when the bar is rendered.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useShortcut(open);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.searchButton}
        aria-haspopup="dialog"
        aria-expanded={typeof box === 'object'}
        aria-keyshortcuts="Control+K Meta+K"
        onFocus={warm}
        onMouseEnter={warm}
        onPointerDown={warm}
        onClick={open}
      >
        {glass}
        <span className={styles.searchLabel}>Search</span>
        <kbd className={styles.key} aria-hidden="true">
          {isApple ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      {box === 'failed' && (
        <div className={styles.failure} role="alert">
          <p>The search could not be loaded. The rest of the page works.</p>
          <button type="button" onClick={() => leave(open)}>
            Retry
          </button>{' '}
          <button type="button" onClick={() => leave(close)}>
            Close
          </button>
        </div>
      )}
      {typeof box === 'object' && <box.Dialog onClose={close} />}
    </>
  );
}
