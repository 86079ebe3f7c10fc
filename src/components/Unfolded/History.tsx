import React, { useEffect, useState } from 'react';
import Link from '@docusaurus/Link';
import type { ContractHistory, MemberState } from '../../../packages/contract-reference/history';
import { type Release, releasePath } from '../../data/releases';
import type { Place } from '.';
import styles from './styles.module.css';

/** What changed, of which the reference writes names and types between backticks. */
function Changes({ changes }: { changes: readonly string[] }): JSX.Element {
  const words = changes.map((change) => (change === 'code' ? 'its code changed' : change));
  return (
    <span>
      {`: ${words.join('; ')}`
        .split('`')
        .map((part, i) =>
          i % 2 === 0 ? <span key={i}>{part}</span> : <code key={i}>{part}</code>,
        )}
    </span>
  );
}

function StateView({
  state,
  previous,
  releases,
  place: { page, anchor },
}: {
  state: MemberState;
  previous: MemberState | undefined;
  releases: readonly string[];
  place: Place;
}): JSX.Element {
  const [first = '', last = ''] = [releases[state.from], releases[state.to]];
  const declaration = state.lines.join('\n');
  const isNewText = declaration !== previous?.lines.join('\n');
  const messages = state.messages ?? [];
  const details = [
    ...(state.access !== undefined && state.access !== previous?.access
      ? [`Callers: ${state.access}.`]
      : []),
    ...(messages.join() === (previous?.messages ?? []).join()
      ? []
      : messages.length === 0
        ? ['It has no revert message any more.']
        : [`Revert messages: ${messages.map((message) => `“${message}”`).join(', ')}.`]),
  ];
  return (
    <li>
      <p className={styles.releases}>
        <Link to={`${releasePath(last as Release)}/smart-contracts/${page}#${anchor}`}>
          {first === last ? first : `${first} to ${last}`}
        </Link>
        {state.changes && <Changes changes={state.changes} />}
        <Link to={state.source} className={styles.source}>
          Source
        </Link>
      </p>
      {isNewText && <pre className={styles.declaration}>{declaration}</pre>}
      {details.length > 0 && (
        <p className={styles.details}>
          <span>{details.join(' ')}</span>
        </p>
      )}
    </li>
  );
}

/** What a member was in each release that has it, the newest first. */
export default function History({ place }: { place: Place }): JSX.Element {
  const [history, setHistory] = useState<ContractHistory>();
  const [failed, setFailed] = useState(false);
  const { history: address, anchor } = place;

  useEffect(() => {
    if (failed) return;
    fetch(address)
      .then((response) =>
        response.ok
          ? (response.json() as Promise<ContractHistory>)
          : Promise.reject(new Error(String(response.status))),
      )
      .then(setHistory)
      .catch(() => setFailed(true));
  }, [address, failed]);

  if (failed)
    return (
      <p role="alert">
        <span>The history could not be loaded. </span>
        <button type="button" onClick={() => setFailed(false)}>
          Retry
        </button>
      </p>
    );
  if (!history) return <p role="status">Loading…</p>;
  const states = history.members[anchor] ?? [];
  const [oldest, newest] = [states[0], states[states.length - 1]];
  const gone = newest && history.releases[newest.to + 1];
  const since =
    oldest && oldest.from > 0
      ? `It came with ${history.releases[oldest.from]}.`
      : `It has been there since ${history.releases[0]}, the oldest release here.`;
  return (
    <>
      <p role="status">
        <span>{gone === undefined ? since : `${since} Release ${gone} removed it.`}</span>
      </p>
      <ol className={styles.states}>
        {[...states.entries()].reverse().map(([i, state]) => (
          <StateView
            key={i}
            state={state}
            previous={states[i - 1]}
            releases={history.releases}
            place={place}
          />
        ))}
      </ol>
    </>
  );
}
