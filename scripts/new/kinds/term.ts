import { readFileSync } from 'node:fs';
import path from 'node:path';
import { headingId } from '../../../packages/docs-lint/site/anchors';
import { addAsked, askedQuestion } from '../asked';
import { Refusal } from '../../setup/refusal';
import { answer, longestName, type Kind } from '../kind';

const file = 'docs/resources/defi-glossary.md';

/** A heading of a letter, of a term, or of what follows the last letter. */
const heading = /^(?:## .+ \{#letter-(\w)\}|### (?:<[^>]*>)*(.+) \{#.+\}|## .+)$/gm;

const order = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Letter under which a term is; the digits are together, before the letters. */
const letterOf = (term: string): string => /^[a-z]/.exec(headingId(term))?.[0] ?? '0';

/** Compares two terms by their places in the glossary. */
export const byPlace = (a: string, b: string): number =>
  order.compare(`${letterOf(a)} ${a}`, `${letterOf(b)} ${b}`);

/**
 * Puts a term into the glossary in its alphabetical place, under its letter, which is added if it is missing.
 *
 * @throws Refusal if the term or its anchor exists already
 */
export function addTerm(glossary: string, term: string, definition: string): string {
  const id = headingId(term);
  if (glossary.includes(`{#${id}}`)) {
    throw new Refusal(`${file} already has the term: see #${id}`);
  }
  const letter = letterOf(term);
  const next = [...glossary.matchAll(heading)].find(([, own, other]) => {
    if (own !== undefined) return order.compare(own, letter) > 0;
    return other === undefined || byPlace(other, term) > 0;
  });
  const at = next?.index ?? glossary.length;
  const name = letter === '0' ? 'Digits' : letter.toUpperCase();
  const added = [
    ...(glossary.includes(`{#letter-${letter}}`) ? [] : [`## ${name} {#letter-${letter}}`]),
    `### ${term} {#${id}}`,
    definition,
  ];
  const [before, after] = [glossary.slice(0, at), glossary.slice(at)];
  return `${[before.trimEnd(), ...added, after].join('\n\n').trimEnd()}\n`;
}

export const term: Kind = {
  name: 'term',
  says: 'a term in the glossary',
  questions: () => [
    {
      name: 'term',
      longest: longestName,
      says: 'Term, as you would write it in a sentence',
      check: (text) =>
        headingId(text) === '' || /[{}<>#|]/.test(text)
          ? 'use letters, digits, and spaces'
          : undefined,
    },
    {
      name: 'definition',
      says: 'Definition in one paragraph: the general meaning first, then what it means at Yearn',
      check: (text) => {
        if (text.length < 30) return 'write at least one whole sentence';
        return /[.!?)`]$/.test(text) ? undefined : 'end it with a period';
      },
    },
    askedQuestion,
  ],
  plan: async (root, answers) => {
    const word = answer(answers, 'term');
    const glossary = readFileSync(path.join(root, file), 'utf8');
    return {
      changes: [
        { file, content: addTerm(glossary, word, answer(answers, 'definition')), isNew: false },
        await addAsked(root, file, headingId(word), answer(answers, 'asked')),
      ],
      next: [
        `Link to it where a document first uses the term: to ${path.basename(file)}#${headingId(word)} by its path in the same section, and to /resources/defi-glossary#${headingId(word)} elsewhere.`,
        'See it while you write: npm run dev -- resources.',
        'Check it: npm run check.',
      ],
    };
  },
};
