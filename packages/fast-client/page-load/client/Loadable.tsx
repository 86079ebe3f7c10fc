/**
 * Replaces `react-loadable` in the browser (the server keeps the original).
 *
 * Differs from `@docusaurus/react-loadable` 5.5.2, as far as `ComponentCreator` uses it:
 * - a preload that failed is tried again at the next preload (there: its error is remembered until Retry);
 * - Retry of a file that a new deployment removed, or in whose place the host sends something else, opens the page from
 *   the server instead of failing for good;
 * - Retry goes past the caches, where a file that arrived broken would stay broken;
 * - one function loads everything, and the same placeholder is always shown meanwhile.
 */
import React, { useEffect, useReducer, useState } from 'react';
import type { ComponentType, ReactElement } from 'react';
import Loading from '@theme/Loading';
import {
  ForeignPageError,
  OtherBuildError,
} from '../../light-client/client/static-content/fetchPage';
import { lazyLoaderDelay } from '../constants';
import { isDeployedAnew, isGone, loadAnew } from './newBuild';

interface Attempt<Loaded> {
  loaded?: Loaded;
  error?: unknown;
  readonly promise: Promise<unknown>;
}

export type LoadableComponent = ComponentType<object> & {
  preload: () => Promise<unknown>;
};

/**
 * A component that is loaded when it is first needed.
 *
 * @param render draws what was loaded, with the properties of the component
 */
export default function createLoadable<Loaded extends object>(
  load: () => Promise<Loaded>,
  render: (loaded: Loaded, props: object) => ReactElement | null,
): LoadableComponent {
  let attempt: Attempt<Loaded> | undefined;

  function tryOnce(start = load): Attempt<Loaded> {
    const current: Attempt<Loaded> = {
      promise: start().then(
        (loaded) => {
          current.loaded = loaded;
        },
        (error: unknown) => {
          current.error = error;
          throw error;
        },
      ),
    };
    attempt = current;
    return current;
  }

  function Loadable(props: object): ReactElement | null {
    const [, update] = useReducer((count: number) => count + 1, 0);
    const [pastDelay, setPastDelay] = useState(false);
    const current = attempt ?? tryOnce();
    const pending = !current.loaded && current.error === undefined;

    useEffect(() => {
      if (!pending) return undefined;
      current.promise.then(update, update);
      const timer = window.setTimeout(() => setPastDelay(true), lazyLoaderDelay);
      return () => {
        window.clearTimeout(timer);
        setPastDelay(false);
      };
    }, [current, pending]);

    function retry(): void {
      const next = tryOnce(() => loadAnew(current.error, load));
      update();
      next.promise.catch(async (error: unknown) => {
        const path = window.location.href;
        const isForBrowser = error instanceof OtherBuildError || error instanceof ForeignPageError;
        if (isForBrowser || (await isDeployedAnew(path)) || (await isGone(error)))
          window.location.reload();
      });
    }

    if (current.loaded) return render(current.loaded, props);
    return (
      <Loading
        isLoading={pending}
        pastDelay={pastDelay}
        timedOut={false}
        error={current.error}
        retry={retry}
      />
    );
  }

  Loadable.preload = (): Promise<unknown> =>
    (!attempt || attempt.error !== undefined ? tryOnce() : attempt).promise;
  return Loadable;
}
