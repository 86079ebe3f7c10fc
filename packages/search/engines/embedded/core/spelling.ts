import { inEnglish } from '../../../text/foreign';
import { maxWords } from '../../../text/query';
import { type Word, words } from '../../../text/tokens';
import { nearest } from './distance';
import type { Vocabulary } from './vocabulary';

/**
 * The longest run of letters that is split into words. Longer ones aren't words, and the time grows with the cube of
 * the length.
 */
const longestRun = 60;

/** The words of the headings, as they are spelled. */
export class Spelling {
  /** How each is written, and how often it's in a heading. */
  private readonly known = new Map<string, { readonly written: string; count: number }>();

  constructor(
    titles: readonly string[],
    private readonly vocabulary: Vocabulary,
  ) {
    for (const title of titles) {
      for (const { whole, start, end } of words(title)) {
        const word = this.known.get(whole) ?? { written: title.slice(start, end), count: 0 };
        word.count += 1;
        this.known.set(whole, word);
      }
    }
  }

  /** The word of a heading that a misspelled one means: the nearest, and of several the most frequent. */
  private nearest(word: string): string | undefined {
    const [best] = nearest(word, this.known.keys())
      .flatMap((other) => this.known.get(other) ?? [])
      .sort((one, other) => other.count - one.count);
    return best?.written;
  }

  /** A text with the names that headings have written as code writes them: "pricepershare" is `pricePerShare`. */
  private cased(text: string): string {
    return words(text).reduceRight((result, { whole, start, end }) => {
      const written = this.known.get(whole)?.written ?? '';
      return words(written)[0]?.isIdentifier
        ? result.slice(0, start) + written + result.slice(end)
        : result;
    }, text);
  }

  /** A text with the words joined that the index has as one: "multi sig". */
  private rejoined(text: string): string {
    const all = words(text);
    return all.reduceRight((result, { parts: [other = ''], start }, place) => {
      const before = all[place - 1];
      if (!before || !/^[ -]$/.test(text.slice(before.end, start))) return result;
      return this.vocabulary.joins(before.parts[0] ?? '', other)
        ? result.slice(0, before.end) + result.slice(start)
        : result;
    }, text);
  }

  /** A text with each number apart from the word before it if the index has no such name: "yip66". */
  private numbered(text: string): string {
    return words(text).reduceRight((result, { whole, start, end }) => {
      // Bytes stay whole: 0xdead0001.
      const written = text.slice(start, end).toLowerCase();
      const [, word = '', number = ''] = /^(\p{L}+)(\d+)$/u.exec(written) ?? [];
      return this.vocabulary.has(word) && !this.vocabulary.knows(whole, false)
        ? `${result.slice(0, start)}${word} ${number}${result.slice(end)}`
        : result;
    }, text);
  }

  /** The words of the index that one is made of if the spaces between them were left out: "votingpower". */
  private apart(word: string, tried = new Set<string>()): string | undefined {
    if (word.length > longestRun || tried.has(word)) return undefined;
    tried.add(word);
    for (let end = word.length - 2; end > 1; end -= 1) {
      const [first, rest] = [word.slice(0, end), word.slice(end)];
      if (!this.vocabulary.has(first)) continue;
      const others = this.vocabulary.has(rest) ? rest : this.apart(rest, tried);
      if (others !== undefined) return `${first} ${others}`;
    }
    return undefined;
  }

  /** What a word that the index lacks may be: a misspelling of another, or several words run together. */
  private meant({ whole, isIdentifier }: Word): string | undefined {
    // The parts of an identifier are looked up anyway.
    return this.nearest(whole) ?? (isIdentifier ? undefined : this.apart(whole));
  }

  /**
   * A query with each word that the index lacks replaced by the word of a heading that it may be a slip of, or by the words
   * that are run together in it. The last word stays if a word begins with it: the reader may still be typing.
   */
  corrected(text: string): string {
    const query = this.cased(this.rejoined(this.numbered(text)));
    const all = words(query);
    const unknown = all.filter(({ whole, parts, isIdentifier, start, end }) => {
      const isOpen = end === query.length;
      const forms = isIdentifier ? [whole] : [whole, ...parts];
      // Bytes and numbers aren't corrected, including bytes without a digit from 0 to 9: 0xcafe.
      const isWord = !/^0x|\d/i.test(query.slice(start, end));
      return isWord && !forms.some((form) => this.vocabulary.knows(form, isOpen));
    });
    // Next to a word of another language, a word that the index lacks is foreign, too, and not a misspelling. So is one of
    // two letters: "il" is short for a loss in English, and a pronoun in French.
    const isForeign = unknown.some(({ whole }) => inEnglish(whole) !== undefined);
    const isShort = ({ whole }: Word): boolean => /^\p{L}{1,2}$/u.test(whole);
    // What comes after as many words as a query has is not looked up, and each one takes a look at all headings.
    const read = isForeign
      ? all.filter((word) => isShort(word) || unknown.includes(word))
      : unknown.slice(0, maxWords);
    return read.reduceRight((text, word) => {
      const { whole, start, end } = word;
      const other = isForeign ? (inEnglish(whole) ?? '') : this.meant(word);
      return other === undefined ? text : text.slice(0, start) + other + text.slice(end);
    }, query);
  }
}
