import React, { useEffect, useState } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { type Release, releasePath } from '../../../data/releases';
import { keepInAddress } from '../../../../packages/fast-client/light-client/client/router/query';
import { useJson } from '../../useJson';
import Decoded from './Decoded';
import {
  type Answer,
  findAnswers,
  hashOfInput,
  holdsData,
  inputOfAddress,
  type LookupData,
  parseQuery,
  releaseText,
} from './lookup';
import styles from './styles.module.css';

function place({ entry }: Answer, releases: string[]): string | undefined {
  const newest = releases[entry.in[entry.in.length - 1] ?? -1];
  if (entry.page === undefined || newest === undefined) return undefined;
  return `${releasePath(newest as Release)}/smart-contracts/${entry.page}#${entry.anchor ?? ''}`;
}

/** Look-up of selectors, topics and names. Its data is fetched on first use. */
export default function Lookup(): JSX.Element {
  const address = useBaseUrl('/abi/selectors.json');
  const [input, setInput] = useState('');
  const [ready, setReady] = useState(false);
  const { data, failed, load } = useJson<LookupData>(address);

  const { search, key } = useLocation();
  useEffect(() => {
    setReady(true);
    const asked = inputOfAddress({ search, hash: window.location.hash });
    if (asked === '') return;
    setInput(asked);
    load();
    // By its key: what is typed is in the address, of which the router does not hear.
  }, [load, search, key]);

  const change = (text: string): void => {
    setInput(text);
    load();
    keepInAddress({ search: '', hash: hashOfInput(text) });
  };

  const isData = holdsData(input);
  const query = isData ? ({ kind: 'empty' } as const) : parseQuery(input);
  const answers = data ? findAnswers(data, query) : [];
  const byName = query.kind === 'name';
  let status = '';
  if (query.kind === 'invalid') status = query.reason;
  else if (query.kind === 'address') status = 'This is an address.';
  else if (failed) status = 'The look-up data could not be loaded.';
  else if (query.kind !== 'empty') {
    if (!data) status = 'Loading…';
    else
      status =
        answers.length === 0
          ? 'No contract of the eight releases has it.'
          : `${answers.length} found.`;
  }

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
          spellCheck={false}
          onFocus={load}
          onChange={(event) => change(event.currentTarget.value)}
        />
      </label>
      {isData && <Decoded text={input} />}
      <p className={styles.status} role="status" hidden={isData}>
        <span>{failed ? `${status} ` : status}</span>
        {failed && (
          <button type="button" onClick={load}>
            Retry
          </button>
        )}
      </p>
      {query.kind === 'address' && (
        <p>
          <Link to={`/search?q=0x${query.bytes}`}>Search for it in the documents</Link>
        </p>
      )}
      <noscript>The look-up needs JavaScript. The data it reads is linked below.</noscript>
      {data && answers.length > 0 && (
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
              const to = place(answer, data.releases);
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
                  <td>{releaseText(data.releases, entry.in)}</td>
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
      )}
    </div>
  );
}
