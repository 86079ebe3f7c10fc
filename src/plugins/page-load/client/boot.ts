/**
 * Starts the scripts of a page once the page is painted. Evaluating them takes longer than reading the page: begun before,
 * it would keep the first picture back.
 */

/** When a browser tells of no paint, such as for a tab in the background, in milliseconds. */
const patience = 2000;

const firstPaint = 'first-contentful-paint';

/** Resolves when the page has been painted, and at once where it is not, or nobody would tell. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'hidden') return resolve();
    if (performance.getEntriesByName(firstPaint).length > 0) return resolve();
    try {
      new PerformanceObserver((list, observer) => {
        if (list.getEntriesByName(firstPaint).length === 0) return;
        observer.disconnect();
        resolve();
      }).observe({ type: 'paint', buffered: true });
    } catch {
      resolve();
    }
    window.setTimeout(resolve, patience);
  });
}

void painted().then(async () => {
  // React's scheduler looks for animation frames when it is evaluated; the router reads the address.
  await import(/* webpackMode: "eager" */ './animationFrame');
  await import(/* webpackMode: "eager" */ './address');
  await import(/* webpackMode: "eager" */ './partStyles');
  await import(/* webpackMode: "eager" */ './clientEntry');
});
