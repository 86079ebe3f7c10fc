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

/** Lets the browser do what waits: scrolling and pressing, between two steps. */
const pause = (): Promise<void> => new Promise((resolve) => window.setTimeout(resolve));

/** Evaluated one after another, each a task of its own. */
const steps: readonly (() => Promise<unknown>)[] = [
  // React's scheduler looks for animation frames when it is evaluated; the router reads the address.
  () => import(/* webpackMode: "eager" */ './animationFrame'),
  () => import(/* webpackMode: "eager" */ './address'),
  () => import(/* webpackMode: "eager" */ './partStyles'),
  () => import(/* webpackMode: "eager" */ 'react-dom'),
  () => import(/* webpackMode: "eager" */ '@generated/routes'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App'),
  () => import(/* webpackMode: "eager" */ './clientEntry'),
];

async function start(): Promise<void> {
  await painted();
  for (const step of steps) {
    await step();
    await pause();
  }
}

void start();
