import { alwaysWhole, byBlocksAttribute } from '../constants';

/** How many blocks of a text are put in before the page is painted: more than a window shows. */
const first = 12;
/** When the rest is put in at the latest, in milliseconds: a tab in the background paints nothing. */
const latest = 200;

/** Puts in the rest of the text that is being put in. */
let rest: (() => void) | undefined;

/**
 * Has the text laid out block by block, or whole: `../markByBlocks.ts` does the same for the text that a visit begins with.
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

/** Letters that fill about half of a window. A block takes the room of some more. */
const [halfWindow, room] = [900, 80];

/** How many blocks of a text a reader sees first. */
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
 * Shows what a reader sees first of a text. `putIn` takes it from there.
 *
 * @returns whether it is all of it
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
 * Puts a copy of a text into the page: all of it, or if it is shown by blocks its beginning, and the rest when that is
 * painted.
 *
 * @param done called when all of it is there
 * @returns ends the work early
 */
export function putIn(root: Element, source: ParentNode & Node, done: () => void): () => void {
  const nodes = [...source.childNodes];
  const isByBlocks = document.documentElement.hasAttribute(byBlocksAttribute);
  // Still there, unless the reader went to a place in the text at once.
  const shown = begun?.source === source && begun.nodes[0]?.isConnected ? begun.nodes : [];
  begun = undefined;
  const beginning = isByBlocks ? first : nodes.length;
  root.append(...shown, ...copies(nodes.slice(shown.length, beginning)));
  const others = nodes.slice(beginning);
  if (others.length === 0) {
    done();
    return () => undefined;
  }
  const end = (): void => {
    window.clearTimeout(timer);
    cancelAnimationFrame(frame);
    if (rest === putRest) rest = undefined;
  };
  const putRest = (): void => {
    end();
    root.append(...copies(others));
    done();
  };
  rest = putRest;
  let timer = window.setTimeout(putRest, latest);
  const frame = requestAnimationFrame(() => {
    window.clearTimeout(timer);
    timer = window.setTimeout(putRest);
  });
  return end;
}

// Docusaurus loads client modules on the server too. Whatever the reader has not come to yet is printed as well.
if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', () => showByBlocks(false));
}
