import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeRegexp } from '@docusaurus/utils';
import nspell from 'nspell';
import { once, type Facts } from '../facts';
import { readText } from '../site/folders';

/** American English and the words of this project. */
export interface Speller {
  /** Whether a word is right as it is written, its case included. */
  readonly knows: (word: string) => boolean;
  /** Whether a word is written with a capital inside a sentence too. */
  readonly isName: (word: string) => boolean;
  /** Right words like it, nearest first. */
  readonly suggest: (word: string) => readonly string[];
}

/** How many words get suggestions in one run, because each takes a tenth of a second. */
const maxSuggestions = 60;

const repository = path.resolve(__dirname, '../../..');

/**
 * Entries of a list: one a line, without empty lines and those that start with `#`.
 *
 * @param file path from the root of the repository
 */
export function readList(file: string): string[] {
  return readText(repository, file)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** A pattern for the proper names of a site. */
export const namePattern = once(({ words }: Facts) => {
  const names = readList(words.names).sort((a, b) => b.length - a.length);
  return new RegExp(
    `(?<![\\p{L}\\d])(?:${names.map(escapeRegexp).join('|')})(?![\\p{L}\\d])`,
    'gu',
  );
});

/** Titles of a site that stay in title case, as readers know them. */
export const keptTitles = once(({ words }: Facts) => new Set(readList(words.keptTitles)));

/** The speller of a site, loaded once: it takes a third of a second. */
export const speller = once(({ names, words }: Facts): Speller => {
  const english = path.dirname(require.resolve('dictionary-en'));
  // A common word as a name in the data would let its capital pass everywhere.
  const project = new Set([
    ...readList(words.dictionary),
    ...names.filter((word) => word.length > 1),
  ]);
  const spell = nspell(
    readFileSync(path.join(english, 'index.aff')),
    readFileSync(path.join(english, 'index.dic')),
  );
  for (const word of project) if (/^[\p{L}'-]+$/u.test(word)) spell.add(word);

  const knows = once(
    (word: string): boolean =>
      project.has(word) ||
      project.has(word.toLowerCase()) ||
      // A capital at the start of a sentence.
      project.has(word.charAt(0).toLowerCase() + word.slice(1)) ||
      // A plural.
      (/^\p{Lu}{2,}s$/u.test(word) &&
        (project.has(word.slice(0, -1)) || spell.correct(word.slice(0, -1)))) ||
      (/^\p{L}?[a-z]{3,}s$/u.test(word) && project.has(word.slice(0, -1).toLowerCase())) ||
      spell.correct(word),
  );
  let left = maxSuggestions;
  return {
    knows,
    isName: (word) => /\p{Lu}/u.test(word) && knows(word) && !knows(word.toLowerCase()),
    suggest: once((word) => {
      if (left === 0) return [];
      left -= 1;
      const lower = word.toLowerCase();
      const inOtherCase = [...project, ...readList(words.names)].filter(
        (known) => known.toLowerCase() === lower,
      );
      return [...new Set([...inOtherCase, ...spell.suggest(word)])].slice(0, 3);
    }),
  };
});
