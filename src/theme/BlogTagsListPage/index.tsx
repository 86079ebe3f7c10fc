/** Wraps 2.4.3's, which has no description of its own, so that search engines show the whole site's. */
import React from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/BlogTagsListPage';
import Original from '@theme-original/BlogTagsListPage';

/** `/blog/tags`. */
export default function BlogTagsListPage(props: Props): JSX.Element {
  return (
    <>
      <PageMetadata description="Release notes of the vault contracts, by topic." />
      <Original {...props} />
    </>
  );
}
