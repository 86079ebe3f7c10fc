import React, { type FormEvent } from 'react';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { questions } from './readers';
import styles from './styles.module.css';

/** A pointer on the box opens the search dialog, which answers while the reader types. */
function openDialog(): void {
  document.querySelector<HTMLElement>('.navbar [aria-haspopup="dialog"]')?.click();
}

/**
 * The search box of the home page. It is a form, so that what is typed into it leads to the results page: by keyboard,
 * and where the dialog could not be loaded.
 */
export default function Search(): JSX.Element {
  const target = useBaseUrl('/search');
  const history = useHistory();
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const query = String(new FormData(event.currentTarget).get('q') ?? '');
    history.push(`${target}?${new URLSearchParams({ q: query }).toString()}`);
  };
  return (
    <div className={styles.search}>
      <form role="search" action={target} onSubmit={onSubmit}>
        <label htmlFor="home-search">What do you want to know?</label>
        <div className={styles.field}>
          <input
            id="home-search"
            type="search"
            name="q"
            required
            autoComplete="off"
            onClick={openDialog}
            placeholder="How are fees charged?"
          />
          <button type="submit" className="main-button">
            Search
          </button>
        </div>
      </form>
      <ul className={styles.questions} aria-label="Questions with an answer">
        {questions.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
