/**
 * Shows a page that was fetched before React draws it: on a slow phone the reader would wait for that twice as long as for
 * the text itself. The page appears as it was built, in place of the one that the reader leaves, and React's takes over
 * in the next frame.
 */
import { ThemeClassNames } from '@docusaurus/theme-common';
import { begin } from '../../../long-texts/client/byBlocks';
import { factsAttribute } from './facts';
import { notePreview } from './whenToDraw';

/** A page's row: its text, what leads on from it, and its contents. */
interface Page {
  readonly row: Element;
  /** Where the text belongs, empty. */
  readonly text: Element;
  readonly content: DocumentFragment;
  readonly frame: string;
  /** What is below the text and beside it. */
  readonly rest: readonly HTMLElement[];
}

const pages = new Map<string, Page>();

/** What a document is shown in: its section, in one of its versions, with a sidebar or without. */
function frameOf(page: Document): string {
  const section = page.documentElement.className.replace(/docs-doc-id-\S+/, '');
  return section + page.querySelector('main')?.parentElement?.childElementCount;
}

const rowOf = (text: Element | null): HTMLElement | null | undefined =>
  text?.closest<HTMLElement>('.row');

/**
 * Keeps what is around a fetched text.
 *
 * @param path of the page
 * @param text its element; what it held is in `content`
 */
export function keepPage(path: string, text: Element, content: DocumentFragment): void {
  const row = rowOf(text);
  if (!row) return;
  const frame = frameOf(text.ownerDocument);
  text.removeAttribute(factsAttribute);
  const rest = row.querySelectorAll<HTMLElement>(
    `article > footer, article > footer ~ *, article ~ *, .${ThemeClassNames.docs.docTocDesktop}`,
  );
  // What is below the page stays out of the window.
  row.style.minHeight = '100vh';
  pages.set(path, { row: document.adoptNode(row), text, content, frame, rest: [...rest] });
}

let putBack: (() => void) | undefined;

/**
 * Removes the page that is shown before React draws it, if there is one: React's is there now, or another one comes.
 */
export function endPreview(): void {
  putBack?.();
  putBack = undefined;
  notePreview(false);
}

/**
 * Shows a fetched page within what is around the open one, until `endPreview` is called.
 *
 * @param path of the page to show
 * @returns false if the page was not fetched, or belongs in something else
 */
export function preview(path: string): boolean {
  const page = pages.get(path);
  if (!page) return false;
  const open = rowOf(document.querySelector(`main .${ThemeClassNames.docs.docMarkdown}`));
  if (!open || frameOf(document) !== page.frame) return false;
  endPreview();
  const { row, text, rest } = page;
  const isWhole = begin(text, page.content);
  for (const { style } of rest) style.display = isWhole ? '' : 'none';
  const heading = open.querySelector('h1');
  const place = new Comment();
  // Out of what is hidden: a page has one.
  heading?.replaceWith(place);
  // Stays, because to take a long text out takes longer than all else here, and React does it when the next one is seen.
  // A browser that cannot hide it so has it below the window.
  open.style.contentVisibility = 'hidden';
  open.before(row);
  putBack = () => {
    row.remove();
    text.replaceChildren();
    if (heading) place.replaceWith(heading);
    open.style.contentVisibility = '';
  };
  notePreview(true);
  return true;
}
