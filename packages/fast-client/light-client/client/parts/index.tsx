/**
 * Hydrates a page in parts, each in a task of its own, so that a reader who taps meanwhile waits for one of them at most.
 * What surrounds the parts is first.
 *
 * Preact leaves the element of a suspended component as the server sent it, and hydrates it when the component resumes.
 * React 17 doesn't, and its server has no `Suspense`, so only the browser's bundle knows about parts.
 */
import React, { Suspense, type ComponentType } from 'react';
import { flushSync, hydrate } from 'react-dom';
import { options } from 'preact';

/** Lets the browser handle pending input between two tasks. */
export const pause = (): Promise<void> => new Promise((resolve) => window.setTimeout(resolve));

let isHydrating = false;
/** Each resumes a part, in the order of the page. */
const waiting: (() => void)[] = [];

/** What a part throws to be hydrated later: `Suspense` takes it for a promise. */
const later = { then: (resume: () => void) => waiting.push(resume) };

/**
 * Lets a component be hydrated after what surrounds it. On later pages, it's rendered with that.
 *
 * @param Part renders exactly one element
 */
export function inTurn<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  function Turn(props: Props): JSX.Element {
    if (isHydrating) throw later;
    return <Part {...props} />;
  }
  return function InTurn(props) {
    return (
      <Suspense fallback={null}>
        <Turn {...props} />
      </Suspense>
    );
  };
}

async function hydrateAll(
  page: JSX.Element,
  element: Element,
  isRight: (step: () => void) => boolean,
): Promise<boolean> {
  const effects: (() => void)[] = [];
  options.requestAnimationFrame = (run) => effects.push(run);
  isHydrating = true;
  let goesOn = isRight(() => hydrate(page, element));
  isHydrating = false;
  for (const resume of waiting.splice(0)) {
    await pause();
    goesOn &&= isRight(() => flushSync(resume));
  }
  await pause();
  options.requestAnimationFrame = undefined;
  // Otherwise, they're effects of a page that isn't shown anymore.
  if (goesOn) for (const run of effects) run();
  return goesOn;
}

let hydration: Promise<boolean> | undefined;

/** Resolves once the page is hydrated. It's undefined if it's not being hydrated. */
export const whenHydrated = (): Promise<unknown> | undefined => hydration;

/**
 * Hydrates an element, part by part. Effects begin once everything is hydrated, because the server rendered every part as
 * it is before them.
 *
 * @param isRight runs a step, and returns whether it found the elements that it expects. If not, no other step is run.
 * @returns whether all steps found them
 */
export function hydrateInParts(...of: Parameters<typeof hydrateAll>): Promise<boolean> {
  hydration = hydrateAll(...of).finally(() => (hydration = undefined));
  return hydration;
}
