import { visible } from '../../document';
import type { Rule } from '../../rule';

const maxWords = 40;

/** Abbreviations whose period doesn't end a sentence. */
const abbreviation = /(?:\b(?:e\.g|i\.e|vs|etc|approx|No|St|Mr|Dr)|\b[A-Z])\.$/;

/** One sentence carries one idea. */
export const rule: Rule = {
  about: `A sentence has at most ${maxWords} words.`,
  words: true,
  *document(document) {
    for (const block of document.blocks) {
      if (!['paragraph', 'item', 'description', 'callout'].includes(block.kind)) continue;
      let start = block.start;
      const source = document.prose.slice(block.start, block.end);
      const ends = [...source.matchAll(/[.!?][")\u0002]*(?=\s|$)/g)]
        .filter(({ index }) => !abbreviation.test(source.slice(0, index + 1)))
        .map(({ index }) => block.start + index + 1);
      for (const end of [...ends, block.end]) {
        // A list of functions in code style is no long sentence.
        const words = visible(document, start, end).match(/[\p{L}\d][\p{L}\d'’.,-]*/gu) ?? [];
        if (words.length > maxWords) {
          const lead = /\S/.exec(document.text.slice(start, end))?.index ?? 0;
          yield {
            start: start + lead,
            severity: 'warning',
            message: `the sentence that starts with "${words.slice(0, 4).join(' ')}" has ${words.length} words`,
            fix: `make sentences of at most ${maxWords} words, or a list`,
          };
        }
        start = end;
      }
    }
  },
};
