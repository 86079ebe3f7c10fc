/**
 * Ejected from 2.4.3, whose list has no heading of its own, and titles of posts that are larger than one would be.
 *
 * Differs: a heading and a sentence above the posts, which are a list as in the archive. No second list beside them, and no
 * way to a next page: `src/config/preset.ts` puts all posts on one.
 */
import React from 'react';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/BlogListPage';
import Layout from '@theme/Layout';
import ReleaseNotes from '../../components/ReleaseNotes';

/** `/blog`. */
export default function BlogListPage({ metadata, items }: Props): JSX.Element {
  const { blogTitle, blogDescription } = metadata;
  return (
    <Layout title={blogTitle} description={blogDescription}>
      <main className="list-page">
        <h1>{blogTitle}</h1>
        <p>
          {blogDescription} <Link to="/blog/archive">Archive</Link>
        </p>
        <ReleaseNotes notes={items.map(({ content }) => content.metadata)} />
      </main>
    </Layout>
  );
}
