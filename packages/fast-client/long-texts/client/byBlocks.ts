import { alwaysWhole, byBlocksAttribute } from '../constants';
import { afterPaint } from './afterPaint';

/** How many blocks of a text are inserted before the page is painted: more than a window shows. */
const first = 12;

/** Inserts the rest of the text that's being inserted. */
let rest: (() => void) | undefined;

/**
 * Makes the browser lay out the text block by block, or all at once. `../markByBlocks.ts` does the same for a visit's
 * first text.
 *
 * @param isWanted false if the reader goes to a place in the text, which must not move afterward
 */
export function showByBlocks(isWanted: boolean): void {
  if (!isWanted) rest?.();
  document.documentElement.toggleAttribute(
    byBlocksAttribute,
    isWanted && CSS.supports('overflow-anchor', 'auto'),
  );
}

const copies = (nodes: readonly Node[]): Node[] =>
  nodes.map((node) => document.importNode(node, true));

/** Letters that fill about half of a window. A block takes a little more room than its letters. */
const [halfWindow, room] = [900, 80];

/** How many blocks of a text are shown first. */
function firstBlocks(nodes: readonly Node[]): number {
  let letters = 0;
  const last = nodes.findIndex(
    ({ textContent }) => (letters += (textContent ?? '').length + room) > halfWindow,
  );
  return last + 1 || nodes.length;
}

/** The beginning of a text that was shown before there was a place for the whole. */
let begun: { readonly source: ParentNode; readonly nodes: readonly Node[] } | undefined;

/**
 * Shows the beginning of a text. `putIn` continues from there.
 *
 * @returns whether that's the whole text
 */
export function begin(root: Element, source: ParentNode & Node): boolean {
  const all = [...source.childNodes];
  const count = Math.min(alwaysWhole, firstBlocks(all));
  const nodes = copies(all.slice(0, count));
  begun = { source, nodes };
  root.replaceChildren(...nodes);
  return count === all.length;
}

/**
 * Inserts a copy of a text into the page: all of it, or if it's shown by blocks, its beginning first and the rest once
 * that's painted.
 *
 * @param done called when all of it is there
 * @returns ends the work early
 */
export function putIn(root: Element, source: ParentNode & Node, done: () => void): () => void {
  const nodes = [...source.childNodes];
  const isByBlocks = document.documentElement.hasAttribute(byBlocksAttribute);
  // These are still there, unless the reader went straight to a place in the text.
  const shown = begun?.source === source && begun.nodes[0]?.isConnected ? begun.nodes : [];
  begun = undefined;
  const beginning = isByBlocks ? first : nodes.length;
  root.append(...shown, ...copies(nodes.slice(shown.length, beginning)));
  const others = nodes.slice(beginning);
  let isOver = false;
  rest = () => {
    if (isOver) return;
    isOver = true;
    root.append(...copies(others));
    done();
  };
  if (others.length === 0) rest();
  else void afterPaint().then(rest);
  return () => {
    isOver = true;
  };
}

// Docusaurus loads client modules on the server too. What the reader hasn't reached yet is printed as well.
if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', () => showByBlocks(false));
}
