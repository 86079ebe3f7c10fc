import { inCaseOf, inProse } from '../../prose';
import type { Rule } from '../../rule';

/** Contractions that stand for one thing only, and what for. */
const expansions: ReadonlyMap<string, string> = new Map([
  ["can't", 'cannot'],
  ["won't", 'will not'],
  ["shan't", 'shall not'],
  ["let's", 'let us'],
  ["i'm", 'I am'],
  ["it'll", 'it will'],
  ["that'll", 'that will'],
  ["there'll", 'there will'],
]);

const pattern =
  /(?<![\p{L}\d])(?:\p{L}+n['’]t|\p{L}+['’](?:re|ll|ve|d)|i['’]m|(?:it|that|there|here|what|who|how|where|when|he|she|let)['’]s)(?!\p{L})/giu;

/** What a contraction stands for, if it can be told without the sentence. */
function expand(word: string): string | undefined {
  const plain = word.replace('’', "'");
  const fixed = expansions.get(plain.toLowerCase());
  if (fixed !== undefined) return inCaseOf(plain, fixed);
  const ending = /^(.*)(n't|'re|'ll|'ve)$/i.exec(plain);
  if (ending === null) return undefined;
  const words: Readonly<Record<string, string>> = {
    "n't": 'not',
    "'re": 'are',
    "'ll": 'will',
    "'ve": 'have',
  };
  return `${ending[1] ?? ''} ${words[(ending[2] ?? '').toLowerCase()] ?? ''}`;
}

/** Readers of English as a second language, and translators, read whole words. */
export const rule: Rule = {
  name: 'contractions',
  about: 'Words are not contracted.',
  words: true,
  *document(document) {
    for (const { start, end, text } of inProse(document, pattern)) {
      const whole = expand(text);
      yield {
        start,
        message: `"${text}" is contracted`,
        fix: whole === undefined ? 'write both words' : `write "${whole}"`,
        ...(whole === undefined ? {} : { edit: { start, end, text: whole } }),
      };
    }
  },
};
