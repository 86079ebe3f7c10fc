/**
 * Wraps 2.4.3's link in the bar, which screen readers call the current page on every page of a section. It's the current one
 * of the links.
 */
import React from 'react';
import type { Props } from '@theme/NavbarItem/NavbarNavLink';
import Original from '@theme-original/NavbarItem/NavbarNavLink';

/** A link in the bar, or in one of its menus. */
export default function NavbarNavLink(props: Props): JSX.Element {
  return <Original {...props} aria-current="true" />;
}
