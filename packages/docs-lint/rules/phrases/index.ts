import { inProse, phrasePattern } from '../../prose';
import type { Rule } from '../../rule';
import { banned } from './banned';

const pattern = phrasePattern([...banned.keys()]);

/** Filler adds length, belittles a hard step, or praises. */
export const rule: Rule = {
  name: 'phrases',
  about: 'No filler and no marketing: banned phrases appear in code spans only.',
  words: true,
  *document(document) {
    for (const { start, end, text, block } of inProse(document, pattern)) {
      const words = text.replace(/[\s\u0002]+/g, ' ').toLowerCase();
      // A level of a scale: "Very high" at the start of a cell.
      if (words === 'very' && block.kind === 'cell' && start === block.start) continue;
      // "Just before the harvest" says when.
      if (
        words === 'just' &&
        /^[\s\u0002]+(?:before|after|above|below|under|over)\b/.test(
          document.prose.slice(end, block.end),
        )
      )
        continue;
      yield { start, message: `"${words}" is banned`, fix: banned.get(words) ?? 'leave it out' };
    }
  },
};
