import { scriptNamer } from './scriptNamer';

/** Attribute of the inline script with the addresses of the page's scripts, separated by spaces. */
export const scriptsAttribute = 'data-scripts';

/**
 * Requests the scripts of a page once it's painted, so that neither their bytes nor their evaluation delay the first
 * paint. In a tab that isn't painted, it requests them at once, and in a browser that doesn't report paints, once the
 * page has been read. Runs inline.
 */
export function startScripts(): void {
  const list = document.currentScript?.getAttribute(scriptsAttribute)?.split(' ') ?? [];
  const named = scriptNamer('scripts', [...list]);
  /** The first call requests all of them. */
  const start = (): void => {
    for (const address of list.splice(0)) {
      const script = document.createElement('script');
      script.src = named(address);
      script.async = false;
      document.head.append(script);
    }
  };
  if (document.hidden) start();
  document.addEventListener('DOMContentLoaded', () => setTimeout(start, 2000));
  new PerformanceObserver((entries, observer) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
}
