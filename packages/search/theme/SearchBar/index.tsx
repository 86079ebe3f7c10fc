import React, { useCallback, useEffect, useState } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { useLocation } from '@docusaurus/router';
import { isDeployedAnew, loadStylesheet } from '../../../fast-client/client';
import { useSearchSettings, visitEngine } from '../../client';
import type SearchDialog from '../../ui/Dialog';
import { readingRelease } from '../../versions';
import styles from './styles.module.css';

type Dialog = ComponentType<Parameters<typeof SearchDialog>[0]>;

/**
 * The box across bars. Each section renders a bar of its own: a reader who opens the box while another page is on its way
 * keeps it, with what's in it.
 */
const kept: { isOpen: boolean; query: string; Dialog?: Dialog } = { isOpen: false, query: '' };

/** Whether keys typed now are text. */
function isTyping(): boolean {
  const element = document.activeElement;
  return (
    element instanceof HTMLElement &&
    (element.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(element.tagName))
  );
}

/** Opens the search by Ctrl K, ⌘ K, and "/". */
function useShortcut(open: () => void): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const isShortcut =
        (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey) ||
        (event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping());
      if (!isShortcut || event.isComposing) return;
      event.preventDefault();
      open();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
}

function Failure({
  onRetry,
  onClose,
}: {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}): ReactElement {
  return (
    <div className={styles.failure} role="alert">
      <p>The search could not be loaded. The rest of the page works.</p>
      <button type="button" onClick={onRetry}>
        Retry
      </button>{' '}
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  );
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
export default function SearchBar(): ReactElement {
  const { config, styles: stylesPath, versions, baseUrl } = useSearchSettings();
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(kept.isOpen);
  const [hasFailed, setHasFailed] = useState(false);
  const [Dialog, setDialog] = useState(() => kept.Dialog);
  // The built page does not know the reader's keyboard.
  const [isApple, setIsApple] = useState(false);
  useEffect(() => setIsApple(/Mac|iPhone|iPad/.test(navigator.platform)), []);

  const fetchDialog = useCallback(
    (isWanted: boolean) => {
      setHasFailed(false);
      visitEngine(config, baseUrl)
        .then((engine) => engine.warm(readingRelease(pathname, baseUrl, versions)))
        .catch(() => undefined);
      Promise.all([
        import(/* webpackChunkName: "search-dialog" */ '../../ui/Dialog'),
        loadStylesheet(baseUrl + stylesPath),
      ]).then(
        ([loaded]) => {
          kept.Dialog = loaded.default;
          setDialog(() => loaded.default);
        },
        async () => {
          // The files of this tab's build no longer exist: the search of the new build is a page away.
          if (isWanted && (await isDeployedAnew(window.location.pathname))) {
            window.location.assign(`${baseUrl}search`);
          } else setHasFailed(true);
        },
      );
    },
    [config, baseUrl, pathname, stylesPath, versions],
  );

  const warm = useCallback(() => fetchDialog(false), [fetchDialog]);

  const open = useCallback(() => {
    fetchDialog(true);
    kept.isOpen = true;
    setIsOpen(true);
  }, [fetchDialog]);

  useEffect(() => {
    // Opened in the bar before this one, and not there yet.
    if (kept.isOpen && !kept.Dialog) open();
    // Once, when the bar is rendered.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useShortcut(open);

  const close = useCallback(() => {
    Object.assign(kept, { isOpen: false, query: '' });
    setIsOpen(false);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.searchButton}
        aria-haspopup="dialog"
        aria-expanded={isOpen && Dialog !== undefined}
        aria-keyshortcuts="Control+K Meta+K /"
        onFocus={warm}
        onMouseEnter={warm}
        onTouchStart={warm}
        onClick={open}
      >
        {glass}
        <span className={styles.searchLabel}>Search</span>
        <kbd className={styles.key} aria-hidden="true">
          {isApple ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      {isOpen && hasFailed && <Failure onRetry={open} onClose={close} />}
      {isOpen && Dialog && (
        <Dialog
          baseUrl={baseUrl}
          reading={readingRelease(pathname, baseUrl, versions)}
          firstQuery={kept.query}
          onQuery={(query) => {
            kept.query = query;
          }}
          onClose={close}
        />
      )}
    </>
  );
}
