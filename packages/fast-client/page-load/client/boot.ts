/** Starts the scripts of a page, which are requested once it's painted: see `../startScripts.ts`. */

/** Lets the browser handle pending input, such as scrolling and clicks, between two steps. */
const pause = (): Promise<void> => new Promise((resolve) => window.setTimeout(resolve));

/** Evaluated one after another, each in a separate task. */
const steps: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ './animationFrame'),
  // Before the router, which reads the address when it's evaluated.
  () => import(/* webpackMode: "eager" */ './address'),
  () => import(/* webpackMode: "eager" */ '@generated/routes'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App'),
  () => import(/* webpackMode: "eager" */ './clientEntry'),
];

async function start(): Promise<void> {
  for (const step of steps) {
    await step();
    await pause();
  }
}

void start();
