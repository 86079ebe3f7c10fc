/**
 * Wraps 2.4.3's menu for phones, which is rendered with each page, out of sight: its items are as many as the page's own, are
 * laid out twice and slide aside, all while the page is hydrated.
 *
 * Here it is rendered when the reader reaches for a button that opens it, and from then on. Open, it is a dialog: the focus
 * goes into it, stays there until Escape or a button closes it, and goes back (there: it stays behind the menu).
 */
import React, { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { keepTabInside } from '../../../../packages/fast-client/focus';
import { activePage, showInList } from '../../../../packages/fast-client/page-behavior/client';

/** Buttons that open the menu: in the bar, and in a thumb's reach. */
const openers = '.navbar__toggle, .thumb-menu';
/** What comes before a press, by finger, pointer and keyboard, so that the menu is there to slide in. */
const intents = ['pointerdown', 'pointerover', 'focusin'] as const;

/** The menu of the site and of the section, for narrow windows. */
export default function MobileSidebarOnIntent(): JSX.Element | null {
  const { shown, shouldRender, toggle } = useNavbarMobileSidebar();
  const [isWanted, setWanted] = useState(false);
  const dialog = useRef<HTMLDivElement>(null);
  const focusClose = (): void =>
    dialog.current?.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
  useEffect(() => {
    // On wide windows there is nothing to wait for.
    if (isWanted || !shouldRender) return undefined;
    const onIntent = ({ target }: Event): void => {
      if (target instanceof Element && target.closest(openers)) setWanted(true);
    };
    for (const type of intents) document.addEventListener(type, onIntent);
    return () => intents.forEach((type) => document.removeEventListener(type, onIntent));
  }, [isWanted, shouldRender]);

  useEffect(() => {
    if (!shown) return undefined;
    const opener = document.activeElement;
    focusClose();
    showInList(dialog.current?.querySelector(activePage));
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [shown]);

  function onClick({ target }: MouseEvent<HTMLDivElement>): void {
    // This button slides out of sight with its list.
    if ((target as Element).closest('.navbar-sidebar__back')) focusClose();
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.key === 'Escape') toggle();
    keepTabInside(event, event.currentTarget);
  }

  if (!isWanted && !shown) return null;
  const role = shown ? { role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu' } : {};
  return (
    // A press beside what it holds leaves the focus in it.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={dialog}
      {...role}
      tabIndex={-1}
      onClick={onClick}
      onKeyDown={shown ? onKeyDown : undefined}
    >
      <MobileSidebar />
    </div>
  );
}
