/**
 * Replaces `@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js`: calls client modules and scrolls after navigation.
 *
 * Differs from 2.4.3:
 * - back and forward return to where the page was left (there: to the top, because the page changes after the browser
 *   has restored the position);
 * - a hash target stays in place while content above it loads late.
 */
import { useEffect, useLayoutEffect } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { Location } from 'history';
import { unstable_NormalPriority, unstable_scheduleCallback } from 'scheduler';
import clientModules from '@generated/client-modules';
import type { ClientModule } from '@docusaurus/types';
import { announce } from '../../copy-button/client';
import { focusPlace } from '../../focus';
import { endPreview } from '../../light-client/client/adopted/preview';
import { keepPosition, notePosition, releaseHold, restorePosition, scrollToHash } from './scroll';

/** When the head has the title of another page, in milliseconds: it changes with the next frame. */
const titleDelay = 100;

/** How long React may take to go on in a page that came back, in milliseconds. */
const stuckAfter = 2000;

type Action = keyof ClientModule;
type Locations = { location: Location; previousLocation: Location | null };

/** Calls one lifecycle function of every client module; the result undoes what they began. */
export function dispatchLifecycleAction(action: Action, locations: Locations): () => void {
  const callbacks = clientModules.map((clientModule) => {
    const lifecycle = clientModule.default?.[action] ?? clientModule[action];
    return lifecycle?.(locations);
  });
  return () => callbacks.forEach((callback) => callback?.());
}

/** What is shown, also while it is rendered anew: see `recovery.ts`. */
let shown: Location | undefined;

/** Scrolls, and gives back the place that the address names, if the reader goes there. */
function scrollAfterNavigation(
  { location, previousLocation }: Locations,
  isReturn: boolean,
): Element | undefined {
  const { pathname, search, hash } = location;
  if (isReturn) return void restorePosition(hash);
  const from = previousLocation ?? shown;
  // A visit begins: the browser has scrolled to the top, or to where it was.
  if (!from) return scrollToHash(hash);
  const isSamePage = pathname === from.pathname;
  if (isSamePage && !previousLocation) return void keepPosition();
  if (isSamePage && hash === from.hash && search !== from.search) return undefined;
  const place = scrollToHash(hash);
  if (place) return place;
  releaseHold();
  window.scrollTo(0, 0);
  return undefined;
}

/** Says the title of another page, when it is there, and lets keyboard and screen reader go on at its heading. */
function arrive(place: Element | undefined): void {
  window.setTimeout(() => announce(document.title), titleDelay);
  // Who writes into the search box goes on there.
  if (!document.activeElement?.closest('[role="dialog"]')) focusPlace(place);
}

/**
 * Loads a page anew that came back whole but dead. Where the reader leaves just as React has posted the message by which it
 * goes on, WebKit keeps that message to itself, and React renders nothing any more.
 */
function reloadIfStuck(): void {
  const timer = window.setTimeout(() => window.location.reload(), stuckAfter);
  unstable_scheduleCallback(unstable_NormalPriority, () => window.clearTimeout(timer));
}

interface Props extends Locations {
  /** Whether the reader came by the browser's back or forward. */
  readonly isReturn: boolean;
  readonly children: ReactNode;
}

export default function ClientLifecyclesDispatcher({
  children,
  location,
  previousLocation,
  isReturn,
}: Props): ReactElement {
  useEffect(() => {
    // Within this document we restore positions ourselves; the browser does so when it comes back from elsewhere.
    const manual = (): void => {
      window.history.scrollRestoration = 'manual';
    };
    const automatic = (): void => {
      notePosition();
      window.history.scrollRestoration = 'auto';
    };
    // WebKit scrolls after the event, and only if no one else will. A page that was kept whole goes back by itself.
    const later = ({ persisted }: PageTransitionEvent): void => {
      window.setTimeout(manual);
      if (!persisted) return;
      keepPosition();
      reloadIfStuck();
    };
    if (document.readyState === 'complete') manual();
    window.addEventListener('pagehide', automatic);
    window.addEventListener('pageshow', later);
    return () => {
      window.removeEventListener('pagehide', automatic);
      window.removeEventListener('pageshow', later);
    };
  }, []);

  useLayoutEffect(() => {
    endPreview();
    if (previousLocation === location) return;
    const place = scrollAfterNavigation({ location, previousLocation }, isReturn);
    if (shown && shown.pathname !== location.pathname) arrive(place);
    shown = location;
    dispatchLifecycleAction('onRouteDidUpdate', { previousLocation, location });
    // `isReturn` belongs to the location.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [previousLocation, location]);

  return children as ReactElement;
}
