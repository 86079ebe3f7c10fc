/**
 * Ejected from 2.4.3, whose page has a single sentence and can't be extended.
 *
 * Differs: offers the pages whose address is most like the one asked for, from a list that is loaded here only; a
 * search box with the words of the address, for the release that it names; the sections, which are there without
 * scripts too.
 */
import React, { useEffect, useState } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import { maxQuery } from '../../../packages/search/client';
import page from '../../components/ListPage/styles.module.css';
import Staircase from '../../components/Staircase';
import { fetchJson, useLoaded } from '../../components/useLoaded';
import { sections } from '../../data/sections';
import { nearest, type PageEntry, releaseIn } from './nearest';
import styles from './styles.module.css';

/** How many pages are offered. The box reserves room for them. */
const suggestionCount = 4;

const load = (address: string, signal: AbortSignal): Promise<PageEntry[]> =>
  fetchJson(address, signal, ['map']);

/** The page of every path that no other page has. */
export default function NotFound(): JSX.Element {
  const { pathname } = useLocation();
  const base = useBaseUrl('/');
  const [asked, setAsked] = useState('');
  // The server renders one page for all paths: the path is known in the browser only.
  useEffect(() => setAsked(`/${pathname.slice(base.length)}`), [pathname, base]);
  const list = useLoaded(useBaseUrl('/pages.json'), load);
  const pages = list.failed ? [] : list.data && nearest(asked, list.data, suggestionCount);
  const release = releaseIn(asked).slice(1);
  const words = (/[^/]*\/?$/.exec(asked)?.[0] ?? '').replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  return (
    <Layout title="Page not found">
      <main className={page.page}>
        <Staircase className={styles.staircase} />
        <h1>Page not found</h1>
        <p className={page.intro}>
          There's no page at this address. It may have moved, or the link may contain a typo.
        </p>
        <form className={styles.form} role="search" action={useBaseUrl('/search')}>
          <label htmlFor="missing">Search instead</label>
          <input
            id="missing"
            type="search"
            name="q"
            defaultValue={words.slice(0, maxQuery)}
            maxLength={maxQuery}
            required
          />
          {release !== '' && <input type="hidden" name="version" value={release} />}
          <button type="submit" className="main-button">
            Search
          </button>
        </form>
        <h2>Start from a section</h2>
        <ul className={styles.sections}>
          {sections.map(({ id, label, navTarget }) => (
            <li key={id}>
              <Link to={navTarget}>{label}</Link>
            </li>
          ))}
        </ul>
        <section className={styles.nearest} aria-live="polite">
          {pages && pages.length > 0 && (
            <>
              <h2>Nearest pages</h2>
              <ul>
                {pages.map(([route, title]) => (
                  <li key={route}>
                    <Link to={route}>{title}</Link> <small>{route}</small>
                  </li>
                ))}
              </ul>
            </>
          )}
          {!list.failed && pages?.length === 0 && <p>No page has a similar address either.</p>}
        </section>
      </main>
    </Layout>
  );
}
