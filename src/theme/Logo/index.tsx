/**
 * Ejected from 2.4.3, which can only show pictures.
 *
 * Differs: the drawing is part of the page. As a picture it is a request, and a document that the browser sets up before
 * the first paint of the page; two of them, one for each color mode.
 */
import React from 'react';
import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useThemeConfig } from '@docusaurus/theme-common';
import Drawing from '@site/static/img/logo.svg';
import type { Props } from '@theme/Logo';

/** The way home: the logo and the name of the site. */
export default function Logo({
  imageClassName = 'navbar__logo',
  titleClassName,
  ...link
}: Props): ReactElement {
  const { title } = useThemeConfig().navbar;
  return (
    <Link to={useBaseUrl('/')} {...link}>
      <Drawing className={imageClassName} width={32} height={32} aria-hidden />
      <b className={titleClassName}>{title}</b>
    </Link>
  );
}
