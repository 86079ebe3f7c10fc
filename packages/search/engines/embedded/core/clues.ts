import type { ParsedQuery, QueryWord } from '../../../text/query';
import type { Expansion, Vocabulary } from './vocabulary';
import { weights } from './weights';

/** Something to look up: a form of a word of the query, or a word that shows what kind of answer is wanted. */
export interface Clue {
  readonly terms: Expansion;
  /** How much it says. */
  readonly information: number;
  /** How much it counts where it is in a section. */
  readonly inText: number;
  /** Whether it counts when the query is compared with titles and questions. */
  readonly isCompared: boolean;
  /** Place of the word that a section holds if it holds the clue; undefined if that takes more. */
  readonly word: number | undefined;
}

function clueOf(
  vocabulary: Vocabulary,
  term: string,
  { isLast }: QueryWord,
): Pick<Clue, 'terms' | 'information' | 'isCompared'> {
  const terms = vocabulary.expand(term, isLast);
  // A word says as much as the best of its terms, even if that's a corrected or completed one.
  let best = term;
  let most = 0;
  for (const [other, weight] of terms) {
    if (weight <= most) continue;
    most = weight;
    best = other;
  }
  return { terms, information: vocabulary.information(best), isCompared: true };
}

function cluesOfWord(vocabulary: Vocabulary, word: QueryWord, place: number): Clue[] {
  const parts = word.parts.map((part) => clueOf(vocabulary, part, word));
  if (!word.isIdentifier) {
    return parts.map((clue) => ({
      ...clue,
      inText: 1,
      word: parts.length === 1 ? place : undefined,
    }));
  }
  // Even if no section contains the whole identifier, its parts may be words of one that a section contains.
  return [
    { ...clueOf(vocabulary, word.whole, word), inText: weights.identifierWhole, word: place },
    ...parts.map((clue) => ({ ...clue, inText: weights.identifierPart, word: undefined })),
  ];
}

/** Clues of the query's words, and of the words that say what kind of answer it wants. */
export function cluesOf(parsed: ParsedQuery, vocabulary: Vocabulary): Clue[] {
  const exactly = (terms: readonly string[]): Expansion => new Map(terms.map((term) => [term, 1]));
  return [
    ...parsed.words.flatMap((word, place) => cluesOfWord(vocabulary, word, place)),
    ...parsed.asking.map((term) => ({
      terms: exactly([term]),
      information: weights.asking,
      inText: 0,
      isCompared: true,
      word: undefined,
    })),
    ...(parsed.release
      ? [
          {
            terms: exactly([parsed.release]),
            information: vocabulary.information(parsed.release),
            inText: weights.release,
            isCompared: false,
            word: parsed.words.length,
          },
        ]
      : []),
  ];
}
