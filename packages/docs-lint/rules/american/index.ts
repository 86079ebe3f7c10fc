import { inCaseOf, inProse, phrasePattern } from '../../prose';
import type { Rule } from '../../rule';
import { british } from './british';

const pattern = phrasePattern([...british.keys()]);

/** One spelling makes search work. */
export const rule: Rule = {
  name: 'american',
  about: 'Words are spelled as in American English.',
  words: true,
  *document(document) {
    for (const { start, end, text } of inProse(document, pattern)) {
      const right = british.get(text.toLowerCase());
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
