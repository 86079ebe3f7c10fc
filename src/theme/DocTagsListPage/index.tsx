/**
 * Ejected from 2.4.3, which sorts bare tag names under single letters.
 *
 * Differs: says whose tags they are, and what each tag is about; one list, which is short enough to read.
 */
import React from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import type { Props } from '@theme/DocTagsListPage';
import { usePlace } from '../DocTagDocListPage/place';
import styles from '../DocTagDocListPage/styles.module.css';
import { tags as known } from '../../data/tags';

/** `/<section>/tags`. */
export default function DocTagsListPage({ tags }: Props): JSX.Element {
  const place = usePlace();
  const topics = tags
    .map((tag) => {
      const topic = known.find(({ id }) => id === tag.label);
      return { ...tag, label: topic?.label ?? tag.label, description: topic?.description };
    })
    .sort((a, b) => (a.label < b.label ? -1 : 1));
  const title = `Topics in ${place.label}`;
  return (
    <Layout title={title} description={`Documents in ${place.label}, by topic.`}>
      <main className="list-page">
        <h1>{title}</h1>
        <p>
          Documents in <Link to={place.to}>{place.label}</Link>, by topic.
        </p>
        <ul className={styles.tags}>
          {topics.map(({ label, permalink, count, description }) => (
            <li key={permalink}>
              <Link to={permalink}>{label}</Link>{' '}
              <span>{count === 1 ? '1 document' : `${count} documents`}</span>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}
