/**
 * Scroll positions of the history's entries, and scrolling to hash targets.
 *
 * An entry is known by the key that the router writes into its state. Links to a hash on the same page are the browser's
 * own and leave the state empty: such an entry gets a key when it is first seen.
 */
import { isPlainClick } from '../../light-client/client/router/follow';
import { writeEntry } from '../../light-client/client/router/entry';
import { writeQuery } from '../../light-client/client/router/query';
import { showByBlocks } from '../../long-texts/client/byBlocks';

/** How long a position is held while late content moves it, in milliseconds. */
const holdFor = 5000;
/** When positions are stored, in milliseconds after a navigation. */
const storeAfter = 100;
const storageKey = 'scroll-positions';
/** Entries kept for a tab: older ones are not reachable in practice. */
const maxEntries = 50;

/**
 * Where a page is scrolled: pixels from its top; and, since the heights of blocks that aren't laid out yet are guesses,
 * which block is at the window's upper edge (the index of its parent, then its own) and how much of it is above.
 */
type Position = readonly [y: number, above?: number, ...block: number[]];

let positions: Map<string, Position> | undefined;
let currentKey: string | undefined;
/**
 * The scroll position in the last frame. When the reader follows a hash link, the browser scrolls before it sends the
 * event.
 */
let lastPosition: Position = [0];

/** All links with an address, in the order of the page. */
const linksTo = (href: string): Element[] => [
  ...document.querySelectorAll(`a[href="${CSS.escape(href)}"]`),
];

/** The link by which each entry was left, if it was one: its address, and which of the links with that one it is. */
const followed = new Map<string, readonly [href: string, index: number] | undefined>();

/** The element whose children are the blocks of the page. */
const blocks = (): Element | null =>
  document.querySelector('main .markdown') ?? document.querySelector('main');

/** The index of an element's last child that begins above the window's upper edge, or -1. */
function lastAbove(parent: Element): number {
  let last = -1;
  for (const [index, part] of [...parent.children].entries()) {
    const { top, height } = part.getBoundingClientRect();
    if (top > 0) break;
    if (height > 0) last = index;
  }
  return last;
}

function currentPosition(): Position {
  const path: number[] = [];
  let above = 0;
  // A block and the one inside it, because most blocks are in groups.
  for (let at = blocks(); at && path.length < 2;) {
    const index = lastAbove(at);
    at = at.children[index] ?? null;
    if (!at) break;
    path.push(index);
    above = -at.getBoundingClientRect().top;
  }
  return [window.scrollY, above, ...path];
}

function scrollToPosition([y, above = 0, ...path]: Position): void {
  let block = blocks();
  for (const index of path) block = block?.children[index] ?? null;
  const top =
    block && path.length > 0 ? block.getBoundingClientRect().top + window.scrollY + above : y;
  window.scrollTo(0, top);
}

function load(): Map<string, Position> {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, Position][];
    // Throws if another build stores something else.
    return new Map(stored.map(([key, [...position]]) => [key, position]));
  } catch {
    return new Map();
  }
}

function store(map: Map<string, Position>): void {
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
  writeEntry('replaceState', { ...state, key });
  return { key, seen: false };
}

/**
 * The element that a hash names, in any case. Other documents link to names as they're written in code. Browsers that
 * can't highlight the text that a shared link names leave that in the hash.
 */
function placeOf(hash: string): Element | null {
  let id = hash.slice(1).replace(/:~:.*/, '');
  try {
    id = decodeURIComponent(id);
  } catch {
    // Not percent-encoded: the hash itself may be an id.
  }
  if (!id) return null;
  return document.getElementById(id) ?? document.querySelector(`[id="${CSS.escape(id)}" i]`);
}

/** Makes the browser itself go to a place on the open page, so that it becomes `:target` and Tab continues from it. */
function target(place: Element): void {
  // Whatever hides the place reveals it now.
  place.dispatchEvent(new Event('beforematch', { bubbles: true }));
  if (document.querySelector(':target') === place) return;
  const { state } = window.history as { readonly state: unknown };
  window.location.replace(`#${encodeURIComponent(place.id)}`);
  // Firefox loses the state.
  if (window.history.state === null) writeEntry('replaceState', state);
}

