import { useEffect, useRef, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { addCopyButtons } from './copy';
import { queryTerms } from './filter';
import { applyFilter, type Group, type Kind, readGroups } from './members';

/** The members of a page, and what the filter shows of them. */
export interface Members {
  /** How many there are; nothing until the page has been read. */
  readonly counts: { readonly shown: number; readonly all: number } | undefined;
  readonly query: string;
  readonly kind: Kind | undefined;
  /** The text that they are in. */
  readonly text: HTMLElement | undefined;
  /** The address of the contract's ABI. */
  readonly abi: string | undefined;
  /** Shows the members that a query and a kind fit, and hides the others. */
  readonly filter: (query: string, kind?: Kind) => void;
  /** Takes the focus and the reader to the first member that is shown. */
  readonly focusFirst: () => void;
}

/** What the filter was left with, by the keys of the history's entries: a reader who comes back finds it as it was. */
const left = new Map<string | undefined, [query: string, kind?: Kind]>();

/**
 * Reads the members of the open page.
 *
 * @param host the element of the island; where React renders the whole document, it knows nothing of it
 */
export function useMembers(host: HTMLElement | undefined): Members {
  const groups = useRef<Group[]>([]);
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState<Kind>();
  const [counts, setCounts] = useState<Members['counts']>();
  const [abi, setAbi] = useState<string>();
  const [text, setText] = useState<HTMLElement>();

  useEffect(() => {
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

  const show = (asked: string, of?: Kind): void => {
    setQuery(asked);
    setKind(of);
    const shown = applyFilter(groups.current, queryTerms(asked), of);
    setCounts((current) => current && { ...current, shown });
  };

  const { key } = useLocation();
  const filter = (asked: string, of?: Kind): void => {
    show(asked, of);
    left.set(key, [asked, of]);
  };
  useEffect(() => {
    const before = left.get(key);
    if (before) show(...before);
  }, [key]);

  // A link to a member that the filter hides has to land: `packages/fast-client/page-load/client/scroll.ts`.
  useEffect(() => {
    const reveal = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('[hidden]')) show('');
    };
    document.addEventListener('beforematch', reveal);
    return () => document.removeEventListener('beforematch', reveal);
  }, []);

  const focusFirst = (): void => {
    const first = groups.current
      .flatMap(({ members }) => members)
      .find(({ elements }) => elements[0]?.hidden === false);
    if (!first) return;
    first.target.tabIndex = -1;
    first.target.focus();
    first.target.scrollIntoView();
  };

  return { counts, query, kind, text, abi, filter, focusFirst };
}
