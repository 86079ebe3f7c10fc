/** Pages that the checks begin at and go to, and scripts that take something away from a browser. */

export const introduction = '/getting-started/intro';
export const usingYearn = '/getting-started/using-yearn';
export const vault = '/vaults/smart-contracts/vault';
export const strategy = '/vaults/smart-contracts/BaseStrategy';

/** The link of the sidebar that leads to a page. */
export const menuLink = (route: string): string => `.menu a[href="${route}"]`;

/** Messages that come with files that cannot be loaded: the site's own, and the engines'. */
export const loadErrors =
  /ChunkLoadError|Could not preload|The page stays|without its styles|Loading (?:chunk|page)|^file: |Failed to load resource|Refused to|MIME|SyntaxError|Unexpected|NetworkError|Load failed|XML Parsing Error|ServiceWorker intercepted|download failed|Failed to fetch/;

/**
 * Stands for a browser that never says what comes into view, so that no page is loaded ahead, and that has no worker,
 * which would have kept pages by the time a slow machine asks for them.
 */
export function withoutPrefetch(): void {
  class Idle {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  Object.defineProperty(window, 'IntersectionObserver', { value: Idle, configurable: true });
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}
