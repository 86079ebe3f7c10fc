/**
 * Wraps 2.4.3's category of the menu. Without a page of its own, it's a link there that opens and closes what's in it.
 *
 * Here it's a button to screen readers, and Space presses it, too. Before its scripts run, it leads to the first page in
 * it, as there, and is a link.
 */
import React, { type KeyboardEvent } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Category from '@theme-original/DocSidebarItem/Category';
import type { Props } from '@theme/DocSidebarItem/Category';

/** A category of the menu. */
export default function DocSidebarItemCategory({ item, ...props }: Props): JSX.Element {
  return (
    <Category
      item={item}
      {...props}
      {...(useIsBrowser() &&
        item.collapsible &&
        !item.href && {
          role: 'button',
          onKeyDown(event: KeyboardEvent<HTMLElement>): void {
            if (event.key !== ' ') return;
            // The page would scroll.
            event.preventDefault();
            if (!event.repeat) event.currentTarget.click();
          },
        })}
    />
  );
}
