import React, { type ReactNode } from 'react';
import type { PropBlogPostMetadata } from '@docusaurus/plugin-content-blog';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import styles from './styles.module.css';

export interface Item {
  readonly title: string;
  readonly to: string;
  /** What it says, or is about. */
  readonly text: string | undefined;
  /** What is beside the title: a date, or a count. */
  readonly note?: ReactNode;
}

interface Props {
  /** The heading. */
  readonly title: string;
  /** What the page is called where its heading isn't in sight. */
  readonly name?: string;
  /** For search engines. */
  readonly description: string;
  /** What is listed, and where else to go. */
  readonly intro: ReactNode;
  readonly items: readonly Item[];
}

/** A page that is a list: of release notes, of topics, of the documents about a topic. */
export default function ListPage({
  title,
  name = title,
  description,
  intro,
  items,
}: Props): JSX.Element {
  return (
    <Layout title={name} description={description}>
      <main className={styles.page}>
        <h1>{title}</h1>
        <p className={styles.intro}>{intro}</p>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.to}>
              {item.note && <div className={styles.note}>{item.note}</div>}
              <div>
                <h2>
                  <Link to={item.to}>{item.title}</Link>
                </h2>
                <p>{item.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}

/** A release note as such a page lists it. */
export const releaseNote = (note: PropBlogPostMetadata): Item => ({
  title: note.title,
  to: note.permalink,
  text: note.description,
  note: <time dateTime={note.date}>{note.formattedDate}</time>,
});