/** Scrolls to the element that a hash names; undefined if there is none. */
export function scrollToHash(hash: string): Element | undefined {
  const place = placeOf(hash);
  if (!place) return undefined;
  showByBlocks(false);
  target(place);
  hold(() => {
    placeOf(hash)?.scrollIntoView();
    // The navigation bar would reappear and cover a place that has moved up. A scroll that moves nothing hides it,
    // after the browser's own event.
    requestAnimationFrame(() => window.dispatchEvent(new Event('scroll')));
  });
  return place;
}

/** Scrolls to where the current entry was left, and returns the link that led away, if it's in sight there. */
export function restorePosition(hash: string): Element | undefined {
  const key = currentKey ?? '';
  const position = positions?.get(key) ?? [0];
  const place = placeOf(hash);
  if (place) target(place);
  hold(() => scrollToPosition(position));
  const [href = '', index = 0] = followed.get(key) ?? [];
  const link = linksTo(href)[index];
  const { top = 0, bottom = 0 } = link?.getBoundingClientRect() ?? {};
  return top > 0 && bottom < window.innerHeight ? link : undefined;
}

/** Remembers where the page is before the reader leaves for another document. */
export function notePosition(): void {
  lastPosition = currentPosition();
}

/** Scrolls to where the page was before it was rendered again, or before the reader left the document. */
export function keepPosition(): void {
  const position = lastPosition;
  hold(() => scrollToPosition(position));
}

/** Scrolls to the top, unless the reader is there already. */
export function scrollToTop(): void {
  releaseHold();
  if (lastPosition[0] !== 0) window.scrollTo(0, 0);
}

/**
 * Remembers how far the page that the reader leaves is scrolled. Call it when the history has moved to another entry.
 *
 * @param next key of that entry, if it is a new one
 * @returns whether the new entry was seen before: then the reader went back or forward
 */
export function leaveEntry(next?: string): boolean {
  const { key, seen } = next === undefined ? entry() : { key: next, seen: false };
  // The browser went to a place on the same page.
  if (key === currentKey) return false;
  const all = (positions ??= load());
  if (currentKey !== undefined) {
    all.delete(currentKey);
    const { activeElement: link } = document;
    const href = link?.getAttribute('href');
    if (next !== undefined)
      followed.set(currentKey, link && href ? [href, linksTo(href).indexOf(link)] : undefined);
    // If the address got another place in the page, the browser has scrolled already.
    const isJump = next === undefined && !seen && window.scrollY !== lastPosition[0];
    all.set(currentKey, isJump ? lastPosition : currentPosition());
    // The reader is waiting for the next page, and storing can wait.
    window.setTimeout(() => store(all), storeAfter);
  }
  currentKey = key;
  return seen;
}

function onScroll(): void {
  if (window.scrollY !== lastPosition[0]) lastPosition = [window.scrollY];
}

/**
 * Handles a link to a place on the open page. It notes the block at the top now, because that's lost once the browser
 * has scrolled. And if the address already names the place, the browser may do nothing, or report that the reader came
 * back.
 */
function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.hash || event.defaultPrevented || !isPlainClick(event)) return;
  // What was entered belongs to the entry that the reader leaves.
  writeQuery();
  const { href } = window.location;
  if (link.href.replace(/#.*/, '') !== href.replace(/#.*/, '')) return;
  notePosition();
  if (link.href === href && scrollToHash(link.hash)) event.preventDefault();
}

/** Whether the visit begins with a reload or a return. */
let isEntrySeen = false;

/** Scrolls to the place that a visit begins at, unless the browser has returned to where the page was left. */
export const beginAt = (hash: string): Element | undefined =>
  isEntrySeen && window.scrollY > 0 ? undefined : scrollToHash(hash);

/** Begins to follow the reader. Call it once, in the browser. */
export function followScrolling(): void {
  // Runs before the router reads the entry, which can only undo moves to entries whose keys it knows.
  const { key, seen } = entry();
  currentKey = key;
  isEntrySeen = seen;
  // In a separate task, because access to the storage takes as long as hydrating one block of the page.
  window.setTimeout(() => (positions ??= load()));
  lastPosition = [window.scrollY];
  window.addEventListener('scroll', onScroll, { passive: true });
  document.addEventListener('click', onClick);
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
  // Not the body, which is as high as the window whatever it contains.
  observer.observe(document.getElementById('__docusaurus') ?? document.body);
}
