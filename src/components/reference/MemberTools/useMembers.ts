import { useEffect, useRef, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { focusPlace } from '../../../../packages/fast-client/client';
import { addButtons } from './copy';
import { queryTerms } from './filter';
import { applyFilter, type Group, type Kind, readGroups } from './members';

/** What has been read of a page. */
interface Page {
  /** How many members it has. */
  readonly all: number;
  /** The text that they are in. */
  readonly text: HTMLElement | null;
  /** The address of the contract's ABI. */
  readonly abi: string | undefined;
}

/** What the filter was left with, by the keys of the history's entries: a reader who comes back finds it as it was. */
const left = new Map<string | undefined, [query: string, kind?: Kind]>();

/**
 * The members of the open page, and what the filter shows of them.
 *
 * @param host the element of the island; where React renders the whole document, it knows nothing of it
 */
export function useMembers(host: HTMLElement | undefined) {
  const groups = useRef<Group[]>([]);
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState<Kind>();
  const [page, setPage] = useState<Page>();
  const [shown, setShown] = useState(0);

  useEffect(() => {
    const place = host ?? document.querySelector<HTMLElement>('[data-island="MemberTools"]');
    if (!place) return undefined;
    groups.current = readGroups(place);
    const text = place.parentElement;
    const abi = text?.querySelector<HTMLAnchorElement>('a[download]')?.href;
    const all = groups.current.flatMap(({ members }) => members).length;
    setPage({ all, text, abi });
    const endAdding = addButtons(groups.current);
    return () => {
      endAdding();
      applyFilter(groups.current, []);
    };
  }, [host]);

  const show = (asked: string, of?: Kind): void => {
    setQuery(asked);
    setKind(of);
    setShown(applyFilter(groups.current, queryTerms(asked), of));
  };

  const { key } = useLocation();
  /** Shows the members that a query and a kind fit, and hides the others. */
  const filter = (asked: string, of?: Kind): void => {
    show(asked, of);
    left.set(key, [asked, of]);
  };
  useEffect(() => {
    const before = left.get(key);
    if (before) show(...before);
  }, [key]);

  // The contents of a phone are made when they're opened, with an entry for each member.
  useEffect(() => {
    const onOpen = ({ target }: Event): void => {
      if (!(target instanceof Element) || !target.closest('.theme-doc-toc-mobile')) return;
      setTimeout(() => applyFilter(groups.current, queryTerms(query), kind));
    };
    document.addEventListener('click', onOpen);
    return () => document.removeEventListener('click', onOpen);
  }, [query, kind]);

  // A link to a member that the filter hides has to land: `packages/fast-client/page-load/client/scroll.ts`.
  useEffect(() => {
    const reveal = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('[hidden]')) show('');
    };
    document.addEventListener('beforematch', reveal);
    return () => document.removeEventListener('beforematch', reveal);
  }, []);

  /** Takes the focus and the reader to the first member that is shown. */
  const focusFirst = (): void => {
    const first = groups.current
      .flatMap(({ members }) => members)
      .find(({ elements }) => elements[0]?.hidden === false);
    if (!first) return;
    focusPlace(first.target);
    first.target.scrollIntoView();
  };

  return { page, shown, query, kind, filter, focusFirst };
}
