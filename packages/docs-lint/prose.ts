import { matchesIn, nothingMark, type Block, type Document, type Match } from './document';

/**
 * Looks for a pattern in every piece of running text, one after the other: a match never goes over the end of a
 * paragraph or a cell.
 *
 * @param pattern with the flag `g`
 */
export function* inProse(
  document: Document,
  pattern: RegExp,
): Generator<Match & { readonly block: Block }> {
  for (const block of document.blocks) {
    const text = document.prose.slice(block.start, block.end);
    for (const match of matchesIn({ ...block, text }, pattern)) yield { ...match, block };
  }
}

/** Whether a piece of text isn't written in Markdown: it's in the front matter, or the title of a figure. */
export const isPlain = ({ kind }: Block): boolean => kind === 'title' || kind === 'description';

/** Whether a backslash before a character says that it's no mark. */
export const isEscaped = ({ prose, text }: Document, at: number): boolean =>
  prose.charAt(at - 1) === nothingMark && text.charAt(at - 1) === '\\';

/** Writes a word in the case of another: lower, Capitalized or UPPER. */
export function inCaseOf(model: string, word: string): string {
  if (model.length > 1 && model === model.toUpperCase()) return word.toUpperCase();
  if (/^\p{Lu}/u.test(model)) return word.charAt(0).toUpperCase() + word.slice(1);
  return word;
}

/** Whether a day is in the future. In some time zones it's tomorrow already. */
export const isToCome = (day: string): boolean => Date.parse(day) > Date.now() + 864e5;
