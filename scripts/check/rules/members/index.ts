import { matchesIn, piecesOf } from '../../../../packages/docs-lint/document';
import type { Rule } from '../../../../packages/docs-lint/rule';
import { nearest } from '../../../../packages/docs-lint/site/resolve';
import { members } from '../../facts';

/** A name that is called, or one of several words that fills a code span. */
const names = /(?<!\w)[a-z]\w{4,}(?=\()|(?<=^`)(?=\w{8})[a-z]+[A-Z]\w*(?=`$)/g;

/** Functions that aren't in the reference, and are named almost like one of it: of Yearn Lens, and of Python. */
const others = new Set(['allowances', 'close']);

/** Readers copy a name into a call, and a wrong one reverts or doesn't compile. */
export const rule: Rule = {
  about: 'The name of a function in code is spelled as in the contract reference.',
  *document(document) {
    if (document.generated) return;
    const known = members();
    for (const piece of piecesOf(document, 'inlineCode', 'code'))
      for (const { text, start } of matchesIn(piece, names)) {
        const like = known.has(text) || others.has(text) ? undefined : nearest(text, known, 1);
        if (like === undefined) continue;
        const message = `the contract reference has no "${text}"`;
        const fix = `write "${like}", or add a name of something else to scripts/check/rules/members`;
        yield { start, message, fix };
      }
  },
};
