/**
 * Replaces `react-loadable` in the browser (the server keeps the original, which records the chunks of a page).
 *
 * Differs from `@docusaurus/react-loadable` 5.5.2, as far as `ComponentCreator` uses it:
 * - a preload that failed is tried again at the next preload (there: its error is remembered until Retry);
 * - Retry of a file that a new deployment removed, or in whose place the host sends something else, opens the page from
 *   the server instead of failing for good;
 * - Retry goes past the caches, where a file that arrived broken would stay broken;
 * - no `prop-types`, legacy context or unsafe lifecycle methods.
 */
import React, { useEffect, useReducer, useRef, useState } from 'react';
import type { ComponentType, ReactElement } from 'react';
import {
  ForeignPageError,
  OtherBuildError,
} from '../../light-client/client/static-content/fetchPage';
import { lazyLoaderDelay } from '../constants';
import { isDeployedAnew, isGone, loadAnew } from './newBuild';

type Loader = () => Promise<unknown>;
type Loaded = Record<string, unknown>;

interface Attempt {
  loaded?: Loaded;
  error?: unknown;
  readonly promise: Promise<unknown>;
}

interface LoadingProps {
  readonly isLoading: boolean;
  readonly pastDelay: boolean;
  readonly timedOut: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

interface Options<L> {
  readonly loader: L;
  readonly loading: ComponentType<LoadingProps>;
  readonly render: (loaded: never, props: object) => ReactElement;
}

type LoadableComponent = ComponentType<object> & {
  preload: () => Promise<unknown>;
  /** Calls the loaders and keeps nothing: see `docusaurus.ts`. */
  touch: () => void;
};

function createLoadable(
  load: () => Promise<Loaded>,
  { loading: Loading, render }: Pick<Options<unknown>, 'loading' | 'render'>,
  unwrap: (loaded: Loaded) => unknown,
): LoadableComponent {
  let attempt: Attempt | undefined;

  function tryOnce(start: () => Promise<Loaded> = load): Attempt {
    const current: Attempt = {
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

  function Loadable(props: object): ReactElement {
    const [, update] = useReducer((count: number) => count + 1, 0);
    const [pastDelay, setPastDelay] = useState(false);
    const mounted = useRef(true);
    const current = attempt ?? tryOnce();
    const pending = !current.loaded && current.error === undefined;

    useEffect(() => {
      mounted.current = true;
      return () => {
        mounted.current = false;
      };
    }, []);

    useEffect(() => {
      if (!pending) return undefined;
      const settled = (): void => {
        if (mounted.current) update();
      };
      current.promise.then(settled, settled);
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

    if (current.loaded) return render(unwrap(current.loaded) as never, props);
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

  Loadable.touch = (): void => void load();
  Loadable.preload = (): Promise<unknown> =>
    (!attempt || attempt.error !== undefined ? tryOnce() : attempt).promise;
  return Loadable;
}

/** A component that is loaded when it is first needed. */
export default function Loadable(options: Options<Loader>): LoadableComponent {
  return createLoadable(
    () => options.loader().then((component) => ({ component })),
    options,
    ({ component }) => component,
  );
}

/** The same for several files at once; `render` receives them under their keys. */
Loadable.Map = (options: Options<Record<string, Loader>>): LoadableComponent =>
  createLoadable(
    async () =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(options.loader).map(
            async ([key, loader]) => [key, await loader()] as const,
          ),
        ),
      ),
    options,
    (loaded) => loaded,
  );
