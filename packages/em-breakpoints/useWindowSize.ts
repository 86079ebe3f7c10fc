/**
 * Stands in for the hook of `@docusaurus/theme-common` 2.4.3.
 *
 * Differs: a window is wide from 62.3125 em on, as the style sheets have it, instead of 997 px.
 */
import { useEffect, useState } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

type WindowSize = 'desktop' | 'mobile' | 'ssr';

const windowSize = (): WindowSize =>
  !ExecutionEnvironment.canUseDOM
    ? 'ssr'
    : matchMedia('(min-width: 62.3125em)').matches
      ? 'desktop'
      : 'mobile';

/** Whether the window is as wide as bars and menus need; `ssr` while a page is built. */
export function useWindowSize(): WindowSize {
  const [size, setSize] = useState(windowSize);
  useEffect(() => {
    const update = (): void => setSize(windowSize());
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, []);
  return size;
}
