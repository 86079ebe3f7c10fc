import React, { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { Retry } from '../../../../packages/fast-client/client';
import {
  currentQuery,
  keepInAddress,
} from '../../../../packages/fast-client/light-client/client/router/query';
import { releases } from '../../../data/releases';
import { fetchJson, useLoaded } from '../../useLoaded';
import { type Comparison, type Filter, filters, ordered, summaryOf } from './comparison';
import Result from './Result';
import styles from './styles.module.css';

export interface Props {
  /** Releases shown as picked at first: the ones that the page itself compares. */
  readonly from: string;
  readonly to: string;
}

/**
 * The comparison that is shown: the page's own lists until a reader has picked releases, on the page or by its address.
 */
interface Choice extends Props {
  readonly kind?: Filter | undefined;
  readonly isPicked: boolean;
}

const load = (address: string, signal: AbortSignal): Promise<Comparison> =>
  fetchJson(address, signal, ['contracts']);

/** What the address asks for. */
function choiceOfAddress(own: Props): Choice {
  const search = new URLSearchParams(currentQuery());
  const [from, to] = [search.get('from') ?? own.from, search.get('to') ?? own.to];
  const isPicked =
    (search.has('from') || search.has('to')) &&
    [from, to].every((release) => (releases as readonly string[]).includes(release));
  if (!isPicked) return { ...own, isPicked };
  return { from, to, kind: filters.find((kind) => kind === search.get('kind')), isPicked };
}

/**
 * Picks any two releases and shows what differs, from a file made for that pair. The neighbors of
 * the page's release are on the page itself, so nothing is fetched before a choice is made.
 */
export default function Picker({ from, to }: Props): JSX.Element {
  const folder = useBaseUrl('/abi/compare/');
  const [choice, setChoice] = useState<Choice>({ from, to, isPicked: false });
  const [ready, setReady] = useState(false);
  const { isPicked } = choice;
  const [older, newer] = ordered(releases, choice.from, choice.to);
  const { data, failed, retry } = useLoaded(
    isPicked && older !== newer ? `${folder}${older}-${newer}.json` : undefined,
    load,
  );

  // By the location: a link to the page itself asks for its own comparison again.
  const location = useLocation();
  useEffect(() => {
    setReady(true);
    setChoice(choiceOfAddress({ from, to }));
  }, [from, to, location]);

  // The page's own lists aren't what was picked. They stay until something takes their place, in the same frame, so that
  // nothing moves.
  const isOther = isPicked && !failed;
  const isThere = data !== undefined || older === newer;
  useLayoutEffect(() => {
    if (isOther && isThere) document.documentElement.dataset.otherComparison = '';
  }, [isOther, isThere]);
  useLayoutEffect(
    () => () => {
      delete document.documentElement.dataset.otherComparison;
    },
    [isOther],
  );

  const pick = (change: Partial<Choice>): void => {
    const next = { ...choice, kind: undefined, ...change, isPicked: true };
    setChoice(next);
    const query = new URLSearchParams({
      from: next.from,
      to: next.to,
      ...(next.kind && { kind: next.kind }),
    });
    // The address of this comparison can be shared. A hash would name a place in the page's own lists.
    keepInAddress({ search: `?${query.toString()}`, hash: '' });
  };

  let says = isPicked ? 'Loading…' : '';
  if (data) says = summaryOf(data);
  if (failed) says = 'The comparison could not be loaded. ';
  if (isPicked && older === newer) says = 'Pick two different releases.';

  return (
    <div className={styles.picker}>
      <div className={styles.form}>
        {(['from', 'to'] as const).map((end) => (
          <label key={end} className={styles.label}>
            <span>{end === 'from' ? 'From' : 'To'}</span>
            <select
              className={styles.select}
              translate="no"
              value={choice[end]}
              disabled={!ready}
              onChange={(event) => pick({ [end]: event.currentTarget.value })}
            >
              {releases.map((release) => (
                <option key={release} value={release}>
                  {release}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <div role="status">
        {choice.from === newer && older !== newer && (
          <p>The list goes from the older release to the newer one.</p>
        )}
        {says !== '' && (
          <p>
            <span>{says}</span>
            {failed && <Retry onRetry={retry} />}
          </p>
        )}
      </div>
      {data && (
        <Result comparison={data} filter={choice.kind} onFilter={(kind) => pick({ kind })} />
      )}
    </div>
  );
}
