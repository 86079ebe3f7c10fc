import React from 'react';
import type { ReactElement } from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import { useSearchSettings } from '@site/packages/search/client';
import { versions } from '../../data/releases';
import { selectorLookup } from '../../data/selector-lookup';
import SearchView from '@site/packages/search/ui/Page';

/** The page `/search`, whichever engine answers. */
export default function SearchPage(): ReactElement {
  const { baseUrl, styles } = useSearchSettings();
  return (
    <Layout
      title="Search"
      description="Search the documents, the contract reference of every release and the addresses."
    >
      <Head>
        <link rel="stylesheet" href={baseUrl + styles} data-search="" />
      </Head>
      <SearchView lookup={selectorLookup} versions={versions} />
    </Layout>
  );
}
