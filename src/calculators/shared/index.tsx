import React, { useEffect, useState } from 'react';
import { useAnnouncement } from '../../../packages/fast-client/forms';
import {
  currentQuery,
  keepInAddress,
} from '../../../packages/fast-client/light-client/client/router/query';
import { entriesFromQuery, queryOf, readField } from './fields';
import type { Entered, Field, Reading, Values } from './fields';
import ResultTable, { type Table } from './ResultTable';
import styles from './styles.module.css';

export interface CalculatorProps {
  /** Prefix of element ids, unique on the page. */
  readonly id: string;
  readonly fields: readonly Field[];
  /**
   * The results.
   *
   * @throws {RangeError} with a sentence for readers if the values do not fit together
   */
  readonly compute: (values: Values) => Table;
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

/** Results as a screen reader says them: a number that has changed means nothing without its name. */
function inWords(results: Table | string): string {
  if (typeof results === 'string') return results;
  return [results.head, ...results.rows].map((row) => row.join(', ')).join('. ');
}

function Form({ id, fields, compute }: CalculatorProps): JSX.Element {
  const [entered, setEntered] = useState<Entered>(() => entriesFromQuery(fields, ''));
  // The server knows neither the address nor what someone types, so both are read in the browser.
  const [link, setLink] = useState<string | null>(null);
  /** What someone typed last. */
  const [typed, setTyped] = useState<string>();

  useEffect(() => {
    const read = (): void => {
      const { search, hash, href } = window.location;
      // A place on the page leaves the values as they are.
      if (search !== '' || hash === '') setEntered(entriesFromQuery(fields, search));
      setLink(href);
    };
    read();
    // Back and forward bring other values.
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [fields]);

  const enter = (name: string, text: string): void => {
    const next = { ...entered, [name]: text };
    setEntered(next);
    setTyped(text);
    const address = new URL(window.location.href);
    address.search = queryOf(fields, next, currentQuery());
    keepInAddress({ search: address.search });
    setLink(address.href);
  };

  const readings = fields.map((field) => ({
    field,
    ...readField(field, entered[field.name] ?? ''),
  }));
  const results = resultsOf(readings, compute);
  useAnnouncement(typed === undefined ? '' : inWords(results), typed);

  return (
    <form onSubmit={(event) => event.preventDefault()} autoComplete="off">
      <fieldset className={styles.fields} disabled={link === null}>
        <legend className="visually-hidden">Values</legend>
        {readings.map(({ field: { name, label, unit }, problem }) => (
          <div key={name} className={styles.field}>
            <label htmlFor={`${id}-${name}`}>
              <span>{`${label} `}</span>
              <span className={styles.unit}>{`(${unit})`}</span>
            </label>
            <input
              id={`${id}-${name}`}
              type="text"
              inputMode="decimal"
              value={entered[name] ?? ''}
              onChange={(event) => enter(name, event.target.value)}
              aria-invalid={problem !== null}
              aria-describedby={problem === null ? undefined : `${id}-${name}-problem`}
            />
            {problem === null ? null : (
              <p className={styles.problem} id={`${id}-${name}-problem`}>
                {problem}
              </p>
            )}
          </div>
        ))}
      </fieldset>
      <div className={styles.results}>
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
  );
}

/** A form that computes while someone types. Its entries are kept in the address bar, so that a link brings them back. */
export default function calculator(props: CalculatorProps): () => JSX.Element {
  return () => <Form {...props} />;
}
