import { isIn, piecesOf } from '../../document';
import { inProse } from '../../prose';
import type { Rule } from '../../rule';

/** "I" alone may be a level or a symbol: it is a person in front of a verb. */
const pattern =
  /(?<![\p{L}\d"'-])(?:we|us|our|ours|ourselves|my|me|I(?=[ ](?:am|was|have|had|will|would|can|do|think|believe|suggest|recommend|hope|want|need|see|use)\b))(?![\p{L}\d'-])/giu;

/** A document has no narrator: a reader must know who acts. */
export const rule: Rule = {
  about:
    'No text speaks of "we" or "I"; a question that a reader asks may, and so may a quotation.',
  words: true,
  *document(document, { facts }) {
    const quotations = piecesOf(document, 'blockquote');
    const linked = document.links.map((link) => link.text);
    for (const { start, text, block } of inProse(document, pattern)) {
      // US and ME are no pronouns.
      if (text.length > 1 && text === text.toUpperCase()) continue;
      const isQuestion =
        ['heading', 'title'].includes(block.kind) &&
        document.text.slice(block.start, block.end).includes('?');
      // The text of a link to a question repeats it; a title elsewhere has its own words.
      const inLink = isIn(linked, start);
      const before = document.text.slice(block.start, start);
      const isQuoted = (before.match(/"/g) ?? []).length % 2 === 1;
      if (isQuestion || inLink || isQuoted || isIn(quotations, start)) continue;
      yield {
        start,
        message: `"${text}" is in the first person`,
        fix: `name who acts, such as ${facts.project}, or write "you" in a guide`,
      };
    }
  },
};
