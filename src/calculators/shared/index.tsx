import React, { useEffect, useState } from 'react';
import {
  currentQuery,
  keepQuery,
} from '../../../packages/fast-client/light-client/client/router/query';
import DataTable from '../../components/DataTable';
import { entriesFromQuery, initialEntries, queryOf, readField } from './fields';
import type { Entered, Field, Reading, Values } from './fields';
import styles from './styles.module.css';

/** Rows below headings; the first cell of a row names it. */
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface CalculatorProps {
  /** Prefix of element ids, unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly fields: readonly Field[];
  /**
   * The results.
   *
   * @throws {RangeError} with a sentence for readers if the values do not fit together
   */
  readonly compute: (values: Values) => Table;
  /** Results for sample values, for readers without scripts and for a first look. */
  readonly examples: Table;
}

function ResultTable({
  caption,
  table,
}: {
  readonly caption: string;
  readonly table: Table;
}): JSX.Element {
  return (
    <DataTable title={caption} columns={table.head} className="results">
      <tbody>
        {table.rows.map(([first, ...others]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {others.map((cell, i) => (
              <td key={table.head[i + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function FieldInput({
  id,
  field,
  text,
  problem,
  onEnter,
}: {
  readonly id: string;
  readonly field: Field;
  readonly text: string;
  readonly problem: string | null;
  readonly onEnter: (text: string) => void;
}): JSX.Element {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <span>{`${field.label} `}</span>
        <span className={styles.unit}>{`(${field.unit})`}</span>
      </label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        value={text}
        onChange={(event) => onEnter(event.target.value)}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
      />
      {problem === null ? null : (
        <p className={styles.problem} id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}

/** The results of what was entered, or a sentence that says why there are none. */
function resultsOf(
  readings: readonly (Reading & { readonly field: Field })[],
  compute: CalculatorProps['compute'],
): Table | string {
  const values: Record<string, number> = {};
  for (const { field, value } of readings) {
    if (value === null) return 'Correct the marked values to see the results.';
    values[field.name] = value;
  }
  try {
    return compute(values);
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}

function Calculator({ id, title, fields, compute, examples }: CalculatorProps): JSX.Element {
  const [entered, setEntered] = useState<Entered>(() => initialEntries(fields));
  // The server knows neither the address nor what someone types: the form wakes up in the browser.
  const [link, setLink] = useState<string | null>(null);

  useEffect(() => {
    setEntered(entriesFromQuery(fields, window.location.search));
    setLink(window.location.href);
  }, [fields]);

  const enter = (name: string, text: string): void => {
    const next = { ...entered, [name]: text };
    setEntered(next);
    const address = new URL(window.location.href);
    address.search = queryOf(fields, next, currentQuery());
    keepQuery(address.search);
    setLink(address.href);
  };

  const readings = fields.map((field) => ({
    field,
    ...readField(field, entered[field.name] ?? ''),
  }));
  const results = resultsOf(readings, compute);

  return (
    <section className={styles.calculator} aria-labelledby={`${id}-title`}>
      <p className={styles.title} id={`${id}-title`}>
        {title}
      </p>
      <form onSubmit={(event) => event.preventDefault()} autoComplete="off">
        <fieldset className={styles.fields} disabled={link === null}>
          <legend className="visually-hidden">Values</legend>
          {readings.map(({ field, problem }) => (
            <FieldInput
              key={field.name}
              id={`${id}-${field.name}`}
              field={field}
              text={entered[field.name] ?? ''}
              problem={problem}
              onEnter={(text) => enter(field.name, text)}
            />
          ))}
        </fieldset>
        <div className={styles.results} aria-live="polite">
          {typeof results === 'string' ? (
            <p className={styles.problem}>{results}</p>
          ) : (
            <ResultTable caption="Results" table={results} />
          )}
        </div>
        <button type="button" data-copy={link ?? ''} disabled={link === null}>
          Copy a link to these values
        </button>
      </form>
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

/**
 * A form that computes while someone types. Its entries are kept in the address bar, so that a link brings them back.
 * A table that folds out below has the results for sample values, and needs no script.
 */
export default function calculator(props: CalculatorProps): () => JSX.Element {
  return () => <Calculator {...props} />;
}
