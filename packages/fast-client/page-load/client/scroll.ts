/**
 * Scroll positions of the history's entries, and scrolling to hash targets.
 *
 * An entry is known by the key that the router writes into its state. Links to a hash on the same page are the browser's
 * own and leave the state empty: such an entry gets a key when it is first seen.
 */

/** How long a position is held while late content moves it, in milliseconds. */
const holdFor = 5000;
/** When positions are stored, in milliseconds after a navigation. */
const storeAfter = 100;
const storageKey = 'scroll-positions';
/** Entries kept for a tab: older ones are not reachable in practice. */
const maxEntries = 50;

let positions: Map<string, number> | undefined;
let currentKey: string | undefined;
/** Where the page was scrolled in the last frame: when a hash link is followed, the browser scrolls before it tells. */
let lastPosition = 0;

function load(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return new Map(Array.isArray(stored) ? (stored as [string, number][]) : []);
  } catch {
    return new Map();
  }
}

function store(map: Map<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...map].slice(-maxEntries)));
  } catch {
    // Storage full or forbidden: positions last as long as the document.
  }
}

/** The key of the history's current entry, and whether it has been seen before. */
function entry(): { key: string; seen: boolean } {
  const state = (window.history.state ?? {}) as { key?: unknown };
  if (typeof state.key === 'string') return { key: state.key, seen: true };
  const key = Math.random().toString(36).slice(2, 8);
  window.history.replaceState({ ...state, key }, '');
  return { key, seen: false };
}

/** Begins to follow the reader: call once, in the browser. The result ends it. */
export function followScrolling(): () => void {
  // In a task of its own: the history and the storage take the browser as long as taking over a part of the page.
  const timer = window.setTimeout(() => {
    currentKey ??= entry().key;
    positions ??= load();
  });
  lastPosition = window.scrollY;
  const onScroll = (): void => {
    lastPosition = window.scrollY;
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('scroll', onScroll);
  };
}

/**
 * Remembers how far down the page that is left is scrolled. Call when the history has moved on to another entry.
 *
 * @param next key of that entry, if it is a new one
 * @returns whether the new entry was seen before: then the reader went back or forward
 */
export function leaveEntry(next?: string): boolean {
  const all = (positions ??= load());
  if (currentKey !== undefined) {
    all.delete(currentKey);
    all.set(currentKey, lastPosition);
    // The reader waits for the next page, and the disk has time.
    window.setTimeout(() => store(all), storeAfter);
  }
  const { key, seen } = next === undefined ? entry() : { key: next, seen: false };
  currentKey = key;
  return seen;
}

/** Scrolls to the top, where the reader is elsewhere. */
export function scrollToTop(): void {
  releaseHold();
  if (lastPosition !== 0) window.scrollTo(0, 0);
}

/** Scrolls to where the current entry was left. */
export function restorePosition(): void {
  const position = (currentKey !== undefined && positions?.get(currentKey)) || 0;
  hold(() => window.scrollTo(0, position));
}

/** Scrolls to the element that a hash names; false if there is none. */
export function scrollToHash(hash: string): boolean {
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // Not percent-encoded: the hash itself may be an id.
  }
  if (!document.getElementById(id)) return false;
  hold(() => document.getElementById(id)?.scrollIntoView());
  return true;
}

let release: (() => void) | undefined;

/** Ends the hold of a position, before the page scrolls elsewhere. */
export function releaseHold(): void {
  release?.();
}

/** Scrolls, and again whenever late content changes the height of the page, until the reader moves or time is up. */
function hold(scroll: () => void): void {
  releaseHold();
  scroll();
  if (typeof ResizeObserver !== 'function') return;
  const observer = new ResizeObserver(scroll);
  const events = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  release = (): void => {
    observer.disconnect();
    window.clearTimeout(timer);
    events.forEach((event) => window.removeEventListener(event, releaseHold));
    release = undefined;
  };
  const timer = window.setTimeout(releaseHold, holdFor);
  events.forEach((event) => window.addEventListener(event, releaseHold, { passive: true }));
  // Not the body: it is as high as the window, whatever it holds.
  observer.observe(document.getElementById('__docusaurus') ?? document.body);
}
