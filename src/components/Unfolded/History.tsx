import React from 'react';
import Link from '@docusaurus/Link';
import type { ContractHistory, MemberState } from '../../../packages/contract-reference/history';
import { type Release, releasePath } from '../../data/releases';
import CodeSpans from '../CodeSpans';
import type { PartProps, Place } from './place';
import styles from './styles.module.css';

/** A change as the reference writes it, or of `code`, which has no words there. */
const inWords = (change: string): string => (change === 'code' ? 'its code changed' : change);

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
        ? ['It no longer has a revert message.']
        : [`Revert messages: ${messages.map((message) => `“${message}”`).join(', ')}.`]),
  ];
  return (
    <li>
      <p className={styles.releases}>
        <Link to={`${releasePath(last as Release)}/smart-contracts/${page}#${anchor}`}>
          {first === last ? first : `${first} to ${last}`}
        </Link>
        {state.changes && <CodeSpans text={`: ${state.changes.map(inWords).join('; ')}`} />}
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
export default function History({ place, data }: PartProps<ContractHistory>): JSX.Element {
  const { releases, members } = data;
  const states = members[place.anchor] ?? [];
  const [oldest, newest] = [states[0], states[states.length - 1]];
  const gone = newest && releases[newest.to + 1];
  const since =
    oldest && oldest.from > 0
      ? `It came with ${releases[oldest.from]}.`
      : `It has been there since ${releases[0]}, the oldest release here.`;
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
            releases={releases}
            place={place}
          />
        ))}
      </ol>
    </>
  );
}
