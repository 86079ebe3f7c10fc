import React, { useEffect, useMemo, useState } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { asTyped, Retry } from '../../../../packages/fast-client/client';
import { useAnnouncement } from '../../../../packages/fast-client/forms';
import type { Dictionary, Result } from '../../../../packages/abi-codec';
import { keepInAddress } from '../../../../packages/fast-client/light-client/client/router/query';
import { fetchJson, useLoaded } from '../../useLoaded';
import Results, { resultsText, spokenText } from './Results';
import {
  decimalsOfAddress,
  findAnswers,
  hashOfInput,
  inputOfAddress,
  parseQuery,
  type Query,
} from './lookup';
import styles from './styles.module.css';

/** Fetches the dictionary at an address, what decodes by it, and what the documentation calls addresses. */
async function loadDecoder(address: string, signal: AbortSignal) {
  const [{ decode }, { addresses }, dictionary] = await Promise.all([
    import('../../../../packages/abi-codec/decode'),
    import('../../../data/addresses'),
    fetchJson<Dictionary>(address, signal, ['functions', 'events', 'messages']),
  ]);
  return {
    read: (query: Query, text: string) =>
      query.kind === 'data' ? decode(text, dictionary) : findAnswers(dictionary, query),
    /** By addresses in lower case. */
    names: new Map(addresses.map(({ address: of, label }) => [of.toLowerCase(), label])),
  };
}

/** What the lookup says of a query and what it found. */
function statusOf({ kind }: Query, results: readonly Result[]): string {
  if (kind === 'data') return resultsText(results);
  if (results.length > 0) return `${results.length} found.`;
  return kind === 'topic'
    ? "No event in these releases has this topic. If it's the hash of a transaction, paste its input data or its logs."
    : 'No contract in these releases has it.';
}

/** Decodes contract data, and looks up selectors, topics, and names. What it reads with is fetched on first use. */
export default function Lookup(): JSX.Element {
  const address = useBaseUrl('/abi/dictionary.json');
  const [input, setInput] = useState('');
  const [decimals, setDecimals] = useState(18);
  const [ready, setReady] = useState(false);
  const [wanted, setWanted] = useState(false);
  const { data, failed, retry } = useLoaded(wanted ? address : undefined, loadDecoder);

  const location = useLocation();
  useEffect(() => {
    setReady(true);
    const { search, hash } = window.location;
    const asked = inputOfAddress({ search, hash });
    // A place on the page leaves the box as it is; a link to the page itself empties it.
    if (asked === '' && hash !== '') return;
    setInput(asked);
    setDecimals(decimalsOfAddress(window.location));
    if (asked !== '') setWanted(true);
    // The router isn't told about what is typed, so its location is another one only when the reader goes somewhere.
  }, [location]);

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

  const query = useMemo(() => parseQuery(input), [input]);
  const results = useMemo(() => data?.read(query, input) ?? [], [data, query, input]);
  let status = data ? statusOf(query, results) : 'Loading…';
  if (query.kind === 'empty' || failed) status = '';
  if (query.kind === 'address') status = 'This is an address. ';
  useAnnouncement(status && `${status} ${spokenText(results)}`, input);

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
          {...asTyped}
          onFocus={load}
          onChange={(event) => change(event.currentTarget.value)}
        />
      </label>
      <p className={styles.status}>
        <span>{status}</span>
        <span role="status">
          {failed && (
            <>
              <span>The data could not be loaded. </span>
              <Retry onRetry={retry} />
            </>
          )}
        </span>
      </p>
      {query.kind === 'address' && (
        <p>
          <Link to={`/search?q=0x${query.bytes}`}>Search for it in the documents</Link>
        </p>
      )}
      <noscript>The lookup needs JavaScript. The data it reads is linked below.</noscript>
      {data && (
        <Results
          results={results}
          names={data.names}
          decimals={decimals}
          onDecimals={(places) => change(input, places)}
        />
      )}
    </div>
  );
}
