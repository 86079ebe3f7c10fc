import type { Segment } from '../../types';
import { type Word, words } from '../tokens';

/** Which words of a text are marked. */
type WordTest = (word: Word) => boolean;

/** Test for the terms by which a section was found, and for beginnings of hexadecimal codes. */
export function matchesTerms(terms: readonly string[], codes: readonly string[]): WordTest {
  const known = new Set(terms);
  return ({ whole, parts }) =>
    known.has(whole) ||
    parts.some((part) => known.has(part)) ||
    codes.some((code) => whole.startsWith(code));
}

/** Cuts a text into marked and unmarked pieces. Joined, the pieces are the text. */
export function highlight(text: string, test: WordTest): Segment[] {
  const segments: Segment[] = [];
  let end = 0;
  for (const word of words(text).filter(test)) {
    segments.push(
      { text: text.slice(end, word.start), match: false },
      { text: text.slice(word.start, word.end), match: true },
    );
    end = word.end;
  }
  segments.push({ text: text.slice(end), match: false });
  return segments.filter((segment) => segment.text !== '');
}

const excerptLength = 170;

/**
 * The first part of a text that holds most of the different marked words, cut at words. A name that a list repeats, as one
 * of selectors does, says less than the sentence before the list.
 *
 * @returns pieces of at most about 170 characters, the beginning of the text if nothing is marked
 */
export function excerpt(text: string, test: WordTest): Segment[] {
  const all = words(text);
  const marked = all.filter(test);
  let best = { start: 0, count: 0 };
  for (const [index, first] of marked.entries()) {
    const inside = marked.slice(index).filter(({ end }) => end - first.start <= excerptLength);
    const count = new Set(inside.map(({ whole }) => whole)).size;
    if (count > best.count) best = { start: first.start, count };
  }
  // Some words before the first marked one, so that it can be understood.
  const lead = all.find(({ start }) => best.start - start < 40);
  const start = best.start < 40 ? 0 : (lead?.start ?? 0);
  const last = all.filter(({ end }) => end <= start + excerptLength).at(-1);
  const isRest = start + excerptLength >= text.length;
  const end = isRest ? text.length : Math.max(last?.end ?? 0, start + 1);
  return [
    ...(start > 0 ? [{ text: '… ', match: false }] : []),
    ...highlight(text.slice(start, end), test),
    ...(isRest ? [] : [{ text: ' …', match: false }]),
  ];
}
