import Prism from 'prism-react-renderer/prism';
import { grammarOf } from '../fast-build/markdown';

type Token = ReturnType<typeof Prism.tokenize>[number];

/** What a kind of token is replaced by: a comment is nothing, and a text is a value, so it counts as an argument. */
function standIn(type: string): string | undefined {
  if (/comment/.test(type)) return ' ';
  return /string|char/.test(type) ? '0' : undefined;
}

/**
 * A text without its comments and strings, so that what is left is code at the same place. What a string computes is code
 * too.
 */
export function mask(text: string, language: string): string {
  const grammar = grammarOf(language);
  if (!grammar) return text;
  const write = (token: Token, by: string | undefined): string => {
    if (typeof token === 'string') return by === undefined ? token : token.replace(/[^\n]/g, by);
    const inner = token.type === 'interpolation' ? undefined : (by ?? standIn(token.type));
    return ([] as Token[])
      .concat(token.content)
      .map((part) => write(part, inner))
      .join('');
  };
  return Prism.tokenize(text, grammar)
    .map((token) => write(token, undefined))
    .join('');
}

/** A word or a sign of a masked text. */
export interface Word {
  readonly text: string;
  readonly offset: number;
}

const pattern = /[A-Za-z_$][\w$]*|\d[\w.]*|=>|[^\s\w]/g;

export const isName = (word: Word | undefined): boolean => /^[A-Za-z_$]/.test(word?.text ?? '');

/** Words and signs of a masked text, in order. */
export const wordsOf = (masked: string): Word[] =>
  [...masked.matchAll(pattern)].map(({ 0: text, index }) => ({ text, offset: index }));

function otherEnd(words: readonly Word[], bracket: number, step: 1 | -1): number {
  let depth = 0;
  let index = bracket;
  for (; index >= 0 && index < words.length; index += step) {
    const { text = '' } = words[index] ?? {};
    if (/^[([{]$/.test(text)) depth += 1;
    else if (/^[)\]}]$/.test(text)) depth -= 1;
    if (depth === 0) return index;
  }
  return index;
}

/** Index of the sign that closes the bracket at an index. */
export const closeOf = (words: readonly Word[], open: number): number => otherEnd(words, open, 1);

/** Index of the sign that opens the bracket which closes at an index. */
export const openOf = (words: readonly Word[], close: number): number => otherEnd(words, close, -1);

/** Parts between the commas of a bracket, each as a range of words. */
export function partsOf(words: readonly Word[], open: number): { from: number; to: number }[] {
  const close = closeOf(words, open);
  const parts: { from: number; to: number }[] = [];
  let from = open + 1;
  for (let i = open + 1; i <= close; i += 1) {
    const { text = '' } = words[i] ?? {};
    if (i === close || text === ',') {
      if (i > from || parts.length > 0) parts.push({ from, to: i });
      from = i + 1;
    } else i = closeOf(words, i);
  }
  const last = parts.at(-1);
  // A comma after the last part.
  return last && last.from === last.to ? parts.slice(0, -1) : parts;
}
