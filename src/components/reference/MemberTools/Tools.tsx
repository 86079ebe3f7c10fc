import React from 'react';
import type { IslandProps } from '@fast-client/islands';
import { type Kind, kinds } from './members';
import { useMembers } from './useMembers';
import { useUnfolded } from './useUnfolded';
import styles from './styles.module.css';

interface KindsProps {
  readonly chosen: Kind | undefined;
  readonly onChoose: (kind: Kind | undefined) => void;
}

/** Chooses what kind of members the page shows. */
function Kinds({ chosen, onChoose }: KindsProps): JSX.Element {
  return (
    <span className={styles.kinds} role="group" aria-label="Kind of members">
      {[undefined, ...kinds].map((kind) => (
        <button
          key={kind ?? 'All'}
          type="button"
          aria-pressed={kind === chosen}
          onClick={() => onChoose(kind)}
        >
          {kind ?? 'All'}
        </button>
      ))}
    </span>
  );
}

/** What `MemberTools` shows once the page has scripts: the filter, the count and the button for the ABI. */
export default function Tools({ host }: Partial<IslandProps>): JSX.Element | null {
  const { counts, query, kind, text, abi, filter, focusFirst } = useMembers(host);
  const unfolded = useUnfolded(text, abi);

  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (event.key === 'Escape' && query !== '') {
      event.preventDefault();
      filter('', kind);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      focusFirst();
    }
  };

  if (!counts) return null;
  return (
    <>
      <label className={styles.label}>
        <span className="visually-hidden">Filter members </span>
        <input
          className={styles.input}
          type="search"
          value={query}
          placeholder="Filter by name, type, or selector"
          autoComplete="off"
          spellCheck="false"
          onChange={(event) => filter(event.currentTarget.value, kind)}
          onKeyDown={onKeyDown}
        />
      </label>
      <Kinds chosen={kind} onChoose={(next) => filter(query, next)} />
      <span className={styles.status} role="status">
        {query.trim() === '' && !kind
          ? `${counts.all} members`
          : `${counts.shown} of ${counts.all} members`}
      </span>
      {abi !== undefined && (
        <button type="button" className={styles.copy} data-copy-from={abi} data-copy-name="ABI">
          Copy ABI
        </button>
      )}
      {unfolded}
    </>
  );
}
