import { inProse } from '../../prose';
import { rewrite, type Rule } from '../../rule';

/** Pairs that are right in a row. */
const allowed = new Set(['that', 'had', 'is']);

const pattern = /(?<![\p{L}\d.'-])(\p{L}+)([\s]+)\1(?![\p{L}\d'-])/giu;

/** A word twice in a row is a slip of editing that eyes pass over. */
export const rule: Rule = {
  about: 'No word appears twice in a row.',
  words: true,
  *document(document) {
    for (const { start, end, groups } of inProse(document, pattern)) {
      const word = groups[0] ?? '';
      if (allowed.has(word.toLowerCase())) continue;
      const range = { start: start + word.length, end };
      yield { ...rewrite(range, '', `"${word}" appears twice`, 'remove one'), start };
    }
  },
};
