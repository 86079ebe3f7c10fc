import { writeEntry } from './entry';

/**
 * How long a reader pauses before it's written, in milliseconds. WebKit takes a hundred writes in thirty seconds, and
 * refuses links after that. A reload takes the address as it is, and a write while the page is left comes too late for it.
 */
const pause = 400;

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

/** Writes what's pending. Call it before the reader leaves the page. */
export function writeQuery(): void {
  if (waiting === undefined) return;
  const { pathname } = window.location;
  const { search = window.location.search, hash = window.location.hash } = waiting;
  writeEntry('replaceState', window.history.state, pathname + search + hash);
  waiting = undefined;
}

/** Drops what's pending, because the reader has left the entry it belongs to. */
export function dropQuery(): void {
  waiting = undefined;
}

/** The address's query, even if it hasn't been written yet. */
export const currentQuery = (): string => waiting?.search ?? window.location.search;

/** The address's hash, even if it hasn't been written yet. */
export const currentHash = (): string => waiting?.hash ?? window.location.hash;

/** The address's query and hash, even if they haven't been written yet. */
export const currentPlace = (): string => currentQuery() + currentHash();

/**
 * Keeps what a reader enters in the address, so that a link, a reload, or the back button restores it. The page doesn't
 * scroll, and no progress bar starts.
 *
 * @param parts the query, the hash, or both, each with its mark; empty for none
 */
export function keepInAddress(parts: Kept): void {
  waiting = { ...waiting, ...parts };
  window.clearTimeout(timer);
  timer = window.setTimeout(writeQuery, pause);
}

// Docusaurus renders with this module on the server too.
if (typeof window !== 'undefined') window.addEventListener('pagehide', writeQuery);
