/**
 * Stands in for the hook of `@docusaurus/theme-common` 2.4.3.
 *
 * Differs:
 * - a window is wide from 62.3125 em on, as the stylesheets have it, instead of 997 px;
 * - a page is hydrated as it was built, whatever the window's size (there: as the window needs it, and a page
 *   in which the browser finds other elements is rendered again).
 */
import { useEffect, useState } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

type WindowSize = 'desktop' | 'mobile' | 'ssr';

const wide = '(min-width: 62.3125em)';

const current = (): WindowSize => (matchMedia(wide).matches ? 'desktop' : 'mobile');

/** Whether the window is as wide as bars and menus need; `ssr` while a page is built and hydrated. */
export function useWindowSize(): WindowSize {
  const isHydrated = useIsBrowser();
  const [size, setSize] = useState<WindowSize>(() => (isHydrated ? current() : 'ssr'));
  useEffect(() => {
    const update = (): void => setSize(current());
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, []);
  return size;
}
