import React from 'react';
import Link from '@docusaurus/Link';
import { tasks } from './readers';
import styles from './styles.module.css';

/** Common tasks as rows, each with the page that shows how. */
export default function Tasks(): JSX.Element {
  return (
    <section>
      <h2>Common tasks</h2>
      <ul className={styles.tasks}>
        {tasks.map(({ task, page, to }) => (
          <li key={to}>
            <Link to={to}>
              {task} <span>{page}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
