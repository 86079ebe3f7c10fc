/**
 * Ejected from 2.4.3, whose heading counts ("8 posts tagged with …") instead of naming the topic, and whose titles of posts
 * are larger than that. It has no description of its own.
 *
 * Differs: the topic is the heading, and the posts are a list as in the archive.
 */
import React from 'react';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/BlogTagsPostsPage';
import ListPage, { releaseNote } from '../../components/ListPage';
import { topicOf } from '../DocTagDocListPage/topics';

/** `/blog/tags/<tag>`. */
export default function BlogTagsPostsPage({ tag, items }: Props): JSX.Element {
  const { label: title, description } = topicOf(tag.label);
  return (
    <ListPage
      title={title}
      name={`${title} in release notes`}
      description={`Release notes of the vault contracts about one topic: ${title}.`}
      intro={
        <>
          {description} {tag.count === 1 ? 'One release note' : `${tag.count} release notes`}.{' '}
          <Link to={tag.allTagsPath}>All topics</Link>
        </>
      }
      items={items.map(({ content }) => releaseNote(content.metadata))}
    />
  );
}
