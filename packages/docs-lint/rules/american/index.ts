import { inCaseOf, inProse } from '../../prose';
import { rewrite, type Rule } from '../../rule';
import { speller } from '../../spelling';
import { americanOf } from './british';

const word = /(?<![\p{L}\d_-])(?:per[\s\u0002]+cent|\p{L}+)(?![\p{L}\d_]|-\p{L})/giu;

/** One spelling makes search work. */
export const rule: Rule = {
  about: 'Words are spelled as in American English.',
  words: true,
  *document(document, { facts }) {
    const { knows } = speller(facts);
    for (const match of inProse(document, word)) {
      const { text } = match;
      const right = /\s|\u0002/.test(text) ? 'percent' : americanOf(text.toLowerCase(), knows);
      if (right !== undefined) yield rewrite(match, inCaseOf(text, right), `"${text}" is British`);
    }
  },
};
