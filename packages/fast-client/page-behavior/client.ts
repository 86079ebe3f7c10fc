/** Small behaviors that every page has. */
import { showByBlocks } from '../long-texts/client/byBlocks';

/** What can be wider than the page, and then scrolls in its own box. A component marks its boxes. */
const boxes = '.theme-code-block pre, .katex-display, .markdown table, [data-scrolls]';

/**
 * Marks whether the content of a box is wider than the box: the keyboard reaches it then, and code gets a button. A box
 * that has the focus stays focusable.
 */
function mark(box: HTMLElement): void {
  const overflows = box.scrollWidth > box.clientWidth + 1;
  box.toggleAttribute('data-overflows', overflows);
  if (overflows) box.tabIndex = 0;
  else if (box !== document.activeElement) box.removeAttribute('tabindex');
}

/** Reports a box once it's laid out: when the reader comes near, or chooses the tab that it's in. */
let sizes: ResizeObserver | undefined;

/** Marks the boxes that scroll, and again whenever their size changes. */
function watchBoxes(): void {
  sizes ??= new ResizeObserver((entries) => {
    // In the next frame: a mark may change sizes, and Firefox reports an error if it does so in this one.
    requestAnimationFrame(() => {
      for (const { target } of entries) mark(target as HTMLElement);
    });
  });
  sizes.disconnect();
  for (const box of document.querySelectorAll(boxes)) sizes.observe(box);
}

/**
 * Lays out the whole text for readers who move by keyboard, because a table that isn't laid out can't be measured and
 * stays a stop, as it was built.
 */
function onTab({ key }: KeyboardEvent): void {
  if (key === 'Tab') showByBlocks(false);
}

/** Escape hides what the pointer or the focus shows above other text, until one of them moves on. */
function onMove(event: Event): void {
  const { key } = event as Partial<KeyboardEvent>;
  if (event.type !== 'keydown' || key === 'Escape')
    document.documentElement.toggleAttribute('data-quiet', key === 'Escape');
}

/** Wraps the lines of a code block, or lets them run on. */
function onWrap({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button[data-wrap-code]') : null;
  const block = button?.closest('.theme-code-block')?.querySelector('pre');
  if (!button || !block) return;
  button.setAttribute('aria-pressed', String(block.toggleAttribute('data-wrapped')));
}

/** Scrolls a list that has its own scroll bar until an entry is visible, unless the keyboard is in the list. */
export function showInList(entry: Element | null | undefined): void {
  const list = entry?.closest('.thin-scrollbar, .navbar-sidebar__item');
  if (!entry || !list || list.querySelector(':focus-visible')) return;
  const { top, bottom } = entry.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  // In the middle, so that its neighbors are seen too.
  if (top < box.top || bottom > box.bottom)
    list.scrollTop += (top + bottom - box.top - box.bottom) / 2;
}

/** The reader's place in the menu of the section, not in that of the site, and in the table of contents. */
export const activePage = '.theme-doc-sidebar-menu .menu__link--active:not(.menu__link--sublist)';
const activePlace = '.table-of-contents__link--active';

let pending = 0;

/** Looks once when the page has settled, and not for every step of a change. */
function whenSettled(): void {
  window.clearTimeout(pending);
  pending = window.setTimeout(() => {
    watchBoxes();
    showInList(document.querySelector(activePage));
  }, 200);
}

let following: number | undefined;

/** Keeps the reader's place in view in the table of contents. */
function onScroll(): void {
  following ??= window.setTimeout(() => {
    following = undefined;
    showInList(document.querySelector(activePlace));
  }, 100);
}

/** Prints in light mode, because the dark mode is for screens. */
function printLight(): void {
  const { dataset } = document.documentElement;
  let mode: string | undefined;
  window.addEventListener('beforeprint', () => {
    mode = dataset['theme'];
    dataset['theme'] = 'light';
  });
  window.addEventListener('afterprint', () => {
    if (mode !== undefined) dataset['theme'] = mode;
  });
}

// Docusaurus loads client modules on the server too.
if (typeof document !== 'undefined') {
  document.addEventListener('click', onWrap);
  document.addEventListener('keydown', onTab);
  for (const type of ['keydown', 'focusin', 'pointerover']) document.addEventListener(type, onMove);
  window.addEventListener('resize', whenSettled);
  window.addEventListener('scroll', onScroll, { passive: true });
  printLight();
}

/** Called by Docusaurus after the first page and after each navigation. */
export const onRouteDidUpdate = whenSettled;
