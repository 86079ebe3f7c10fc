/** Markers of a region, in any language whose comments start with `//` or `#`. */
const marker = /^[ \t]*(?:\/\/|#)[ \t]*#(region[ \t]+([\w-]+)|endregion)[ \t]*$/;

/** Lines of a file, between two markers or all of them. */
export interface Region {
  /** The lines, without markers and without their common indentation. */
  readonly code: string;
  /** Place of each line of the code in the file, counted from 1. */
  readonly lines: readonly number[];
  /** Number of characters that each line has lost. */
  readonly indentation: number;
}

/**
 * Reads a region of a file, or the whole file. A region may contain others. Their markers are left out, and blank lines at
 * the ends.
 *
 * @param name the name after `#region`; the whole file if left out
 * @throws if there is no such region, it has no end, or it appears twice
 */
export function readRegion(text: string, name?: string): Region {
  const open: string[] = [];
  let count = 0;
  const found = text.split(/\r\n?|\n/).flatMap((line, index) => {
    const [, kind, started] = marker.exec(line) ?? [];
    if (kind === undefined)
      return name === undefined || open.includes(name) ? [{ line, number: index + 1 }] : [];
    if (started !== undefined) {
      open.push(started);
      if (started === name) count += 1;
    } else if (open.pop() === undefined)
      throw new Error(`line ${index + 1} ends a region that nothing starts`);
    return [];
  });
  if (open.length > 0) throw new Error(`region "${open[0]}" has no end`);
  if (count > 1) throw new Error(`region "${name}" appears ${count} times`);
  if (name !== undefined && count === 0) throw new Error(`there is no region "${name}"`);
  const isFull = found.map(({ line }) => line.trim() !== '');
  if (!isFull.includes(true)) throw new Error('there is nothing in it');
  const kept = found.slice(isFull.indexOf(true), isFull.lastIndexOf(true) + 1);
  const indentation = Math.min(
    ...kept.filter(({ line }) => line.trim() !== '').map(({ line }) => line.search(/\S/)),
  );
  return {
    code: kept.map(({ line }) => line.slice(indentation).trimEnd()).join('\n'),
    lines: kept.map(({ number }) => number),
    indentation,
  };
}
