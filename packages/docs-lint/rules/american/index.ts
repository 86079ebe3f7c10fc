import { inCaseOf, inProse } from '../../prose';
import type { Rule } from '../../rule';
import { speller } from '../../spelling';
import { americanOf } from './british';

const word = /(?<![\p{L}\d_-])(?:per[\s\u0002]+cent|\p{L}+)(?![\p{L}\d_]|-\p{L})/giu;

/** One spelling makes search work. */
export const rule: Rule = {
  name: 'american',
  about: 'Words are spelled as in American English.',
  words: true,
  *document(document, { facts }) {
    const { knows } = speller(facts);
    for (const { start, end, text } of inProse(document, word)) {
      const right = /\s|\u0002/.test(text) ? 'percent' : americanOf(text.toLowerCase(), knows);
      if (right === undefined) continue;
      const written = inCaseOf(text, right);
      yield {
        start,
        message: `"${text}" is British`,
        fix: `write "${written}"`,
        edit: { start, end, text: written },
      };
    }
  },
};
