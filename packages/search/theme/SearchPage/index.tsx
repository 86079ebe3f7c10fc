import React from 'react';
import type { ReactElement } from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import { useSearchSettings } from '../../settings';
import SearchView from '../../ui/Page';

/** The page `/search`, whichever engine answers. */
export default function SearchPage(): ReactElement {
  const { baseUrl, styles } = useSearchSettings();
  return (
    <Layout title="Search" description="Search all documents of this site.">
      <Head>
        <link rel="stylesheet" href={baseUrl + styles} data-search="" />
      </Head>
      <SearchView />
    </Layout>
  );
}
