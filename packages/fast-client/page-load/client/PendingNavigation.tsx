/**
 * Replaces `@docusaurus/core/lib/client/PendingNavigation.js`: keeps the current page on screen until the next one is
 * loaded.
 *
 * Differs from 2.4.3:
 * - when the next page cannot be loaded it is shown with its error and Retry (there: the tab reloads); only if a new
 *   build was deployed, or the server lacks its files, is the page opened from the server;
 * - while a page loads for longer than the lazy loader's delay, the loading animation shows above the old page;
 * - a document is shown as soon as it is fetched, before Preact renders it (`light-client/client/static-content/preview.ts`);
 * - a load that is overtaken by another navigation is ignored (there: it shows the wrong page's loader).
 */
import React, { useLayoutEffect, useRef, useState } from 'react';
import { Route, useHistory } from 'react-router-dom';
import type { History, Location } from 'history';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Loading from '@theme/Loading';
import { OtherBuildError } from '../../light-client/client/static-content/fetchPage';
import {
  remainingDelay,
  navigationStarted,
  previewPainting,
} from '../../light-client/client/static-content/readyToRender';
import { endPreview, preview } from '../../light-client/client/static-content/preview';
import { showByBlocks } from '../../long-texts/client/byBlocks';
import { lazyLoaderDelay } from '../constants';
import ClientLifecyclesDispatcher, { dispatchLifecycleAction } from './ClientLifecyclesDispatcher';
import { isDeployedAnew, isGone } from './newBuild';
import preload from './preload';
import { leaveEntry, restorePosition, scrollToTop } from './scroll';
import { dropOwnStylesheet, loadStylesheetsOfNext } from './stylesheets';

interface Props {
  readonly location: Location;
  readonly children: JSX.Element;
}

interface Shown {
  readonly location: Location;
  readonly previousLocation: Location | null;
  /** Whether the reader came by the browser's back or forward. */
  readonly isReturn: boolean;
}

/** How often the reader left this document and came back to it while the browser kept it in memory. */
let returns = 0;
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) returns += 1;
  });
}

/**
 * Loads the page of a location and shows it, or leaves it to the browser if only that can.
 *
 * @param isOtherPage whether it leads to another page, and not to another place of the same one
 * @returns call it when another navigation has overtaken this one
 */
function loadPage(
  location: Location,
  history: History,
  isOtherPage: boolean,
  show: () => void,
): () => void {
  let overtaken = false;
  // The address names the next page a moment before the router hears of it.
  const isOver = (): boolean => overtaken || history.location.key !== location.key;
  const attempt = (): void => {
    const returnsBefore = returns;
    Promise.all([preload(location.pathname), isOtherPage && loadStylesheetsOfNext()]).then(
      async () => {
        await previewPainting();
        if (!isOver()) show();
      },
      async (error: unknown) => {
        if (isOver()) return;
        console.warn(error);
        const href = history.createHref(location);
        const isForBrowser =
          error instanceof OtherBuildError || (await isDeployedAnew(href)) || (await isGone(error));
        if (isOver()) return;
        // The browser aborted the load because the reader left the document, which is now shown again.
        if (returns > returnsBefore) attempt();
        // Not by its address, which the tab has already: with a hash, that would load nothing.
        else if (isForBrowser) window.location.reload();
        else show();
      },
    );
  };
  attempt();
  return () => {
    overtaken = true;
  };
}

/** The first page of a visit. */
function firstShown(location: Location): Shown {
  if (ExecutionEnvironment.canUseDOM) {
    dispatchLifecycleAction('onRouteUpdate', { previousLocation: null, location });
  }
  return { location, previousLocation: null, isReturn: false };
}

export default function PendingNavigation({ location, children }: Props): JSX.Element {
  const history = useHistory();
  const [shown, setShown] = useState(() => firstShown(location));
  const [slow, setSlow] = useState(false);
  const shownRef = useRef(shown);
  shownRef.current = shown;

  const showPreview = (next: Location): void => {
    const from = shownRef.current.location.pathname;
    if (previewPainting() || isReturn.current || next.hash || document.hidden) return;
    if (next.pathname === from || !preview(next.pathname)) return;
    scrollToTop();
  };

  // At once, and not when Preact gets to it, because by then the browser has scrolled to the place that a link names.
  const isReturn = useRef(false);
  useLayoutEffect(
    () =>
      history.listen((next, action) => {
        const from = shownRef.current.location.pathname;
        // Requested before anything else. If it fails, it's requested again later, and the error is reported then.
        const load = next.pathname === from ? undefined : preload(next.pathname);
        isReturn.current = leaveEntry(action === 'POP' ? undefined : next.key);
        // Ends the preview of a page that the reader has skipped. If Preact never heard of it, nothing else scrolls back.
        endPreview();
        if (isReturn.current && next.key === shownRef.current.location.key)
          restorePosition(next.hash);
        showPreview(next);
        navigationStarted(
          load?.then(
            () => {
              if (history.location === next) showPreview(next);
            },
            () => undefined,
          ),
        );
      }),
    [history],
  );

  useLayoutEffect(() => {
    const previousLocation = shownRef.current.location;
    if (location === previousLocation) return undefined;
    const cleanUp = dispatchLifecycleAction('onRouteUpdate', { previousLocation, location });
    const timer = window.setTimeout(() => setSlow(true), remainingDelay(lazyLoaderDelay));
    const finish = (): void => {
      window.clearTimeout(timer);
      cleanUp();
      setSlow(false);
    };
    const isPlace = isReturn.current || location.hash !== '';
    const isOtherPage = location.pathname !== previousLocation.pathname;
    const show = (): void => {
      finish();
      if (isPlace || isOtherPage) showByBlocks(!isPlace);
      if (isOtherPage) dropOwnStylesheet();
      setShown({ location, previousLocation, isReturn: isReturn.current });
    };
    const overtake = loadPage(location, history, isOtherPage, show);
    return () => {
      overtake();
      finish();
    };
    // Only `location` starts a navigation: everything else here is stable or read when it is needed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [location.pathname, location.search, location.hash, location.key]);

  return (
    <ClientLifecyclesDispatcher
      previousLocation={shown.previousLocation}
      location={shown.location}
      isReturn={shown.isReturn}
    >
      {/* A controlled route makes all descendants render the page that is shown. */}
      <Route location={shown.location} render={() => children} />
      {slow && (
        <Loading isLoading pastDelay timedOut={false} error={undefined} retry={() => undefined} />
      )}
    </ClientLifecyclesDispatcher>
  );
}
