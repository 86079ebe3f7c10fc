import { root, stem } from '../../../text/stem';
import { synonymsOf } from '../../../text/synonyms';
import { isStopWord } from '../../../text/tokens';
import { nearest } from './distance';
import type { Postings } from './postings';
import { weights } from './weights';

/** Terms of the index that match a word of a query, with how well each does, up to 1. */
export type Expansion = ReadonlyMap<string, number>;

/** Terms that a word is completed to, at most. */
const completions = 40;

/** The words of an index. */
export class Vocabulary {
  /** How many sections have a term, in its most frequent field. Zero if only questions have it. */
  private readonly counts = new Map<string, number>();
  /** Terms of one root. */
  private readonly families = new Map<string, readonly string[]>();
  private readonly sorted: readonly string[];
  private readonly total: number;

  constructor(postings: Postings) {
    this.total = postings.sections.length;
    this.sorted = postings.terms.filter((term) => {
      const count = Math.max(
        ...(['title', 'path', 'text'] as const).map((field) => postings.count(term, field)),
      );
      const isWord = count > 0 || postings.count(term, 'asked') > 0;
      if (isWord) this.counts.set(term, count);
      return isWord;
    });
    for (const term of this.sorted) {
      this.families.set(root(term), [...this.family(term), term]);
    }
  }

  /** How much a term says: the rarer, the more. A term that is nowhere is misspelled, and says as much as a rare word. */
  information(term: string): number {
    if (isStopWord(term)) return weights.asking;
    return Math.log(1 + this.total / Math.max(this.counts.get(term) ?? 0, 1));
  }

  /** Whether a section has a word, or one that joins others. Of two letters, only the latter are words. */
  has(word: string): boolean {
    const term = stem(word);
    return isStopWord(term) || (word.length > 2 && (this.counts.get(term) ?? 0) > 0);
  }

  /**
   * Whether a term is in the index, or is understood otherwise.
   *
   * @param isOpen whether the reader may still be typing it
   */
  knows(term: string, isOpen: boolean): boolean {
    return (
      this.counts.has(term) ||
      isStopWord(term) ||
      synonymsOf(term).length > 0 ||
      (isOpen && this.beginningWith(term).length > 0)
    );
  }

  /** Whether two words are more often one in the index than the rarer of them is a word: "multi" and "sig". */
  joins(one: string, other: string): boolean {
    const count = (term: string): number => this.counts.get(term) ?? 0;
    if (isStopWord(one) || isStopWord(other)) return false;
    return count(stem(one + other)) > 8 * Math.min(count(one), count(other));
  }

  /** Terms that have the root of a term. */
  private family(term: string): readonly string[] {
    return this.families.get(root(term)) ?? [];
  }

  /** Terms that begin with a text. */
  private beginningWith(text: string): string[] {
    return this.sorted.filter((term) => term.startsWith(text)).slice(0, completions);
  }

  /**
   * Terms of the index that a term of a query stands for: itself, words of its root, what the documents say for it; what
   * it begins or misspells if it's nowhere.
   *
   * @param isOpen whether the reader may still be typing it
   */
  expand(term: string, isOpen: boolean): Expansion {
    const found = new Map<string, number>();
    const add = (others: Iterable<string>, weight: number): void => {
      for (const other of others) {
        if (this.counts.has(other) && weight > (found.get(other) ?? 0)) found.set(other, weight);
      }
    };
    const isKnown = this.counts.has(term);
    add([term], 1);
    add(this.family(term), weights.family);
    const synonyms = synonymsOf(term);
    add(synonyms, weights.synonym);
    // "PR" is short for what it stands for, and begins nothing.
    const isShort = term.length < 3 && synonyms.length > 0;
    if (isOpen && term.length > 1 && !isShort) {
      add(this.beginningWith(term), isKnown ? weights.openKnown : weights.open);
    }
    if (isKnown) return found;
    // A number isn't a misspelling of another one: 0.4.6 is not 0.4.3.
    const isNumber = /^\d[\d.]*$/.test(term);
    if (!isNumber && (found.size === 0 || isOpen)) add(nearest(term, this.sorted), weights.slip);
    return found;
  }
}
