import React, { useEffect, useState } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { type Release, releasePath } from '../../../data/releases';
import { keepInAddress } from '../../../../packages/fast-client/light-client/client/router/query';
import { useLoaded } from '../../useLoaded';
import Decoded from './Decoded';
import {
  type Answer,
  decimalsOfAddress,
  findAnswers,
  hashOfInput,
  holdsData,
  inputOfAddress,
  type LookupData,
  parseQuery,
  type Query,
  releaseText,
} from './lookup';
import styles from './styles.module.css';

function place({ entry }: Answer, releases: string[]): string | undefined {
  const newest = releases[entry.in[entry.in.length - 1] ?? -1];
  if (entry.page === undefined || newest === undefined) return undefined;
  return `${releasePath(newest as Release)}/smart-contracts/${entry.page}#${entry.anchor ?? ''}`;
}

interface AnswersProps {
  readonly answers: readonly Answer[];
  readonly releases: string[];
  /** Whether the query was a name, so that it isn't known yet what the member's selector is. */
  readonly byName: boolean;
}

/** Table of the members that have been found. */
function Answers({ answers, releases, byName }: AnswersProps): JSX.Element {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Contract</th>
          <th scope="col">Member</th>
          <th scope="col">Releases</th>
          {byName && <th scope="col">Selector or topic</th>}
        </tr>
      </thead>
      <tbody>
        {answers.map((answer) => {
          const { entry, bytes } = answer;
          const to = place(answer, releases);
          const member = <code>{entry.signature}</code>;
          return (
            <tr
              key={`${bytes} ${entry.contract} ${entry.signature} ${entry.anchor ?? ''} ${entry.from ?? ''}`}
            >
              <td>
                {entry.contract +
                  (entry.from === undefined ? '' : `, inherited from ${entry.from}`)}
              </td>
              <td>{to === undefined ? member : <Link to={to}>{member}</Link>}</td>
              <td>{releaseText(releases, entry.in)}</td>
              {byName && (
                <td className={styles.bytes}>
                  <code>{`0x${bytes}`}</code>
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/**
 * What the lookup says of a query.
 *
 * @param found how many members it has, or nothing while the data isn't there
 */
function statusOf(query: Query, failed: boolean, found: number | undefined): string {
  if (query.kind === 'address') return 'This is an address.';
  if (failed) return 'The lookup data could not be loaded.';
  if (query.kind === 'empty') return '';
  if (found === undefined) return 'Loading…';
  if (found > 0) return `${found} found.`;
  return query.kind === 'topic'
    ? "No event in the eight releases has this topic. If it's the hash of a transaction, paste its input data or its logs."
    : 'No contract in the eight releases has it.';
}

/** Lookup of selectors, topics and names. Its data is fetched on first use. */
export default function Lookup(): JSX.Element {
  const address = useBaseUrl('/abi/selectors.json');
  const [input, setInput] = useState('');
  const [decimals, setDecimals] = useState(18);
  const [ready, setReady] = useState(false);
  const [wanted, setWanted] = useState(false);
  const { data, failed, retry } = useLoaded<LookupData>(wanted ? address : undefined);

  const { search, key } = useLocation();
  useEffect(() => {
    setReady(true);
    const { hash } = window.location;
    const asked = inputOfAddress({ search, hash });
    // A place on the page leaves the box as it is; a link to the page itself empties it.
    if (asked === '' && hash !== '') return;
    setInput(asked);
    setDecimals(decimalsOfAddress(window.location));
    if (asked !== '') setWanted(true);
    // By its key: what is typed is in the address, of which the router does not hear.
  }, [search, key]);

  const load = (): void => {
    setWanted(true);
    if (failed) retry();
  };

  const change = (text: string, places = decimals): void => {
    setInput(text);
    setDecimals(places);
    load();
    keepInAddress({ search: '', hash: hashOfInput(text, places) });
  };

  const isData = holdsData(input);
  const query = isData ? ({ kind: 'empty' } as const) : parseQuery(input);
  const answers = data ? findAnswers(data, query) : [];
  const status = statusOf(query, failed, data && answers.length);

  return (
    <div className={styles.lookup}>
      <label className={styles.label}>
        <span>Selector, topic, name, or data to decode</span>
        <textarea
          className={styles.input}
          rows={3}
          value={input}
          disabled={!ready}
          placeholder="0x2e1a7d4d"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck="false"
          onFocus={load}
          onChange={(event) => change(event.currentTarget.value)}
        />
      </label>
      {isData && (
        <Decoded text={input} decimals={decimals} onDecimals={(places) => change(input, places)} />
      )}
      <p className={styles.status} role="status" hidden={isData}>
        <span>{failed ? `${status} ` : status}</span>
        {failed && (
          <button type="button" onClick={retry}>
            Retry
          </button>
        )}
      </p>
      {query.kind === 'address' && (
        <p>
          <Link to={`/search?q=0x${query.bytes}`}>Search for it in the documents</Link>
        </p>
      )}
      <noscript>The lookup needs JavaScript. The data it reads is linked below.</noscript>
      {data && answers.length > 0 && (
        <Answers answers={answers} releases={data.releases} byName={query.kind === 'name'} />
      )}
    </div>
  );
}
