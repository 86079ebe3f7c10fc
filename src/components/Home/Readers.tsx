import React from 'react';
import Link from '@docusaurus/Link';
import { readers } from './readers';
import styles from './styles.module.css';

/** Entry points, by what a reader came for. */
export default function Readers(): JSX.Element {
  return (
    <section className={styles.readers} aria-label="Where to start">
      {readers.map(({ title, text, icon, documents }) => (
        <div className={styles.reader} key={title}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d={icon} />
          </svg>
          <h2>{title}</h2>
          <p>{text}</p>
          <ul>
            {documents.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
