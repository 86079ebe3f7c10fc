/**
 * Ejected from 2.4.3, whose list has no heading of its own, and titles of posts that are larger than one would be.
 *
 * Differs: a heading and a sentence above the posts, which are a list as in the archive. No second list beside them, and no
 * way to a next page: `src/config/preset.ts` puts all posts on one.
 */
import React from 'react';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/BlogListPage';
import ListPage, { releaseNote } from '../../components/ListPage';

/** `/blog`. */
export default function BlogListPage({ metadata, items }: Props): JSX.Element {
  const { blogTitle, blogDescription } = metadata;
  return (
    <ListPage
      title={blogTitle}
      description={blogDescription}
      intro={
        <>
          {blogDescription} <Link to="/blog/archive">Archive</Link>
        </>
      }
      items={items.map(({ content }) => releaseNote(content.metadata))}
    />
  );
}
