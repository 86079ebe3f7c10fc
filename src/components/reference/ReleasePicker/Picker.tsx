import React, { useEffect, useState } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { keepQuery } from '../../../../packages/fast-client/light-client/client/router/query';
import { type Release, releasePath, releases } from '../../../data/releases';
import CodeSpans from '../../CodeSpans';
import { type Change, type Comparison, countBreaking, ordered } from './comparison';
import styles from './styles.module.css';

export interface Props {
  /** Releases shown as picked at first: the ones that the page itself compares. */
  readonly from: string;
  readonly to: string;
}

const VERBS = { added: 'Added ', removed: 'Removed ', changed: '' } as const;

function ChangeItem({ change, base }: { change: Change; base: string | undefined }): JSX.Element {
  const name = <code>{change.key}</code>;
  const kind = ['function', 'contract', 'inherited'].includes(change.kind) ? '' : `${change.kind} `;
  return (
    <li>
      {change.breaking === true && <strong>Breaking. </strong>}
      <span>{VERBS[change.change] + kind}</span>
      {base !== undefined && change.anchor !== undefined ? (
        <Link to={`${base}#${change.anchor}`}>{name}</Link>
      ) : (
        name
      )}
      {change.details !== undefined && <CodeSpans text={`: ${change.details.join('; ')}`} />}
    </li>
  );
}

function Result({ comparison }: { comparison: Comparison }): JSX.Element {
  const { from, to, contracts } = comparison;
  return (
    <section aria-label={`Changes from ${from} to ${to}`}>
      <p>
        {`From ${from} to ${to}, ${contracts.length} contracts differ, with ${countBreaking(comparison)} breaking changes.`}
      </p>
      {contracts.map(({ name, status, page, changes }) => {
        if (status !== 'changed') {
          const state = status === 'added' ? `new in ${to}` : `gone in ${to}, which is breaking`;
          return (
            <p className={styles.whole} key={name}>
              {`${name}: ${state}`}
            </p>
          );
        }
        const base =
          page === undefined ? undefined : `${releasePath(to as Release)}/smart-contracts/${page}`;
        return (
          <details key={name}>
            <summary>
              {`${name}: ${changes.length} ${changes.length === 1 ? 'change' : 'changes'}${changes.some(({ breaking }) => breaking === true) ? ', some breaking' : ''}`}
            </summary>
            <ul>
              {changes.map((change) => (
                <ChangeItem
                  key={`${change.kind} ${change.change} ${change.key}`}
                  change={change}
                  base={base}
                />
              ))}
            </ul>
          </details>
        );
      })}
    </section>
  );
}

/**
 * Picks any two releases and shows what differs, from a file made for that pair. The neighbors of
 * the page's release are on the page itself, so nothing is fetched before a choice is made.
 */
export default function Picker({ from, to }: Props): JSX.Element {
  const folder = useBaseUrl('/abi/compare/');
  const [pair, setPair] = useState<[string, string]>([from, to]);
  const [touched, setTouched] = useState(false);
  const [ready, setReady] = useState(false);
  const [failed, setFailed] = useState(false);
  const [comparison, setComparison] = useState<Comparison>();
  const [older, newer] = ordered(releases, pair[0], pair[1]);

  useEffect(() => {
    setReady(true);
    const search = new URLSearchParams(window.location.search);
    const asked = [search.get('from') ?? from, search.get('to') ?? to] as [string, string];
    if (!search.has('from') && !search.has('to')) return;
    if (!asked.every((release) => (releases as readonly string[]).includes(release))) return;
    setPair(asked);
    setTouched(true);
  }, [from, to]);

  useEffect(() => {
    if (!touched) return undefined;
    setComparison(undefined);
    setFailed(false);
    if (older === newer) return undefined;
    const request = new AbortController();
    fetch(`${folder}${older}-${newer}.json`, { signal: request.signal })
      .then((response) =>
        response.ok
          ? (response.json() as Promise<Comparison>)
          : Promise.reject(new Error(String(response.status))),
      )
      .then(setComparison)
      .catch(() => setFailed(!request.signal.aborted));
    return () => request.abort();
  }, [folder, touched, older, newer]);

  const pick = (next: [string, string]): void => {
    setPair(next);
    setTouched(true);
    // The address of this comparison can be shared.
    keepQuery(`?${new URLSearchParams({ from: next[0], to: next[1] }).toString()}`);
  };

  const select = (label: string, value: string, onPick: (release: string) => void): JSX.Element => (
    <label className={styles.label}>
      <span>{`${label} `}</span>
      <select
        className={styles.select}
        value={value}
        disabled={!ready}
        onChange={(event) => onPick(event.currentTarget.value)}
      >
        {releases.map((release) => (
          <option key={release} value={release}>
            {release}
          </option>
        ))}
      </select>
    </label>
  );

  return (
    <div className={styles.picker}>
      <div className={styles.form}>
        {select('From', pair[0], (release) => pick([release, pair[1]]))}
        {select('To', pair[1], (release) => pick([pair[0], release]))}
      </div>
      <div role="status">
        {touched && older === newer && <p>Pick two different releases.</p>}
        {failed && <p>The comparison could not be loaded. Pick the releases again to retry.</p>}
        {touched && older !== newer && !failed && !comparison && <p>Loading…</p>}
      </div>
      {comparison && <Result comparison={comparison} />}
    </div>
  );
}
