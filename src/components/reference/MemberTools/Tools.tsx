import React from 'react';
import type { IslandProps } from '@fast-client/islands';
import { asTyped, isComposing } from '../../../../packages/fast-client/client';
import { useAnnouncement } from '../../../../packages/fast-client/forms';
import { kinds } from './members';
import { useMembers } from './useMembers';
import { useUnfolded } from './useUnfolded';
import styles from './styles.module.css';

/** What `MemberTools` shows once the page has scripts: the filter, the count and the button for the ABI. */
export default function Tools({ host }: Partial<IslandProps>): JSX.Element | null {
  const { page, shown, query, kind, filter, focusFirst } = useMembers(host);
  const unfolded = useUnfolded(page?.text, page?.abi);
  const isFiltered = query.trim() !== '' || kind !== undefined;
  const says = `${isFiltered ? `${shown} of ` : ''}${page?.all ?? ''} members`;
  useAnnouncement(isFiltered ? says : '', query);

  const onKeyDown = (event: React.KeyboardEvent): void => {
    // During text composition, these keys accept or cancel it.
    if (isComposing(event)) return;
    if (event.key === 'Escape' && query !== '') {
      event.preventDefault();
      filter('', kind);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      focusFirst();
    }
  };

  if (!page) return null;
  return (
    <>
      <label className={styles.label}>
        <span className="visually-hidden">Filter members </span>
        <input
          className={styles.input}
          type="search"
          value={query}
          placeholder="Name, type, or selector"
          {...asTyped}
          onChange={(event) => filter(event.currentTarget.value, kind)}
          onKeyDown={onKeyDown}
        />
      </label>
      <span className={styles.kinds} role="group" aria-label="Kind of members">
        {[undefined, ...kinds].map((each) => (
          <button
            key={each ?? 'All'}
            type="button"
            aria-pressed={each === kind}
            onClick={() => filter(query, each)}
          >
            {each ?? 'All'}
          </button>
        ))}
      </span>
      <span className={styles.status}>{says}</span>
      {page.abi !== undefined && (
        <button
          type="button"
          className={styles.copy}
          data-copy-from={page.abi}
          data-copy-name="ABI"
        >
          Copy ABI
        </button>
      )}
      {unfolded}
    </>
  );
}
