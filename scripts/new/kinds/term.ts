import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addAsked, askedQuestion } from '../asked';
import { Refusal } from '../../setup/refusal';
import { answer, kebab, type Kind } from '../kind';

const file = 'docs/resources/defi-glossary.md';

/** A letter or a term of the glossary: its heading and everything up to the next one of the same level. */
interface Part {
  readonly heading: string;
  readonly text: string;
}

function split(text: string, mark: string): { lead: string; parts: Part[] } {
  const [lead = '', ...rest] = text.split(new RegExp(`^(?=${mark} )`, 'm'));
  return {
    lead,
    parts: rest.map((part) => ({
      heading: part.slice(mark.length + 1).split(/ \{#|\n/)[0] ?? '',
      text: part,
    })),
  };
}

const order = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Puts a part among others, which are sorted, without changing any of them. */
function insert(
  parts: readonly Part[],
  added: Part,
  compare: (a: Part, b: Part) => number,
): string[] {
  const at = parts.findIndex((part) => compare(part, added) > 0);
  const index = at < 0 ? parts.length : at;
  return [...parts.slice(0, index), added, ...parts.slice(index)].map(
    ({ text }) => `${text.trimEnd()}\n`,
  );
}

/**
 * Puts a term into the glossary in its alphabetical place, under its letter, which is added if it is missing.
 *
 * @throws Refusal if the term or its anchor exists already
 */
export function addTerm(glossary: string, term: string, definition: string): string {
  const id = kebab(term);
  if (glossary.includes(`{#${id}}`)) {
    throw new Refusal(`${file} already has the term: see #${id}`);
  }
  const initial = /^[a-z]/i.exec(term)?.[0].toUpperCase();
  const letter = initial ?? 'Digits';
  const { lead, parts } = split(glossary, '##');
  const entry = { heading: term, text: `### ${term} {#${id}}\n\n${definition}\n` };
  const head = `## ${letter} {#letter-${initial ? initial.toLowerCase() : '0'}}\n`;
  const own = parts.find(({ heading }) => heading === letter);
  const rank = ({ heading }: Part): string => (heading === 'Digits' ? '' : heading);
  if (!own) {
    const added = { heading: letter, text: `${head}\n${entry.text}` };
    const all = insert(parts, added, (a, b) => order.compare(rank(a), rank(b)));
    return `${lead}${all.join('\n')}`;
  }
  const terms = split(own.text, '###');
  const filled = `${terms.lead}${insert(terms.parts, entry, (a, b) => order.compare(a.heading, b.heading)).join('\n')}`;
  const rest = parts.map((part) => (part === own ? `${filled}\n` : part.text)).join('');
  return `${(lead + rest).trimEnd()}\n`;
}

export const term: Kind = {
  name: 'term',
  says: 'a term in the glossary',
  questions: () => [
    {
      name: 'term',
      says: 'Term, as you would write it in a sentence',
      check: (text) =>
        kebab(text) === '' || /[{}<>#|]/.test(text) ? 'use letters, digits and spaces' : undefined,
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
        await addAsked(root, file, kebab(word), answer(answers, 'asked')),
      ],
      next: [
        `Link to it where a document first uses the term: /resources/defi-glossary#${kebab(word)}.`,
        'See it while you write: npm run dev -- resources.',
        'Check it: npm run check.',
      ],
    };
  },
};
