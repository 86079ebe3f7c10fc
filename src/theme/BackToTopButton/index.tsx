/** Wraps 2.4.3's button: below it, in a thumb's reach, stands one that opens the menu, where the bar may be hidden. */
import React from 'react';
import type { ReactElement } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import BackToTop from '@theme-original/BackToTopButton';

/** Buttons in the lower corner of a document. */
export default function Corner(): ReactElement {
  const { toggle, shown } = useNavbarMobileSidebar();
  return (
    <>
      <BackToTop />
      <button
        type="button"
        className="thumb-menu"
        aria-label="Menu"
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
