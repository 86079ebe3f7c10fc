/**
 * Replaces `@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js`: calls client modules and scrolls after navigation.
 *
 * Differs from 2.4.3:
 * - back and forward return to where the page was left (there: to the top, because the page changes after the browser
 *   has restored the position), and the keyboard to the link that led away, as if the browser had kept the page;
 * - a hash target stays in place while content above it loads late.
 */
import { useEffect, useLayoutEffect, type ReactElement, type ReactNode } from 'react';
import { useHistory } from 'react-router-dom';
import type { Location } from 'history';
import clientModules from '@generated/client-modules';
import type { ClientModule } from '@docusaurus/types';
import { announce } from '../../copy-button/client';
import { focusPlace } from '../../focus';
import { endPreview } from '../../light-client/client/static-content/preview';
import {
  beginAt,
  keepPosition,
  notePosition,
  releaseHold,
  restorePosition,
  scrollToHash,
} from './scroll';

/** How long to wait for the next page's title, in milliseconds. The head changes with the next frame. */
const titleDelay = 100;

type Action = keyof ClientModule;
type Locations = { location: Location; previousLocation: Location | null };

/** Calls one lifecycle function of every client module. The returned function undoes what they began. */
export function dispatchLifecycleAction(action: Action, locations: Locations): () => void {
  const callbacks = clientModules.map((clientModule) => {
    const lifecycle = clientModule.default?.[action] ?? clientModule[action];
    return lifecycle?.(locations);
  });
  return () => callbacks.forEach((callback) => callback?.());
}

/** The location that's shown, also while the page is rendered again: see `mount.tsx`. */
let shown: Location | undefined;

/**
 * Scrolls, and returns the place that the address names, if the reader goes there, or, on a return, the link by which
 * they had left.
 */
function scrollAfterNavigation(
  { location, previousLocation }: Locations,
  isReturn: boolean,
): Element | undefined {
  const { pathname, search, hash } = location;
  if (isReturn) return restorePosition(hash);
  const from = previousLocation ?? shown;
  if (!from) return beginAt(hash);
  const isSamePage = pathname === from.pathname;
  if (isSamePage && !previousLocation) return void keepPosition();
  if (isSamePage && hash === from.hash && search !== from.search) return undefined;
  const place = scrollToHash(hash);
  if (place) return place;
  releaseHold();
  window.scrollTo(0, 0);
  return undefined;
}

/** Announces the next page's title once it's there, and moves the keyboard and screen readers to a place, or to its heading. */
function arrive(place: Element | undefined): void {
  window.setTimeout(() => announce(document.title), titleDelay);
  // A reader who is typing in the search box stays there.
  if (!document.activeElement?.closest('[role="dialog"]')) focusPlace(place);
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
  const history = useHistory();
  useEffect(() => {
    // Within this document, we restore positions ourselves. The browser does so when it comes back from elsewhere.
    const manual = (): void => {
      window.history.scrollRestoration = 'manual';
    };
    const automatic = (): void => {
      notePosition();
      // The address may name a page that hasn't arrived yet. That one begins at its top, or at the place it names.
      if (shown?.pathname === history.location.pathname) window.history.scrollRestoration = 'auto';
    };
    // WebKit scrolls after the event, and only if scripts won't. A page from the back-forward cache scrolls back by
    // itself.
    const later = ({ persisted }: PageTransitionEvent): void => {
      window.setTimeout(manual);
      if (persisted) keepPosition();
    };
    if (document.readyState === 'complete') manual();
    window.addEventListener('pagehide', automatic);
    window.addEventListener('pageshow', later);
    return () => {
      window.removeEventListener('pagehide', automatic);
      window.removeEventListener('pageshow', later);
    };
  }, [history]);

  useLayoutEffect(() => {
    endPreview();
    if (previousLocation === location) return;
    const place = scrollAfterNavigation({ location, previousLocation }, isReturn);
    if (shown && shown.pathname !== location.pathname) arrive(place);
    else if (previousLocation && place && !isReturn) focusPlace(place);
    shown = location;
    dispatchLifecycleAction('onRouteDidUpdate', { previousLocation, location });
    // `isReturn` belongs to the location.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [previousLocation, location]);

  return children as ReactElement;
}
