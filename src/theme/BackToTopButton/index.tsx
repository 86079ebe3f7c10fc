/**
 * Wraps 2.4.3's button, which moves the page even for readers who ask for no motion, and loses the focus, because it
 * hides itself. Below it, within reach of a thumb, is a button that opens the menu, because the bar may be
 * hidden. Where there are several releases, it also says which one is open, in the place where the bar would say it.
 */
import React, { type MouseEvent } from 'react';
import { useDocsVersion, useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import BackToTop from '@theme-original/BackToTopButton';
import { focusPlace } from '../../../packages/fast-client/client';

/** Before the button scrolls. */
function onTop(event: MouseEvent): void {
  focusPlace();
  if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  event.stopPropagation();
  window.scrollTo(0, 0);
}

/** What stays on the screen next to a document. */
export default function Corner(): JSX.Element {
  const { toggle, shown } = useNavbarMobileSidebar();
  const { badge, label } = useDocsVersion();
  return (
    <>
      <span onClickCapture={onTop}>
        <BackToTop />
      </span>
      {badge && (
        // Screen readers hear it above the heading.
        <span className="reading-release" aria-hidden="true">
          {`v${label}`}
        </span>
      )}
      <button
        type="button"
        className="thumb-menu"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={shown}
        onClick={toggle}
      >
        <svg viewBox="0 0 30 30" width="24" height="24" aria-hidden="true">
          <path
            stroke="currentColor"
            strokeLinecap="round"
            strokeWidth="2"
            d="M5 8h20M5 15h20M5 22h20"
          />
        </svg>
      </button>
    </>
  );
}
