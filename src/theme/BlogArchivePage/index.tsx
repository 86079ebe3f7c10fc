/**
 * Ejected from 2.4.3, which shows a colored band and a bare list of dates and leaves no place for more.
 *
 * Differs: titled by what it lists, newest first, each note with its date and what it says; feeds are linked.
 */
import React from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import type { Props } from '@theme/BlogArchivePage';
import ReleaseNotes from '../../components/ReleaseNotes';

const title = 'Archive of release notes';
const description =
  'Every documented release of the vault contracts with its date and what it changed.';

/** `/blog/archive`. */
export default function BlogArchivePage({ archive }: Props): JSX.Element {
  const feed = useBaseUrl('/blog/rss.xml');
  return (
    <Layout title={title} description={description}>
      <main className="list-page">
        <h1>{title}</h1>
        <p>
          {description} <Link to="/vaults/compare">Compare any two releases</Link>, or follow the{' '}
          <a href={feed}>feed</a>.
        </p>
        <ReleaseNotes notes={archive.blogPosts.map(({ metadata }) => metadata)} />
      </main>
    </Layout>
  );
}
