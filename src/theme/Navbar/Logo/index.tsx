/**
 * Ejected from 2.4.3, whose name of the site is cut off where there is no room for it.
 *
 * Differs: it breaks into lines.
 */
import React from 'react';
import type { ReactElement } from 'react';
import Logo from '@theme/Logo';

/** The way home in the navigation bar. */
export default function NavbarLogo(): ReactElement {
  return (
    <Logo className="navbar__brand" imageClassName="navbar__logo" titleClassName="navbar__title" />
  );
}
