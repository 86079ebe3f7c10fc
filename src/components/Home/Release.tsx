import React from 'react';
import Link from '@docusaurus/Link';
import facts from '@generated/site-facts/default/releases.json';
import { latestRelease, releasePath, type Release as ReleaseName } from '../../data/releases';
import CodeSpans from '../CodeSpans';
import styles from './styles.module.css';

/** The current release, what changed in it, and the way to every other release. */
export default function Release(): JSX.Element {
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
        <h3>Read the contracts of</h3>
        <ul className={styles.versions}>
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
