/**
 * Stylesheets of the open page. A page that isn't a document comes with a single stylesheet, which has the rules for what
 * it shows and nothing else. The stylesheets that it stands for are loaded before another page is shown.
 */
import { stylesheetsAttribute } from '../stylesheetsAttribute';

const loads = new Map<string, Promise<boolean>>();

function whenLoaded(link: HTMLLinkElement): Promise<boolean> {
  return new Promise((resolve) => {
    link.onload = () => resolve(true);
    link.onerror = () => resolve(false);
  });
}

/**
 * Loads a stylesheet once, no matter how many callers request it.
 *
 * @returns true once it applies, or false if it can't be loaded, after which it can be requested again
 */
function loadStylesheet(href: string): Promise<boolean> {
  let load = loads.get(href);
  if (!load) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    // It applies once it's loaded. What needs it is rendered at the same time, so one layout is enough for both.
    link.media = 'print';
    load = whenLoaded(link).then((isLoaded) => {
      link.media = 'all';
      if (!isLoaded) {
        link.remove();
        loads.delete(href);
      }
      return isLoaded;
    });
    loads.set(href, load);
    document.head.append(link);
  }
  return load;
}

/** The stylesheet that the visit began with, and a place for each stylesheet that it stands for. */
interface OwnStylesheet {
  readonly link: HTMLLinkElement;
  others: readonly HTMLLinkElement[];
  loading?: Promise<void> | undefined;
  areOthersThere: boolean;
}

function findOwnStylesheet(): OwnStylesheet | undefined {
  const link = document.querySelector<HTMLLinkElement>(`link[${stylesheetsAttribute}]`);
  if (!link) return undefined;
  const addresses = link.getAttribute(stylesheetsAttribute)?.split(' ') ?? [];
  const others = addresses.map((address) => {
    const other = document.createElement('link');
    other.rel = 'stylesheet';
    // Webpack looks here for a stylesheet before it loads one.
    other.dataset['href'] = address;
    return other;
  });
  link.before(...others);
  return { link, others, areOthersThere: false };
}

// The server renders with this module too.
let own = typeof document === 'undefined' ? undefined : findOwnStylesheet();

/** Addresses of the stylesheets that the next page needs, whichever it is. */
export const stylesheetsOfNext = (): readonly string[] =>
  own?.others.map(({ dataset }) => dataset['href'] ?? '') ?? [];

async function loadOthers(stylesheet: OwnStylesheet): Promise<void> {
  stylesheet.others = stylesheet.others.map((link) => {
    // Only a new element requests a stylesheet again that has failed.
    const next = link.cloneNode() as HTMLLinkElement;
    link.replaceWith(next);
    next.href = next.dataset['href'] ?? '';
    return next;
  });
  const loaded = await Promise.all(stylesheet.others.map(whenLoaded));
  stylesheet.areOthersThere = loaded.every(Boolean);
  // The next page is shown with the stylesheets that loaded, and the one after that tries again.
  stylesheet.loading = undefined;
}

/** Loads the stylesheets that the open page's own stylesheet stands for. The open page looks the same. */
export async function loadStylesheetsOfNext(): Promise<void> {
  if (!own || own.areOthersThere) return;
  await (own.loading ??= loadOthers(own));
}

/** Removes the open page's own stylesheet. Call it when another page is shown. */
export function dropOwnStylesheet(): void {
  if (!own?.areOthersThere) return;
  own.link.remove();
  own = undefined;
}

/**
 * Loads the stylesheets that a page of the site needs and the open page lacks. If one fails, what it styles stays
 * plain.
 */
export async function loadStylesheetsOf(page: Document): Promise<void> {
  await loadStylesheetsOfNext();
  const present = new Set([...document.styleSheets].map(({ href }) => href));
  // Including the stylesheet for formulas that the text names itself. Otherwise, the formulas would be unstyled for a
  // moment.
  const links = page.head.querySelectorAll('link[rel="stylesheet"]');
  const missing = [...links]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((address) => !present.has(new URL(address, window.location.href).href));
  await Promise.all(missing.map(loadStylesheet));
}
