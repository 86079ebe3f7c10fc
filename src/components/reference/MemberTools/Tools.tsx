import React, { useEffect, useRef, useState } from 'react';
import { addCopyButtons } from './copy';
import { queryTerms } from './filter';
import { applyFilter, type Group, type Kind, kinds, readGroups } from './members';
import type { IslandProps } from '../../islands';
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
  const groups = useRef<Group[]>([]);
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState<Kind>();
  const [counts, setCounts] = useState<{ shown: number; all: number }>();
  const [abi, setAbi] = useState<string>();
  const [text, setText] = useState<HTMLElement>();
  const unfolded = useUnfolded(text, abi);

  useEffect(() => {
    // Where React draws the whole document, it knows nothing of the element around this one.
    const place = host ?? document.querySelector<HTMLElement>('[data-island="MemberTools"]');
    if (!place) return undefined;
    groups.current = readGroups(place);
    setText(place.parentElement ?? undefined);
    setAbi(place.parentElement?.querySelector<HTMLAnchorElement>('a[download]')?.href);
    const all = groups.current.reduce((sum, { members }) => sum + members.length, 0);
    setCounts({ shown: all, all });
    const endAdding = addCopyButtons(groups.current);
    return () => {
      endAdding();
      applyFilter(groups.current, []);
    };
  }, [host]);

  const filter = (text: string, of?: Kind): void => {
    setQuery(text);
    setKind(of);
    const shown = applyFilter(groups.current, queryTerms(text), of);
    setCounts((current) => current && { ...current, shown });
  };

  // A link to a member that the filter hides has to land: `packages/fast-client/page-load/client/scroll.ts`.
  useEffect(() => {
    const show = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('[hidden]')) filter('');
    };
    document.addEventListener('beforematch', show);
    return () => document.removeEventListener('beforematch', show);
  }, []);

  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (event.key === 'Escape' && query !== '') {
      event.preventDefault();
      filter('');
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const first = groups.current
        .flatMap(({ members }) => members)
        .find(({ elements }) => elements[0]?.hidden === false);
      if (!first) return;
      first.target.tabIndex = -1;
      first.target.focus();
      first.target.scrollIntoView();
    }
  };

  if (!counts) return null;
  return (
    <>
      <label className={styles.label}>
        <span className={styles.name}>Filter members </span>
        <input
          className={styles.input}
          type="search"
          value={query}
          placeholder="Filter by name, type, or selector"
          autoComplete="off"
          spellCheck={false}
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
