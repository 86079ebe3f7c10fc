import { tagIds } from '../../src/data/tags';
import { Refusal } from '../setup/refusal';

/** Something that `npm run new` asks. */
export interface Question {
  /** Name of the option that answers it: `--name`. */
  readonly name: string;
  /** The question as the writer reads it. */
  readonly says: string;
  /** Most characters that an answer may have. */
  readonly longest?: number;
  /** Answers to choose from; any other is refused. */
  readonly choices?: readonly string[];
  /** The answer if the writer enters none. Without it, an answer is required. */
  readonly fallback?: (answers: Answers) => string;
  /** Whether the question does not arise, given the answers so far. */
  readonly skip?: (answers: Answers) => boolean;
  /** What is wrong with an answer and how to fix it, or undefined. */
  readonly check?: (answer: string, answers: Answers) => string | undefined;
}

/** Answers by the name of their question; what was skipped is not there. */
export type Answers = Readonly<Record<string, string>>;

/** A file as it will be. */
export interface Change {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly content: string;
  /** Whether the file must not be there yet. */
  readonly isNew: boolean;
}

/** What an addition does, before anything is written. */
export interface Plan {
  readonly changes: readonly Change[];
  /** What is left to do by hand, in order. */
  readonly next: readonly string[];
}

/** Something that can be added to the site. */
export interface Kind {
  readonly name: string;
  /** What it is, in half a sentence. */
  readonly says: string;
  readonly questions: (root: string) => readonly Question[];
  /** @throws Refusal if the addition already exists or doesn't fit */
  readonly plan: (root: string, answers: Answers) => Promise<Plan>;
}

/** Asks for the description of a page. */
export const descriptionQuestion: Question = {
  name: 'description',
  says: 'One sentence for search results, 50 to 160 characters',
  check: (text) => {
    if (text.length < 50 || text.length > 160)
      return `it has ${text.length} characters: write 50 to 160`;
    return text.endsWith('.') ? undefined : 'end it with a period';
  },
};

/** Most characters of a name that becomes part of an address. */
export const longestName = 80;

/** Asks for the title of a page. */
export const titleQuestion: Question = {
  name: 'title',
  says: 'Title, in sentence case',
  check: (title) => (/[.:;,!…]$/.test(title) ? 'leave out the final punctuation' : undefined),
};

/** Asks for the tags of a page. */
export const tagsQuestion: Question = {
  name: 'tags',
  says: `Two to four tags, separated by commas, of: ${[...tagIds].join(', ')}`,
  check: (text) => {
    const tags = listOf(text);
    const unknown = tags.find((tag) => !tagIds.has(tag));
    if (unknown) return `"${unknown}" is not a tag: add it to src/data/tags or choose another`;
    if (new Set(tags).size < tags.length) return 'name each tag once';
    return tags.length >= 2 && tags.length <= 4 ? undefined : 'choose two to four';
  },
};

/** An answer to one of the questions, which make sure that it exists. */
export function answer(answers: Answers, name: string): string {
  const value = answers[name];
  if (value === undefined) throw new Refusal(`--${name} is missing`);
  return value;
}

/** Parts of an answer that lists several things, separated by commas. */
export function listOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
