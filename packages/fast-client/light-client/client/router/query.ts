import { writeEntry } from './entry';

/** Time between two writes, in milliseconds: WebKit takes a hundred in thirty seconds, and refuses links after that. */
const interval = 1000;

/**
 * The parts of an address after its path, each with its mark. An empty string means none, and a missing part stays as
 * it is.
 */
interface Kept {
  readonly search?: string;
  readonly hash?: string;
}

let waiting: Kept | undefined;
let timer: number | undefined;
let nextWrite = 0;

/** Writes what's pending. Call it before the reader leaves the page. */
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

/** Drops what's pending, because the reader has left the entry it belongs to. */
export function dropQuery(): void {
  waiting = undefined;
}

/** The address's query, even if it hasn't been written yet. */
export const currentQuery = (): string => waiting?.search ?? window.location.search;

/**
 * Keeps what a reader enters in the address, so that a link, a reload, or the back button restores it. The page doesn't
 * scroll, and no progress bar starts.
 *
 * @param parts the query, the hash, or both, each with its mark; empty for none
 */
export function keepInAddress(parts: Kept): void {
  waiting = { ...waiting, ...parts };
  timer ??= window.setTimeout(writeQuery, nextWrite - performance.now());
}

// Docusaurus renders with this module on the server too.
if (typeof window !== 'undefined') window.addEventListener('pagehide', writeQuery);
