/**
 * The browser's history as the router and the theme use it: what `history` 4.10 does with `createBrowserHistory`, without
 * its memory and hash kinds, base names and dialogs, and without `go`, `goBack`, `goForward`, and `length`, which
 * `window.history` has. Only functions block moves, as many as there are (there: the last one).
 */
import type { Action, History, Location } from 'history';
import { writeEntry } from './entry';
import { dropQuery, writeQuery } from './query';

type Listener = (location: Location, action: Action) => void;
/** Called before each move. If it returns `false`, the reader stays. */
type Prompt = (location: Location, action: Action) => string | boolean | undefined;
type Target = string | Partial<Location>;

interface Entry {
  readonly key?: string;
  readonly state?: unknown;
}

/** The path of a location with its query and hash. */
export function createPath({ pathname = '/', search = '', hash = '' }: Partial<Location>): string {
  const url = Object.assign(new URL('http://x'), { pathname, search, hash });
  return url.pathname + url.search + url.hash;
}

/** A location from what a link says, relative to where the reader is. */
export function createLocation(
  to: Target,
  current: Pick<Location, 'pathname'>,
  entry: Entry = {},
): Location {
  const given: Partial<Location> = typeof to === 'string' ? {} : to;
  const path = typeof to === 'string' ? to : createPath({ pathname: current.pathname, ...given });
  const { pathname, search, hash } = new URL(path, `http://x${encodeURI(current.pathname)}`);
  const { key, state = given.state } = entry;
  return { pathname: decodeURI(pathname), search, hash, state, key };
}

function locationOfPage(): Location {
  const { pathname, search, hash } = window.location;
  const { key, state } = (window.history.state ?? {}) as Entry;
  return { pathname: decodeURI(pathname), search, hash, state, key };
}

const newKey = (): string => Math.random().toString(36).slice(2, 8);

/** The history of this tab. Create only one. */
export function createBrowserHistory(): History {
  const listeners = new Set<Listener>();
  const prompts = new Set<Prompt>();
  /** True while a refused move back or forward is being undone. */
  let undoing = false;
  let keys = [locationOfPage().key];

  function arrive(location: Location, action: Action): void {
    Object.assign(history, { location, action });
    for (const listener of [...listeners]) listener(history.location, action);
  }

  function isRefused(location: Location, action: Action): boolean {
    return [...prompts].some((prompt) => prompt(location, action) === false);
  }

  function go(to: Target, state: unknown, action: 'PUSH' | 'REPLACE'): void {
    const location = createLocation(to, history.location, { key: newKey(), state });
    if (isRefused(location, action)) return;
    writeQuery();
    const { key } = location;
    const at = keys.indexOf(history.location.key);
    const entry = { key, state: location.state };
    const path = createPath(location);
    if (!writeEntry(action === 'PUSH' ? 'pushState' : 'replaceState', entry, path)) {
      // The browser loads the page itself.
      window.location.assign(path);
      return;
    }
    if (action === 'PUSH') keys = [...keys.slice(0, at + 1), key];
    else if (at >= 0) keys[at] = key;
    arrive(location, action);
  }

  window.addEventListener('popstate', () => {
    dropQuery();
    const location = locationOfPage();
    if (undoing) {
      undoing = false;
      // A second press may have come first, and leads elsewhere.
      if (location.key === history.location.key) return;
    }
    const isFree = !isRefused(location, 'POP');
    const [from, to] = [keys.indexOf(history.location.key), keys.indexOf(location.key)];
    // A move from or to an entry of before a reload, or one that the browser made, can't be undone.
    if (isFree || from < 0 || to < 0 || from === to) {
      arrive(location, 'POP');
      return;
    }
    undoing = true;
    window.history.go(from - to);
  });

  const history = {
    action: 'POP' as Action,
    location: locationOfPage(),
    createHref: createPath,
    push: (to: Target, state?: unknown) => go(to, state, 'PUSH'),
    replace: (to: Target, state?: unknown) => go(to, state, 'REPLACE'),
    block(prompt: Prompt) {
      prompts.add(prompt);
      return () => void prompts.delete(prompt);
    },
    listen(listener: Listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return history as unknown as History;
}
