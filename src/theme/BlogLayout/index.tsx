/**
 * Ejected from 2.4.3, which puts the contents of a post beside the landmarks of the page, where screen readers that go
 * from one to the next don't find them.
 *
 * Differs: the contents are a landmark with a name.
 */
import React from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/BlogLayout';
import BlogSidebar from '@theme/BlogSidebar';
import Layout from '@theme/Layout';

/** What surrounds a post and a list of posts. */
export default function BlogLayout({ sidebar, toc, children, ...rest }: Props): JSX.Element {
  const hasSidebar = sidebar !== undefined && sidebar.items.length > 0;
  return (
    <Layout {...rest}>
      <div className="container margin-vert--lg">
        <div className="row">
          <BlogSidebar sidebar={sidebar} />
          <main
            className={clsx('col', hasSidebar ? 'col--7' : 'col--9 col--offset-1')}
            itemScope
            itemType="http://schema.org/Blog"
          >
            {children}
          </main>
          {toc && (
            <nav className="col col--2" aria-label="On this page">
              {toc}
            </nav>
          )}
        </div>
      </div>
    </Layout>
  );
}
