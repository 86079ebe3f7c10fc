import { stem } from '../stem';
import said from './synonyms.json';

/** Stems of what is said for words, by the stems of the words. A key may hold several words. */
export function stemLists(
  lists: Readonly<Record<string, string>>,
): ReadonlyMap<string, readonly string[]> {
  return new Map(
    Object.entries(lists).flatMap(([words, others]) => {
      const stems = others.split(' ').map(stem);
      return words.split(' ').map((word) => [stem(word), stems] as const);
    }),
  );
}

/**
 * Words that readers of finance and software say, each with what these documents say for it. Kept small and general:
 * abbreviations, and everyday words for the protocol's terms. A word belongs in the file if a newcomer would use it without
 * having read a page, not because a query misses its section.
 */
const synonyms = stemLists(said);

/** Stems that the documents use for what a reader calls by this stem. */
export function synonymsOf(word: string): readonly string[] {
  return synonyms.get(word) ?? [];
}
