/**
 * Style sheets of the open page. A page that isn't a document comes with a single sheet, which has the rules for what
 * it shows and nothing else. The sheets that it stands for are loaded before another page is shown.
 */
import { sheetsAttribute } from '../sheetsAttribute';

const loads = new Map<string, Promise<boolean>>();

function whenLoaded(link: HTMLLinkElement): Promise<boolean> {
  return new Promise((resolve) => {
    link.onload = () => resolve(true);
    link.onerror = () => resolve(false);
  });
}

/**
 * Loads a sheet once, no matter how many callers request it.
 *
 * @returns true once it applies, or false if it can't be loaded, after which it can be requested again
 */
export function loadSheet(href: string): Promise<boolean> {
  let load = loads.get(href);
  if (!load) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    // It applies once it's loaded. What needs it is drawn at the same time, so one layout is enough for both.
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

/** The sheet that the visit began with, and a place for each sheet that it stands for. */
interface OwnSheet {
  readonly link: HTMLLinkElement;
  others: readonly HTMLLinkElement[];
  loading?: Promise<void> | undefined;
  areOthersThere: boolean;
}

function findOwnSheet(): OwnSheet | undefined {
  const link = document.querySelector<HTMLLinkElement>(`link[${sheetsAttribute}]`);
  if (!link) return undefined;
  const addresses = link.getAttribute(sheetsAttribute)?.split(' ') ?? [];
  const others = addresses.map((address) => {
    const other = document.createElement('link');
    other.rel = 'stylesheet';
    // Webpack looks here for a sheet before it loads one.
    other.dataset['href'] = address;
    return other;
  });
  link.before(...others);
  return { link, others, areOthersThere: false };
}

// The server renders with this module too.
let own = typeof document === 'undefined' ? undefined : findOwnSheet();

/** Addresses of the sheets that the next page needs, whichever it is. */
export const sheetsOfNext = (): readonly string[] =>
  own?.others.map(({ dataset }) => dataset['href'] ?? '') ?? [];

async function loadOthers(sheet: OwnSheet): Promise<void> {
  sheet.others = sheet.others.map((link) => {
    // Only a new element requests a sheet again that has failed.
    const next = link.cloneNode() as HTMLLinkElement;
    link.replaceWith(next);
    next.href = next.dataset['href'] ?? '';
    return next;
  });
  const loaded = await Promise.all(sheet.others.map(whenLoaded));
  sheet.areOthersThere = loaded.every(Boolean);
  // The next page is shown with the sheets that loaded, and the one after that tries again.
  sheet.loading = undefined;
}

/** Loads the sheets that the open page's own sheet stands for. The open page looks the same. */
export async function loadSheetsOfNext(): Promise<void> {
  if (!own || own.areOthersThere) return;
  await (own.loading ??= loadOthers(own));
}

/** Removes the open page's own sheet. Call it when another page is shown. */
export function dropOwnSheet(): void {
  if (!own?.areOthersThere) return;
  own.link.remove();
  own = undefined;
}

/**
 * Loads the style sheets that a page of the site needs and the open page lacks. If one fails, what it styles stays
 * plain.
 */
export async function loadSheetsOf(page: Document): Promise<void> {
  await loadSheetsOfNext();
  const present = new Set([...document.styleSheets].map(({ href }) => href));
  // Including the sheet for formulas that the text names itself. Otherwise, the formulas would be unstyled for a
  // moment.
  const links = page.head.querySelectorAll('link[rel="stylesheet"]');
  const missing = [...links]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((address) => !present.has(new URL(address, window.location.href).href));
  await Promise.all(missing.map(loadSheet));
}
