/**
 * Wraps 2.4.3's menu for phones, which is drawn with each page, out of sight: its items are as many as the page's own, are
 * laid out twice and slide aside, all while the page is taken over.
 *
 * Here it is drawn when the reader reaches for a button that opens it, and from then on.
 */
import React, { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

/** Buttons that open the menu: in the bar, and in a thumb's reach. */
const OPENERS = '.navbar__toggle, .thumb-menu';
/** What comes before a press, by finger, pointer and keyboard, so that the menu is there to slide in. */
const INTENTS = ['pointerdown', 'pointerover', 'focusin'] as const;

/** The menu of the site and of the section, for narrow windows. */
export default function MobileSidebarOnIntent(): ReactElement | null {
  const { shown, shouldRender } = useNavbarMobileSidebar();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    // On wide windows there is nothing to wait for.
    if (isWanted || !shouldRender) return undefined;
    const onIntent = ({ target }: Event): void => {
      if (target instanceof Element && target.closest(OPENERS)) setWanted(true);
    };
    for (const type of INTENTS) document.addEventListener(type, onIntent);
    return () => INTENTS.forEach((type) => document.removeEventListener(type, onIntent));
  }, [isWanted, shouldRender]);
  return isWanted || shown ? <MobileSidebar /> : null;
}
