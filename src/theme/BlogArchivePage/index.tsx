/**
 * Ejected from 2.4.3, which shows a colored band and a bare list of dates, and can't be extended.
 *
 * Differs: titled by what it lists, newest first, each note with its date and what it says; feeds are linked.
 */
import React from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Props } from '@theme/BlogArchivePage';
import ListPage, { releaseNote } from '../../components/ListPage';

const description =
  'Every documented release of the vault contracts with its date and what it changed.';

/** `/blog/archive`. */
export default function BlogArchivePage({ archive }: Props): JSX.Element {
  const feed = useBaseUrl('/blog/rss.xml');
  return (
    <ListPage
      title="Archive of release notes"
      description={description}
      intro={
        <>
          {description} <Link to="/vaults/compare">Compare any two releases</Link>, or follow the{' '}
          <a href={feed}>feed</a>.
        </>
      }
      items={archive.blogPosts.map(({ metadata }) => releaseNote(metadata))}
    />
  );
}
