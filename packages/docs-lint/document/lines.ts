import type { Line } from './types';

/** The lines of a text with their offsets. */
export function linesOf(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const range = { start, end: start + line.length, text: line };
    start = range.end + 1;
    return range;
  });
}
