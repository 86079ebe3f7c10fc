/**
 * The bar of 2.4.3: its items are in `src/config/theme.ts`, and its look is in `src/css/navigation.css`. What differs:
 *
 * - The menu for phones is rendered when a reader reaches for it, and is a dialog (`MobileSidebar`).
 * - If a reader has scrolled before the page is hydrated, the original counts its first look at the page as a scroll
 *   downward, and slides the bar away under the pointer. Here it stays, unless the address names a place, whose heading
 *   the bar would cover. There, the original hides it only if the reader came from a page of the same section.
 */
import { useIsomorphicLayoutEffect } from '@docusaurus/theme-common';
import { useScrollController } from '@docusaurus/theme-common/internal';
import Original from '@theme-original/Navbar';
import React, { useEffect } from 'react';

/** The bar at the top of every page. */
export default function Navbar(): JSX.Element {
  const { disableScrollEvents, enableScrollEvents } = useScrollController();
  // All layout effects run before the effect of the bar that looks at the page, and this component's own effect after it.
  useIsomorphicLayoutEffect(() => {
    if (!window.location.hash) disableScrollEvents();
  }, [disableScrollEvents]);
  useEffect(() => {
    enableScrollEvents();
    // The bar takes a scroll that moves nothing for one downward, unless the page is at its top.
    if (window.location.hash) window.dispatchEvent(new Event('scroll'));
  }, [enableScrollEvents]);
  return <Original />;
}
