import React, { useEffect, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  currentQuery,
  keepInAddress,
} from '../../../../packages/fast-client/light-client/client/router/query';
import { releases } from '../../../data/releases';
import { useLoaded } from '../../useLoaded';
import { type Comparison, type Filter, filters, ordered, summaryOf } from './comparison';
import Result from './Result';
import styles from './styles.module.css';

export interface Props {
  /** Releases shown as picked at first: the ones that the page itself compares. */
  readonly from: string;
  readonly to: string;
}

/** A list of all releases. */
function Select({
  label,
  value,
  ready,
  onPick,
}: {
  label: string;
  value: string;
  ready: boolean;
  onPick: (release: string) => void;
}): JSX.Element {
  return (
    <label className={styles.label}>
      <span>{label}</span>
      <select
        className={styles.select}
        translate="no"
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
}

/**
 * Picks any two releases and shows what differs, from a file made for that pair. The neighbors of
 * the page's release are on the page itself, so nothing is fetched before a choice is made.
 */
export default function Picker({ from, to }: Props): JSX.Element {
  const folder = useBaseUrl('/abi/compare/');
  const [pair, setPair] = useState<[string, string]>([from, to]);
  const [filter, setFilter] = useState<Filter>();
  const [touched, setTouched] = useState(false);
  const [ready, setReady] = useState(false);
  const [older, newer] = ordered(releases, pair[0], pair[1]);
  const {
    data: comparison,
    failed,
    retry,
  } = useLoaded<Comparison>(
    touched && older !== newer ? `${folder}${older}-${newer}.json` : undefined,
  );

  // By the location: a link to the page itself asks for its own comparison again.
  const location = useLocation();
  useEffect(() => {
    setReady(true);
    const search = new URLSearchParams(currentQuery());
    const asked = [search.get('from') ?? from, search.get('to') ?? to] as [string, string];
    const isPick =
      (search.has('from') || search.has('to')) &&
      asked.every((release) => (releases as readonly string[]).includes(release));
    setPair(isPick ? asked : [from, to]);
    setFilter(isPick ? filters.find((kind) => kind === search.get('kind')) : undefined);
    setTouched(isPick);
  }, [from, to, location]);

  // The page's own lists aren't what was picked, even if nothing is shown in their place.
  const isOther = touched && !failed;
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isOther) dataset.otherComparison = '';
    return () => {
      delete dataset.otherComparison;
    };
  }, [isOther]);

  const pick = (next: [string, string], kind?: Filter): void => {
    setPair(next);
    setFilter(kind);
    setTouched(true);
    const query = new URLSearchParams({ from: next[0], to: next[1], ...(kind && { kind }) });
    // The address of this comparison can be shared. A hash would name a place in the page's own lists.
    keepInAddress({ search: `?${query.toString()}`, hash: '' });
  };

  return (
    <div className={styles.picker}>
      <div className={styles.form}>
        <Select
          label="From"
          value={pair[0]}
          ready={ready}
          onPick={(release) => pick([release, pair[1]])}
        />
        <Select
          label="To"
          value={pair[1]}
          ready={ready}
          onPick={(release) => pick([pair[0], release])}
        />
      </div>
      <div role="status">
        {pair[0] === newer && older !== newer && (
          <p>The list goes from the older release to the newer one.</p>
        )}
        {touched && older === newer && <p>Pick two different releases.</p>}
        {failed && (
          <p>
            <span>The comparison could not be loaded. </span>
            <button type="button" onClick={retry}>
              Retry
            </button>
          </p>
        )}
        {touched && older !== newer && !failed && !comparison && <p>Loading…</p>}
        {comparison && <p>{summaryOf(comparison)}</p>}
      </div>
      {comparison && (
        <Result comparison={comparison} filter={filter} onFilter={(kind) => pick(pair, kind)} />
      )}
    </div>
  );
}
