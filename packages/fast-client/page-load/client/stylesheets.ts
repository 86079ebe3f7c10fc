/**
 * Stylesheets of the open page. A page that isn't a document comes with a single stylesheet, which has the rules for what
 * it shows and nothing else. The stylesheets that it stands for are loaded before another page is shown.
 */
import { loadTimeout } from '../loadTimeout';
import { stylesheetsAttribute } from '../stylesheetsAttribute';

const loads = new Map<string, Promise<boolean>>();

/**
 * Loads a stylesheet once, no matter how many callers request it.
 *
 * @param place element after which it's put
 * @returns true once it applies, or false if it can't be loaded, after which it can be requested again
 */
function loadStylesheet(href: string, place?: Element): Promise<boolean> {
  let load = loads.get(href);
  if (!load) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    // It applies once it's loaded. What needs it is rendered at the same time, so one layout is enough for both.
    link.media = 'print';
    load = new Promise((resolve) => {
      const giveUp = (): void => {
        link.remove();
        loads.delete(href);
        resolve(false);
      };
      const limit = window.setTimeout(giveUp, loadTimeout);
      link.onload = () => {
        window.clearTimeout(limit);
        link.media = 'all';
        resolve(true);
      };
      link.onerror = giveUp;
    });
    loads.set(href, load);
    if (place) place.after(link);
    else document.head.append(link);
  }
  return load;
}

// The server renders with this module too.
const own =
  typeof document === 'undefined' ? null : document.querySelector(`link[${stylesheetsAttribute}]`);

/** Addresses of the stylesheets that the next page needs, whichever it is. */
export const stylesheetsOfNext: readonly string[] =
  own?.getAttribute(stylesheetsAttribute)?.split(' ') ?? [];

/** A placeholder for each of them. Webpack looks for its name before it loads a stylesheet. */
const places = stylesheetsOfNext.map((address) => {
  const place = document.createElement('link');
  place.rel = 'stylesheet';
  place.dataset['href'] = address;
  return place;
});
own?.before(...places);

let areOthersThere = false;

/**
 * Loads the stylesheets that the open page's own stylesheet stands for. The open page looks the same. If one fails, the
 * next page is shown with the others, and the one after that tries again.
 */
export async function loadStylesheetsOfNext(): Promise<void> {
  const loaded = stylesheetsOfNext.map((address, index) => loadStylesheet(address, places[index]));
  areOthersThere = (await Promise.all(loaded)).every(Boolean);
}

/** Removes the open page's own stylesheet. Call it when another page is shown. */
export function dropOwnStylesheet(): void {
  if (areOthersThere) own?.remove();
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
  await Promise.all(missing.map((address) => loadStylesheet(address)));
}
