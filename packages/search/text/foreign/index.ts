import said from './words.json';

/** Words of other languages, without marks, and the English for them. */
const known = new Map(
  Object.entries(said).flatMap(([english, list]) =>
    list.split(' ').map((foreign) => [foreign, english] as const),
  ),
);

/** A longer word goes before those that it begins with, as "wallet" does before "money" in Chinese. */
const longestFirst = [...known.keys()].sort((one, other) => other.length - one.length);

/** Chinese has no spaces, so a run of letters holds several words. */
const chinese = new RegExp(
  longestFirst.filter((foreign) => /\p{Script=Han}/u.test(foreign)).join('|'),
  'g',
);

/**
 * Whether a word is one of another language or has it with an ending of two letters. With a longer ending, or with one
 * after a short word, English words would match: "taxation", "argentina".
 */
function isForm(word: string, foreign: string): boolean {
  const ending = foreign.length < 5 ? 0 : 2;
  return word.startsWith(foreign) && word.length <= foreign.length + ending;
}

/**
 * The English for a word of Chinese, French, German, Portuguese, Russian, or Spanish, if it's one of the few that people
 * look for first when they need help.
 *
 * @param word in lower case, without marks
 */
export function inEnglish(word: string): string | undefined {
  const found =
    word.match(chinese) ?? longestFirst.filter((foreign) => isForm(word, foreign)).slice(0, 1);
  const english = new Set(found.flatMap((foreign) => known.get(foreign) ?? []));
  return english.size > 0 ? [...english].join(' ') : undefined;
}
