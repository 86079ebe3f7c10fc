/**
 * Ejected from 2.4.3, which puts the contents of a post beside the landmarks of the page, where screen readers that go
 * from one to the next don't find them.
 *
 * Differs: the contents are a landmark with a name. There is always a list of posts beside the text.
 */
import React from 'react';
import type { Props } from '@theme/BlogLayout';
import BlogSidebar from '@theme/BlogSidebar';
import Layout from '@theme/Layout';

/** What surrounds a post and a list of posts. */
export default function BlogLayout({ sidebar, toc, children, ...rest }: Props): JSX.Element {
  return (
    <Layout {...rest}>
      <div className="container margin-vert--lg">
        <div className="row">
          <BlogSidebar sidebar={sidebar} />
          <main className="col col--7" itemScope itemType="http://schema.org/Blog">
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
