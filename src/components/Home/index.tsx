/** The parts of the home page. */
import React from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import facts from '@generated/site-facts/default/releases.json';
import { maxQuery } from '../../../packages/search/client';
import { latestRelease, releasePath, type Release as ReleaseName } from '../../data/releases';
import CodeSpans from '../CodeSpans';
import { questions, readers, tasks } from './readers';
import styles from './styles.module.css';

/** Pressing the box with a pointer opens the search dialog, which answers while the reader types. */
function openDialog(): void {
  document.querySelector<HTMLElement>('.navbar [aria-haspopup="dialog"]')?.click();
}

/**
 * The search box. It is a form, so that what is typed into it leads to the results page: by keyboard, and where the dialog
 * could not be loaded.
 */
export function Search(): JSX.Element {
  return (
    <div className={styles.search}>
      <form role="search" action={useBaseUrl('/search')}>
        <label htmlFor="home-search">What do you want to know?</label>
        <div className={styles.field}>
          <input
            id="home-search"
            type="search"
            name="q"
            required
            maxLength={maxQuery}
            autoComplete="off"
            onClick={openDialog}
            placeholder="What is a vault?"
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

/** Entry points, by what a reader came for. */
export function Readers(): JSX.Element {
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

/** Common tasks as rows, each with the page that shows how. */
export function Tasks(): JSX.Element {
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

/** The current release, what changed in it, and the way to every other release. */
export function Release(): JSX.Element {
  const [, previous] = facts.dates;
  return (
    <section className={styles.release} aria-labelledby="release">
      <div>
        <h2 id="release">Current release: vaults {latestRelease}</h2>
        <dl>
          {facts.changes.map(({ heading, anchor, text }) => (
            <React.Fragment key={anchor}>
              <dt>{heading}</dt>
              <dd>
                <CodeSpans text={text} />
              </dd>
            </React.Fragment>
          ))}
        </dl>
        <ul className={styles.links}>
          {facts.note && (
            <li>
              <Link to={facts.note}>Release note</Link>
            </li>
          )}
          {previous && (
            <li>
              <Link to="/vaults/compare">Compare with {previous[0]} or any release</Link>
            </li>
          )}
          <li>
            <Link to="/blog/archive">All release notes</Link>
          </li>
        </ul>
      </div>
      <nav aria-label="Releases">
        <h3>Read the contracts of a release</h3>
        <ul className={`releases ${styles.versions}`}>
          {facts.dates.map(([release, date]) => (
            <li key={release}>
              <Link to={`${releasePath(release as ReleaseName)}/getting-started`}>
                <strong>{release}</strong> <span>{date}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
