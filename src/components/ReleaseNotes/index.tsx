import React from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** What a list says of a release note. */
export interface Note {
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
  readonly date: string;
  readonly formattedDate: string;
}

interface Props {
  /** Newest first. */
  readonly notes: readonly Note[];
}

/** Release notes as a list: date, title, and what each says. */
export default function ReleaseNotes({ notes }: Props): JSX.Element {
  return (
    <ol className={styles.notes}>
      {notes.map(({ permalink, title, description, date, formattedDate }) => (
        <li key={permalink}>
          <time dateTime={date}>{formattedDate}</time>
          <div>
            <h2>
              <Link to={permalink}>{title}</Link>
            </h2>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
