/** Markers of a region, in any language whose comments start with `//` or `#`. */
const marker = /^[ \t]*(?:\/\/|#)[ \t]*#(region[ \t]+([\w-]+)|endregion)[ \t]*$/;

/** Lines of a file, between two markers or all of them. */
export interface Region {
  /** The lines, without markers and without the indentation that all of them have. */
  readonly code: string;
  /** First line of the region in the file, counted from 1. */
  readonly line: number;
  /** Place of each line of the code in the file, counted from 1. */
  readonly lines: readonly number[];
  /** Number of characters that each line has lost. */
  readonly indentation: number;
}

interface Line {
  readonly text: string;
  readonly number: number;
}

const isBlank = ({ text }: Line): boolean => text.trim() === '';

/** Lines without blank ones at the ends, and without the indentation that all of them have. */
function trim(lines: readonly Line[]): Omit<Region, 'line'> {
  const depths = lines.filter((line) => !isBlank(line)).map(({ text }) => text.search(/\S/));
  const indentation = depths.length === 0 ? 0 : Math.min(...depths);
  const blank = lines.map(isBlank);
  const kept = lines.slice(blank.indexOf(false), blank.lastIndexOf(false) + 1);
  return {
    code: kept.map(({ text }) => text.slice(indentation).trimEnd()).join('\n'),
    lines: kept.map(({ number }) => number),
    indentation,
  };
}

/**
 * Reads a region of a file, or the whole file. A region may contain others. Their markers are left out.
 *
 * @param name name behind `#region`; the whole file without one
 * @throws if there is no such region, it has no end, or it appears twice
 */
export function readRegion(text: string, name?: string): Region {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  const open: { readonly name: string; readonly first: number }[] = [];
  const found: { readonly first: number; readonly last: number }[] = [];
  lines.forEach((line, index) => {
    const [, kind, started] = marker.exec(line) ?? [];
    if (kind === undefined) return;
    if (started !== undefined) {
      open.push({ name: started, first: index + 1 });
      return;
    }
    const ended = open.pop();
    if (ended === undefined) throw new Error(`line ${index + 1} ends a region that nothing starts`);
    if (ended.name === name) found.push({ first: ended.first, last: index });
  });
  const [unended] = open;
  if (unended !== undefined) throw new Error(`region "${unended.name}" has no end`);
  if (found.length > 1) throw new Error(`region "${name}" appears ${found.length} times`);
  const [part] = name === undefined ? [{ first: 0, last: lines.length }] : found;
  if (part === undefined) throw new Error(`there is no region "${name}"`);
  const own = lines
    .map((line, index) => ({ text: line, number: index + 1 }))
    .slice(part.first, part.last)
    .filter((line) => !marker.test(line.text));
  if (own.every(isBlank)) throw new Error('there is nothing in it');
  return { line: part.first + 1, ...trim(own) };
}
