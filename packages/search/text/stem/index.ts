/**
 * The first step of Porter's stemmer (M. F. Porter, "An algorithm for suffix stripping", 1980): plurals, -ed and -ing.
 *
 * Later steps are left out: they join words that a technical text keeps apart, such as "operator" and "operation".
 */

import pastForms from './irregular.json';

const vowel = /[aeiou]|[^aeiou]y/;
const doubled = /([^aeioulsz])\1$/;
const shortStem = /^[^aeiou]*[aeiouy][^aeiouwxy]$/;

function withoutPlural(word: string): string {
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  return /[^aius]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutPast(word: string): string {
  // "agreed" is a form of "agree", and "feed" of no other word.
  if (word.endsWith('eed')) return /[aeiou][^aeiou]+eed$/.test(word) ? word.slice(0, -1) : word;
  const stem = /^(.+?)(?:ed|ing)$/.exec(word)?.[1];
  if (!stem || !vowel.test(stem) || stem.length < 3) return word;
  if (doubled.test(stem)) return stem.slice(0, -1);
  return shortStem.test(stem) ? `${stem}e` : stem;
}

/** Verbs by their past forms that have no ending to recognize them by. */
const irregular = new Map(
  Object.entries(pastForms).flatMap(([verb, forms]) =>
    forms.split(' ').map((form) => [form, verb] as const),
  ),
);

/** British and American spelling are one word: "realise" and "realize". */
const inAmerican = (word: string): string => word.replace(/^(\w{3,})is(e|ed|ing)$/, '$1iz$2');

/** A final e says nothing: "lose" and "losing", "calculate" and "calculating" meet without it. */
function withoutFinalE(word: string): string {
  return word.length > 4 && word.endsWith('e') && !word.endsWith('ee') ? word.slice(0, -1) : word;
}

/**
 * Stem of an English word, the same for its singular and plural and for its forms in -ed and -ing.
 *
 * @param word in lower case
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  return withoutFinalE(irregular.get(word) ?? withoutPast(inAmerican(withoutPlural(word))));
}

/** Endings by which words are made from others, as they are after `stem`; each with what must be left, at least. */
const derived = /^(.{5,})ment$|^(.{4,})(?:anc|enc|ship|abl|ibl|iv|ity|ion|at|al|er|or)$/;

/**
 * Root of a stem: the same for "withdraw" and "withdrawal", "deposit" and "depositor". Words of one root are related, and
 * less alike than those of one stem.
 */
export function root(stemmed: string): string {
  const match = derived.exec(stemmed);
  return match?.[1] ?? match?.[2] ?? stemmed;
}
