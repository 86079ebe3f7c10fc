/**
 * Ejected from 2.4.3, whose list of posts has no heading of its own.
 *
 * Differs: a heading and a sentence above the posts. Nothing else.
 */
import React from 'react';
import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import type { Props } from '@theme/BlogListPage';
import BlogPostItems from '@theme/BlogPostItems';
import SearchMetadata from '@theme/SearchMetadata';

/** `/blog`. */
export default function BlogListPage({ metadata, items, sidebar }: Props): ReactElement {
  const { blogTitle, blogDescription } = metadata;
  return (
    <HtmlClassNameProvider
      className={`${ThemeClassNames.wrapper.blogPages} ${ThemeClassNames.page.blogListPage}`}
    >
      <PageMetadata title={blogTitle} description={blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogLayout sidebar={sidebar}>
        <h1>{blogTitle}</h1>
        <p>
          {blogDescription} <Link to="/blog/archive">Archive</Link>
        </p>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
