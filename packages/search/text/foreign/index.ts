import said from './words.json';

/** Words of other languages, without marks, and the English for them. */
const known = Object.entries(said).flatMap(([english, list]) =>
  list.split(' ').map((foreign) => ({ foreign, english })),
);

/**
 * Whether a word is one of another language or has it with an ending of two letters. A longer ending, or one of a short
 * word, makes English ones: "taxation", "argentina". Chinese has no spaces, so a run of letters holds several words.
 */
function holds(word: string, foreign: string): boolean {
  if (/\p{Script=Han}/u.test(foreign)) return word.includes(foreign);
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
  const found = known
    .filter(({ foreign }) => holds(word, foreign))
    .sort((one, other) => word.indexOf(one.foreign) - word.indexOf(other.foreign));
  return found.length > 0 ? found.map(({ english }) => english).join(' ') : undefined;
}
