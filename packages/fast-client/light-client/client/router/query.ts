import { writeEntry } from './entry';

/** Time between two writes, in milliseconds: WebKit takes a hundred in thirty seconds, and refuses links after that. */
const interval = 1000;

let waiting: string | undefined;
let timer: number | undefined;
let nextWrite = 0;

/** Writes the query that waits; to be called before the reader goes on. */
export function writeQuery(): void {
  window.clearTimeout(timer);
  timer = undefined;
  if (waiting === undefined) return;
  const { pathname, hash } = window.location;
  writeEntry('replaceState', window.history.state, pathname + waiting + hash);
  waiting = undefined;
  nextWrite = performance.now() + interval;
}

/** Forgets the query that waits: the entry that it belongs to is left. */
export function dropQuery(): void {
  waiting = undefined;
}

/** The query of the address, also where it waits to be written. */
export const currentQuery = (): string => waiting ?? window.location.search;

/**
 * Keeps what a reader enters in the address, so that a link, a reload or coming back restores it. The page stays as it
 * is: neither scrolling nor a progress bar starts.
 *
 * @param query with its question mark; empty for none
 */
export function keepQuery(query: string): void {
  waiting = query;
  timer ??= window.setTimeout(writeQuery, nextWrite - performance.now());
}

// Docusaurus renders with this module on the server too.
if (typeof window !== 'undefined') window.addEventListener('pagehide', writeQuery);
