import React from 'react';
import Layout from '@theme/Layout';
import { Readers, Release, Search, Tasks } from '../components/Home';
import { site } from '../data/site';
import DepositEarning from '../figures/deposit-earning';
import styles from './index.module.css';

/** The home page. */
export default function HomePage(): JSX.Element {
  return (
    <Layout title="Docs" description={site.description}>
      <main className={styles.home}>
        <div className={styles.hero}>
          <div>
            <p className={styles.tagline}>{site.tagline}</p>
            <h1>Yearn earns yield on tokens, for holders who would rather not manage positions.</h1>
            <p className={styles.lead}>
              Here's how, from your first deposit to every call in eight contract releases, as of
              July 2022.
            </p>
            <Search />
          </div>
          <DepositEarning />
        </div>
        <Readers />
        <Tasks />
        <Release />
      </main>
    </Layout>
  );
}
