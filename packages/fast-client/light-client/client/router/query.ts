import { writeEntry } from './entry';

/** Time between two writes, in milliseconds: WebKit takes a hundred in thirty seconds, and refuses links after that. */
const interval = 1000;

/** Parts of an address behind its path, each with its mark; empty for none. One that is missing stays as it is. */
interface Kept {
  readonly search?: string;
  readonly hash?: string;
}

let waiting: Kept | undefined;
let timer: number | undefined;
let nextWrite = 0;

/** Writes what waits to be kept; to be called before the reader goes on. */
export function writeQuery(): void {
  window.clearTimeout(timer);
  timer = undefined;
  if (waiting === undefined) return;
  const { pathname } = window.location;
  const { search = window.location.search, hash = window.location.hash } = waiting;
  writeEntry('replaceState', window.history.state, pathname + search + hash);
  waiting = undefined;
  nextWrite = performance.now() + interval;
}

/** Forgets what waits: the entry that it belongs to is left. */
export function dropQuery(): void {
  waiting = undefined;
}

/** The query of the address, also where it waits to be written. */
export const currentQuery = (): string => waiting?.search ?? window.location.search;

/**
 * Keeps what a reader enters in the address, so that a link, a reload or coming back restores it. The page stays as it
 * is: neither scrolling nor a progress bar starts.
 *
 * @param parts the query, the hash, or both
 */
export function keepInAddress(parts: Kept): void {
  waiting = { ...waiting, ...parts };
  timer ??= window.setTimeout(writeQuery, nextWrite - performance.now());
}

/** Keeps a query in the address, with its question mark; empty for none. */
export const keepQuery = (search: string): void => keepInAddress({ search });

// Docusaurus renders with this module on the server too.
if (typeof window !== 'undefined') window.addEventListener('pagehide', writeQuery);
