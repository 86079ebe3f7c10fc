import type { Match, Piece, Range } from './types';

const mark = '\ufeff';

/** The text of a document as the compiler reads it: without a byte order mark, and with the line ends of Unix. */
export function plainText(written: string): string {
  return written.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
}

/**
 * A text in the form in which a file was written: with its byte order mark, and with line ends of Windows if it had
 * only these.
 */
export function likeFile(text: string, written: string): string {
  const isOfWindows = written.includes('\r\n') && !/(?<!\r)\n/.test(written);
  const lines = isOfWindows ? text.replaceAll('\n', '\r\n') : text;
  return written.startsWith(mark) ? mark + lines : lines;
}

/**
 * Looks for a pattern in a document or in a piece of one.
 *
 * @param pattern with the flag `g`
 */
export function* matchesIn(
  { text: all, start: offset = 0 }: Pick<Piece, 'text'> & Partial<Pick<Piece, 'start'>>,
  pattern: RegExp,
): Generator<Match> {
  for (const found of all.matchAll(pattern)) {
    const start = offset + found.index;
    const [text = '', ...groups] = found.map((group: string | undefined) => group ?? '');
    yield { start, end: start + text.length, text, groups };
  }
}

/** Whether a place is in one of some ranges. */
export const isIn = (ranges: readonly Range[], at: number): boolean =>
  ranges.some(({ start, end }) => start <= at && at < end);
