/** Wraps 2.4.3's, which has no description of its own, so that search engines show the whole site's. */
import React from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/BlogTagsPostsPage';
import Original from '@theme-original/BlogTagsPostsPage';

/** `/blog/tags/<tag>`. */
export default function BlogTagsPostsPage(props: Props): JSX.Element {
  return (
    <>
      <PageMetadata
        description={`Release notes of the vault contracts with the tag ${props.tag.label}.`}
      />
      <Original {...props} />
    </>
  );
}
