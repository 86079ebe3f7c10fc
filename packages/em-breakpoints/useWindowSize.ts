/**
 * Stands in for the hook of `@docusaurus/theme-common` 2.4.3.
 *
 * Differs:
 * - a window is wide from 62.3125 em on, as the stylesheets have it, instead of 997 px;
 * - a page is hydrated as it was built, whatever the window's size (there: as the window needs it, and a page
 *   in which the browser finds other elements is rendered again).
 */
import { useSyncExternalStore } from 'react';

type WindowSize = 'desktop' | 'mobile' | 'ssr';

const wide = '(min-width: 62.3125em)';

function onResize(update: () => void): () => void {
  window.addEventListener('resize', update);
  return () => window.removeEventListener('resize', update);
}

/** Whether the window is as wide as bars and menus need; `ssr` while a page is built and hydrated. */
export function useWindowSize(): WindowSize {
  return useSyncExternalStore<WindowSize>(
    onResize,
    () => (matchMedia(wide).matches ? 'desktop' : 'mobile'),
    () => 'ssr',
  );
}
