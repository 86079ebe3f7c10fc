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
import clientModules from '@generated/client-modules';
import type { ClientModule } from '@docusaurus/types';
import { endPreview } from '../../light-client/client/adopted/preview';
import { followScrolling, releaseHold, restorePosition, scrollToHash } from './scroll';

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

function scrollAfterNavigation({ location, previousLocation }: Locations, isReturn: boolean): void {
  if (!previousLocation) {
    if (location.hash) scrollToHash(location.hash);
    return;
  }
  if (isReturn) {
    restorePosition();
    return;
  }
  const samePage = location.pathname === previousLocation.pathname;
  if (
    samePage &&
    location.hash === previousLocation.hash &&
    location.search !== previousLocation.search
  ) {
    return;
  }
  if (location.hash && scrollToHash(location.hash)) return;
  releaseHold();
  window.scrollTo(0, 0);
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
  useEffect(followScrolling, []);

  useEffect(() => {
    // Within this document we restore positions ourselves; the browser does so when it comes back from elsewhere.
    const manual = (): void => {
      window.history.scrollRestoration = 'manual';
    };
    const automatic = (): void => {
      window.history.scrollRestoration = 'auto';
    };
    if (document.readyState === 'complete') manual();
    else window.addEventListener('load', manual, { once: true });
    window.addEventListener('pagehide', automatic);
    window.addEventListener('pageshow', manual);
    return () => {
      window.removeEventListener('load', manual);
      window.removeEventListener('pagehide', automatic);
      window.removeEventListener('pageshow', manual);
    };
  }, []);

  useLayoutEffect(() => {
    endPreview();
    if (previousLocation === location) return;
    scrollAfterNavigation({ location, previousLocation }, isReturn);
    dispatchLifecycleAction('onRouteDidUpdate', { previousLocation, location });
    // `isReturn` belongs to the location.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [previousLocation, location]);

  return children as ReactElement;
}
