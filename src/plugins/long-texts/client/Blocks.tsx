import { createElement, Fragment, useEffect, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { byBlocksAttribute, textIsDrawn } from '../constants';

/** How many blocks of a text are drawn at first, and how many more in each step after that. */
const first = 12;
const more = 24;

let isByBlocks = false;
/** Draws the rest of the text that is being drawn. */
let rest: (() => void) | undefined;

/**
 * Says how the next text is to be drawn; to be called before it is. The text that a visit begins with is drawn whole, as it
 * was built.
 */
export function drawByBlocks(value: boolean): void {
  isByBlocks = value;
}

/** Draws and lays out what is left of the text, because the reader goes to a place in it or to another page. */
export function makeWhole(): void {
  rest?.();
  document.documentElement.removeAttribute(byBlocksAttribute);
}

/** Whether all of the text is drawn; `textIsDrawn` tells when it is. */
export function isDrawn(): boolean {
  return rest === undefined;
}

/** The blocks of a text: those that the reader sees first, and the others after these are painted. */
export default function Blocks({
  blocks,
}: {
  readonly blocks: readonly ReactNode[];
}): ReactElement {
  const [drawn, setDrawn] = useState(() => (isByBlocks ? first : Infinity));
  const [ownRest] = useState(() => () => setDrawn(Infinity));
  const isWhole = drawn >= blocks.length;
  // While it is drawn, so that the effects of what stands in it know.
  if (!isWhole) rest = ownRest;

  useEffect(() => {
    if (!isWhole) {
      const timer = window.setTimeout(() => setDrawn((count) => count + more));
      return () => window.clearTimeout(timer);
    }
    if (rest === ownRest) {
      rest = undefined;
      document.dispatchEvent(new Event(textIsDrawn));
    }
    return undefined;
  }, [drawn, isWhole, ownRest]);

  useEffect(
    () => () => {
      if (rest === ownRest) rest = undefined;
    },
    [ownRest],
  );

  // Not a list: each block keeps its place while others come after it.
  return createElement(Fragment, null, ...blocks.slice(0, drawn));
}
