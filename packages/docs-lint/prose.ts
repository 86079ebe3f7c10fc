import type { Block, Document } from './document';

/** A match in the running text of a document. */
export interface Match {
  readonly block: Block;
  /** Offset in the document. */
  readonly start: number;
  readonly end: number;
  /** What matched. */
  readonly text: string;
  /** The groups of the pattern by number, from 1; empty where one did not take part. */
  readonly groups: readonly string[];
}

/**
 * Looks for a pattern in every piece of running text, one after the other: a match never goes over the end of a
 * paragraph or a cell.
 *
 * @param pattern with the flag `g`
 */
export function* inProse(document: Document, pattern: RegExp): Generator<Match> {
  for (const block of document.blocks) {
    for (const found of document.prose.slice(block.start, block.end).matchAll(pattern)) {
      const start = block.start + found.index;
      const [text, ...groups] = found;
      yield {
        block,
        start,
        end: start + text.length,
        text,
        groups: groups.map((group) => group ?? ''),
      };
    }
  }
}

/** Writes a word in the case of another: lower, Capitalized or UPPER. */
export function inCaseOf(model: string, word: string): string {
  if (model.length > 1 && model === model.toUpperCase()) return word.toUpperCase();
  if (/^\p{Lu}/u.test(model)) return word.charAt(0).toUpperCase() + word.slice(1);
  return word;
}

/** A pattern that finds each of the phrases as whole words, in any case and over line breaks. */
export function phrasePattern(phrases: readonly string[]): RegExp {
  const sources = [...phrases]
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '[\\s\\u0002]+'));
  return new RegExp(`(?<![\\p{L}\\d_-])(?:${sources.join('|')})(?![\\p{L}\\d_]|-\\p{L})`, 'giu');
}
