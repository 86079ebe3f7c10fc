/**
 * Ejected from 2.4.3.
 *
 * Differs: the focus stays at the target of the link (there: it is lost at once), and is not brought to this link when
 * another page is shown: `packages/fast-client/page-load` moves it to the heading of that page.
 */
import React, { type MouseEvent } from 'react';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import styles from '@docusaurus/theme-classic/lib/theme/SkipToContent/styles.module.css';
import { focusPlace } from '../../../packages/fast-client/focus';

const label = 'Skip to main content';

function skip(event: MouseEvent): void {
  event.preventDefault();
  focusPlace(document.querySelector('main') ?? document.getElementById(SkipToContentFallbackId));
}

/** The first link of each page. */
export default function SkipToContent(): JSX.Element {
  return (
    <div role="region" aria-label={label}>
      <a className={styles['skipToContent']} href={`#${SkipToContentFallbackId}`} onClick={skip}>
        {label}
      </a>
    </div>
  );
}
