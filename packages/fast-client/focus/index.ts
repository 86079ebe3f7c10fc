/** Moves the focus: to a place that a link leads to, and around within a dialog. */

/** What a place is called: an anchor without text is in a heading, or before the name of a row. */
const namedPlace = (place: Element | null): Element | null =>
  place?.matches('span:empty')
    ? (place.closest('h1, h2, h3, h4, h5, h6') ?? place.nextElementSibling)
    : place;

/**
 * Makes the keyboard and screen readers continue from an element. Nothing scrolls.
 *
 * @param to by default the heading of the page
 */
export function focusPlace(
  to: Element | null = document.querySelector('main h1') ?? document.querySelector('main'),
): void {
  const place = namedPlace(to);
  if (!(place instanceof HTMLElement)) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Elements in a dialog that Tab reaches. */
function tabStops(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>('a[href], button, input, select')].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility === 'visible',
  );
}

/**
 * Keeps Tab within a dialog.
 *
 * @param event a key pressed in it
 */
export function keepTabInside(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>,
  dialog: HTMLElement,
): void {
  if (event.key !== 'Tab') return;
  const stops = tabStops(dialog);
  const edge = event.shiftKey ? stops[0] : stops[stops.length - 1];
  if (document.activeElement !== edge && document.activeElement !== dialog) return;
  event.preventDefault();
  (event.shiftKey ? stops[stops.length - 1] : stops[0])?.focus();
}
