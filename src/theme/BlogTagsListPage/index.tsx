/**
 * Ejected from 2.4.3, which sorts bare tag names under single letters, and has no description of its own.
 *
 * Differs: says what each tag is about, as the lists of a section's topics do.
 */
import React from 'react';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/BlogTagsListPage';
import ListPage from '../../components/ListPage';
import { topics } from '../DocTagDocListPage/topics';

/** `/blog/tags`. */
export default function BlogTagsListPage({ tags }: Props): JSX.Element {
  return (
    <ListPage
      title="Topics in release notes"
      description="Release notes of the vault contracts, by topic."
      intro={
        <>
          <Link to="/blog/archive">Release notes</Link> of the vault contracts, by topic.
        </>
      }
      items={topics(tags, 'release note')}
    />
  );
}
