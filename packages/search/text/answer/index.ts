import { root } from '../stem';
import { synonymsOf } from '../synonyms';
import { isStopWord, words } from '../tokens';

/** Characters of an answer: shorter sentences say too little, and longer ones are too long to read at a glance. */
const shortest = 30;
const longest = 320;

/** What a line gains or loses, in addition to the words that it shares with the question. */
const bonus = {
  /** The first line of a section usually sums it up. */
  first: 1.2,
  second: 0.4,
  /** The same for a question that the heading repeats: the text below answers it from its first line on. */
  opening: 2.4,
  /** An amount for a question that asks for one, a time, or what else is wanted. */
  shape: 1.4,
  /** A line that can't be understood without the one before it. */
  referring: -0.8,
};
/** How much a word counts if the heading already has it. */
const headingShare = 0.4;
/**
 * A line has to have more than this share of the question's words, and less of them if it has the shape of what is
 * wanted.
 */
const leastShare = { alone: 0.5, withShape: 0.34 };
/** The lowest score of a line that is shown. */
const enough = 1.4;

const amount = /\d|\b(?:none|no|nothing|free|half|one|two|three|several|all)\b/i;
const time =
  /\b(?:second|minute|hour|day|week|month|year)s?\b|\b(?:19|20)\d\d\b|\b(?:at once|any time|never|always)\b/i;
const place = /\bhttps?:|\b[\w-]+\.(?:com|org|finance|io|net|watch|xyz|gg)\b|\b0x[0-9a-f]{4}/i;

/** Shapes of what is wanted, by the words that ask. */
const shapes: readonly (readonly [RegExp, RegExp])[] = [
  [/\bhow (?:much|many|large|big|high)\b|\bpercent|\bmaximum\b|\bminimum\b/i, amount],
  [/\bhow (?:long|often|soon|fast)\b|\bwhen\b/i, time],
  [/\bwhere\b|\b(?:link|url)\b/i, place],
  [/^(?:is|are) there\b/i, /^(?:there|no)\b/i],
  [/^(?:can|may|do|must) (?:i|we|anyone)\b/i, /\b(?:you|anyone|everyone|nobody)\b/i],
];

const steps = /\bhow (?:do|can|could|should|would|to)\b/i;
const referring = /^(?:it|this|that|they|these|those|he|she|both)\b/i;
/** Words by which a text refers to itself. */
const ofItself = /^(?:this|the) (?:page|guide|section|table|list|example|sample)\b/i;
/** Tables of the inputs of a calculation. */
const calculation = /^(?:symbol|given|step) · /i;

const isRow = (line: string): boolean => line.includes(' · ');

/** A line that can answer. */
interface Candidate {
  readonly line: string;
  /** Place among the lines of the section, from 0. */
  readonly at: number;
  /** Stems of the words by which it can answer: in a row those of its first cell, which says what the row is about. */
  readonly stems: ReadonlySet<string>;
  readonly roots: ReadonlySet<string>;
}

const stemsOf = (text: string): Set<string> => new Set(words(text).flatMap(({ parts }) => parts));

/** Whole sentences, and rows of tables without the first, which names the columns. */
function candidatesOf(text: string): Candidate[] {
  let header = '';
  const all = text.split('\n');
  return all.flatMap((line, at): Candidate[] => {
    const wasRow = isRow(all[at - 1] ?? '');
    if (!wasRow) header = line;
    const canAnswer =
      line.length <= longest &&
      (isRow(line)
        ? wasRow && !calculation.test(header)
        : line.length >= shortest && /[.!?]["')\]]?$/.test(line) && !ofItself.test(line));
    if (!canAnswer) return [];
    const stems = stemsOf(line.split(' · ')[0] ?? '');
    return [{ line, at, stems, roots: new Set([...stems].map(root)) }];
  });
}

/**
 * How well a line says a word of the question: 1 the word itself, less one of its root or another word for it.
 *
 * @param question stems of the question: of "decide" and "vote", a line about votes says one
 */
function saying({ stems, roots }: Candidate, stem: string, question: readonly string[]): number {
  if (stems.has(stem)) return 1;
  if (roots.has(root(stem))) return 0.7;
  return synonymsOf(stem).some((other) => stems.has(other) && !question.includes(other)) ? 0.6 : 0;
}

/** What the question asks for, as far as lines are compared with it. */
interface Asked {
  readonly stems: readonly string[];
  readonly heading: ReadonlySet<string>;
  /** Shape of what is wanted. */
  readonly shape: RegExp | undefined;
  readonly isSteps: boolean;
  /** Whether the heading says all that the question says. */
  readonly isHeading: boolean;
}

function readQuestion(question: string, title: string): Asked {
  const said = [...stemsOf(question)].filter((stem) => !isStopWord(stem));
  const heading = stemsOf(title);
  return {
    stems: said,
    heading,
    shape: shapes.find(([asking]) => asking.test(question))?.[1],
    isSteps: steps.test(question),
    isHeading: said.length > 0 && said.every((stem) => heading.has(stem)),
  };
}

/** How well a line answers, or undefined if it says too little of what is asked. */
function scoreOf(
  candidate: Candidate,
  all: readonly Candidate[],
  asked: Asked,
): number | undefined {
  const { line, at } = candidate;
  const said = asked.stems.filter((stem) => saying(candidate, stem, asked.stems) > 0);
  const hasShape = asked.shape?.test(line) ?? false;
  if (asked.isSteps && at > 0) return undefined;
  // The first line below a heading that says the whole question doesn't need to repeat it. Any other line has to say
  // most of it, or some of it and what is wanted: no answer is better than one to a different question.
  const share = said.length / asked.stems.length;
  const isOpening = at === 0 && asked.isHeading && !asked.isSteps;
  if (!isOpening && !(share > (hasShape ? leastShare.withShape : leastShare.alone)))
    return undefined;
  const shared = said.reduce((sum, stem) => {
    const holding = all.filter((other) => saying(other, stem, asked.stems) > 0).length;
    const worth = asked.heading.has(stem) ? headingShare : 1;
    return sum + Math.log(1 + all.length / holding) * worth * saying(candidate, stem, asked.stems);
  }, 0);
  const first = asked.isHeading ? bonus.opening : bonus.first;
  return (
    shared +
    (at === 0 ? first : at === 1 ? bonus.second : 0) +
    (hasShape ? bonus.shape : 0) +
    (at > 0 && referring.test(line) ? bonus.referring : 0)
  );
}

/**
 * The line of a section's text that answers a question: chosen, never composed. It shares most of what the question says,
 * holds what the question wants, or comes first.
 *
 * @param text lines of the section, as records have them
 * @param title heading of the section
 * @returns undefined if no line says enough
 */
export function answerIn(question: string, title: string, text: string): string | undefined {
  const asked = readQuestion(question, title);
  const all = candidatesOf(text);
  let best: string | undefined;
  let most = enough;
  for (const candidate of all) {
    const score = scoreOf(candidate, all, asked) ?? 0;
    if (score <= most) continue;
    most = score;
    best = candidate.line;
  }
  return best;
}
