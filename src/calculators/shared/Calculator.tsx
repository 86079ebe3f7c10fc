import React, { type ReactNode } from 'react';
import ResultTable, { type Table } from './ResultTable';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  /** Results for sample values, for readers without scripts and for a first look. */
  readonly examples: Table;
  /** The form, which is an island. */
  readonly children: ReactNode;
}

/**
 * A calculator in a document. All but its form stays as it was built, so what a reader has unfolded before the script
 * arrives, or before leaving the page, stays open.
 */
export default function Calculator({ title, examples, children }: Props): JSX.Element {
  return (
    <section className={styles.calculator} aria-label={title}>
      <p className={styles.title}>{title}</p>
      {children}
      <noscript>
        <p>The form needs JavaScript. The table below gives results for sample values.</p>
      </noscript>
      <details>
        <summary>Sample values</summary>
        <ResultTable caption={`Sample values: ${title}`} table={examples} />
      </details>
    </section>
  );
}
