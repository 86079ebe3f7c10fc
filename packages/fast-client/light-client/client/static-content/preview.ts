/**
 * Shows a fetched page before Preact renders it, because on a slow phone, rendering takes twice as long as the text itself.
 * The page appears as it was built, in place of the one that the reader leaves, and Preact's version replaces it in the
 * next frame.
 */
import { ThemeClassNames } from '@docusaurus/theme-common';
import { begin } from '../../../long-texts/client/byBlocks';
import { metadataAttribute } from './metadata';
import { previewChanged } from './readyToRender';

/** A page's row: its text, the links to other pages, and its table of contents. */
interface Page {
  readonly row: Element;
  /** The empty place for the text. */
  readonly text: Element;
  readonly content: DocumentFragment;
  readonly frame: string;
  /** What's below and beside the text. */
  readonly rest: readonly HTMLElement[];
}

const pages = new Map<string, Page>();

/** What surrounds a document: its section, in one version, with or without a sidebar. */
function frameOf(page: Document): string {
  const section = page.documentElement.className.replace(/docs-doc-id-\S+/, '');
  return section + page.querySelector('main')?.parentElement?.childElementCount;
}

const rowOf = (text: Element | null): HTMLElement | null | undefined =>
  text?.closest<HTMLElement>('.row');

/**
 * Keeps what surrounds a fetched text.
 *
 * @param path of the page
 * @param text its element; what it held is in `content`
 */
export function keepPage(path: string, text: Element, content: DocumentFragment): void {
  const row = rowOf(text);
  if (!row) return;
  const frame = frameOf(text.ownerDocument);
  text.removeAttribute(metadataAttribute);
  const rest = row.querySelectorAll<HTMLElement>(
    `article > footer, article > footer ~ *, article ~ *, .${ThemeClassNames.docs.docTocDesktop}`,
  );
  // Keeps what's below the page out of the window.
  row.style.minHeight = '100vh';
  pages.set(path, { row: document.adoptNode(row), text, content, frame, rest: [...rest] });
}

let putBack: (() => void) | undefined;

/** Removes the preview, if there is one, because Preact's page is there now or another page follows. */
export function endPreview(): void {
  putBack?.();
  putBack = undefined;
  previewChanged(false);
}

/**
 * Shows a fetched page in the open page's surroundings, until `endPreview` is called.
 *
 * @param path of the page to show
 * @returns false if the page wasn't fetched, or needs different surroundings
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
  // The heading leaves the hidden page, so that the document has only one.
  heading?.replaceWith(place);
  // The old text stays, because removing a long one takes longer than everything else here. Preact removes it once the
  // next page is visible. In a browser that can't hide it this way, it's below the window.
  open.style.contentVisibility = 'hidden';
  open.before(row);
  putBack = () => {
    row.remove();
    text.replaceChildren();
    if (heading) place.replaceWith(heading);
    open.style.contentVisibility = '';
  };
  previewChanged(true);
  return true;
}
