import type { Rule } from '../../rule';

/** The site leaves lists of cards out, and the compiler would name none of the documents that show one. */
export const rule: Rule = {
  about: 'No document shows a list of cards of the theme.',
  *document({ imports }) {
    for (const { from = '', fromRange } of imports) {
      if (!/^@theme\/DocCard(?:List)?$/.test(from)) continue;
      const message = `there is no "${from}": a list of cards would bring the titles of all documents to every page`;
      yield { ...fromRange, message, fix: 'write a list of links' };
    }
  },
};
