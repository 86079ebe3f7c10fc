/**
 * Ejected from 2.4.3's fallback theme (`core/lib/client/theme-fallback/Loading`), which has no wrapper to style it through.
 *
 * Differs: the same red box and animation in our stylesheet instead of inline styles; announced to screen readers;
 * readable contrast; Retry focuses; no motion for readers who ask for none; floats over a page that is still shown.
 */
import React, { useLayoutEffect } from 'react';
import { Retry } from '../../../packages/fast-client/client';
import styles from './styles.module.css';

interface Props {
  readonly error?: unknown;
  readonly pastDelay: boolean;
  readonly retry: () => void;
}

/** What a page that is loading shows: nothing at first, then an animation, or the error and a Retry button. */
export default function Loading({ error, pastDelay, retry }: Props): JSX.Element | null {
  // In a layout effect, which comes in time: WebKit aborts requests just before the reader leaves.
  useLayoutEffect(() => {
    // The reader left while it was loading, which ends that, and has come back to this very document.
    if (!error) return undefined;
    const onShow = ({ persisted }: PageTransitionEvent): void => void (persisted && retry());
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [error, retry]);
  if (error) {
    return (
      <div className={styles.error} role="alert">
        <p>{String(error)}</p>
        <Retry onRetry={retry} />
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <div className={styles.loading} role="status" aria-label="Loading page">
      <svg className={styles.loader} viewBox="0 0 48 48" width="64" height="64" aria-hidden="true">
        <circle cx="24" cy="24" r="20" />
        <path d="M24 4a20 20 0 0 1 20 20" />
      </svg>
    </div>
  );
}
