import { stem } from '../stem';
import said from './synonyms.json';

/**
 * Words that readers of finance and software say, each with what these documents say for it. Kept small and general:
 * abbreviations, and everyday words for the protocol's terms. A word belongs in the file if a newcomer would use it without
 * having read a page, not because a query misses its section.
 */
const synonyms = new Map(
  Object.entries(said).map(([word, others]) => [stem(word), others.split(' ').map(stem)]),
);

/** Stems that the documents use for what a reader calls by this stem. */
export function synonymsOf(word: string): readonly string[] {
  return synonyms.get(word) ?? [];
}
