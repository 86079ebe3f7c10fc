/**
 * Wraps 2.4.3's frame of posts, which puts the contents of a post beside the landmarks of the page, where screen readers
 * that go from one to the next don't find them. A post also gets a way to the list of posts.
 */
import React from 'react';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/BlogLayout';
import Original from '@theme-original/BlogLayout';

/** What surrounds a post. */
export default function BlogLayout({ toc, children, ...rest }: Props): JSX.Element {
  // As high as the text, beside which the contents stay while the reader scrolls.
  const contents = toc && (
    <nav aria-label="On this page" style={{ height: '100%' }}>
      {toc}
    </nav>
  );
  return (
    <Original {...rest} toc={contents}>
      <nav aria-label="Breadcrumbs">
        <ul className="breadcrumbs">
          <li className="breadcrumbs__item breadcrumbs__item--parent">
            <Link className="breadcrumbs__link" to="/blog/archive">
              All release notes
            </Link>
          </li>
        </ul>
      </nav>
      {children}
    </Original>
  );
}
