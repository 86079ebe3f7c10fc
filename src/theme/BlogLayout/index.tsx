/**
 * Wraps 2.4.3's frame of posts, which puts the contents of a post beside the landmarks of the page, where screen readers
 * that go from one to the next don't find them.
 */
import React from 'react';
import type { Props } from '@theme/BlogLayout';
import Original from '@theme-original/BlogLayout';

/** What surrounds a post and a list of posts. */
export default function BlogLayout({ toc, ...rest }: Props): JSX.Element {
  // As high as the text, beside which the contents stay while the reader scrolls.
  const contents = toc && (
    <nav aria-label="On this page" style={{ height: '100%' }}>
      {toc}
    </nav>
  );
  return <Original {...rest} toc={contents} />;
}
