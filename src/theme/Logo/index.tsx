/**
 * Ejected from 2.4.3, which can only show pictures.
 *
 * Differs: the drawing is part of the page. As a picture it is a request, and a document that the browser sets up before
 * the first paint of the page; two of them, one for each color mode. The name of the site breaks into lines (there: it is
 * cut off where there is no room for it).
 */
import React from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useThemeConfig } from '@docusaurus/theme-common';
import Drawing from '@site/static/img/logo.svg';
import type { Props } from '@theme/Logo';

/** The way home: the logo and the name of the site. */
export default function Logo({ className, tabIndex }: Props): JSX.Element {
  const { title } = useThemeConfig().navbar;
  return (
    <Link to={useBaseUrl('/')} className={className} tabIndex={tabIndex}>
      <Drawing className="navbar__logo" width={32} height={32} aria-hidden />
      <b className="navbar__title">{title}</b>
    </Link>
  );
}
