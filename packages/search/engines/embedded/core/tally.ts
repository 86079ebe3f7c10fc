import type { Clue } from './clues';
import type { Postings } from './postings';
import type { Vocabulary } from './vocabulary';
import { weights } from './weights';

/** How near a query is to a text of which it shares so much: what both say of what either says, from 0 to 1. */
function nearness(shared: number, asked: number, own: number): number {
  if (asked === 0 || own === 0) return 0;
  // Two words of the query may stand for one of the text: "contact" for "support", beside "support" itself.
  const both = Math.min(shared, own);
  return Math.min(1, (both * both) / (asked * own)) ** weights.nearPower;
}

/** What all terms of each title, of each title with the headings above it, and of each question say together. */
export interface OwnInformation {
  readonly titles: Float64Array;
  readonly headings: Float64Array;
  readonly questions: Float64Array;
}

/** Sums up what each title and each question of an index says. */
export function ownInformation(postings: Postings, vocabulary: Vocabulary): OwnInformation {
  const titles = new Float64Array(postings.sections.length);
  const headings = new Float64Array(postings.sections.length);
  const questions = new Float64Array(postings.questions.length);
  for (const term of postings.terms) {
    const information = vocabulary.information(term);
    const addTo =
      (...sums: Float64Array[]) =>
      (document: number): void => {
        for (const sum of sums) sum[document] = (sum[document] ?? 0) + information;
      };
    postings.visit(term, 'title', addTo(titles, headings));
    postings.visit(term, 'path', addTo(headings));
    postings.visit(term, 'asked', addTo(questions));
  }
  return { titles, headings, questions };
}

/** Sums by document that are zero until one is added to, and can be emptied without a look at all of them. */
class Sums {
  readonly values: Float64Array;
  readonly touched: number[] = [];

  constructor(length: number) {
    this.values = new Float64Array(length);
  }

  add(document: number, value: number): void {
    if (this.values[document] === 0) this.touched.push(document);
    this.values[document] = (this.values[document] ?? 0) + value;
  }

  raise(document: number, value: number): void {
    if (this.values[document] === 0) this.touched.push(document);
    if (value > (this.values[document] ?? 0)) this.values[document] = value;
  }

  /** Shows each sum that is not zero, and sets it back. */
  empty(see: (document: number, value: number) => void): void {
    for (const document of this.touched) {
      const value = this.values[document] ?? 0;
      this.values[document] = 0;
      see(document, value);
    }
    this.touched.length = 0;
  }
}

/** What the clues of a query say of each section. */
export class Tally {
  /** How well the section's texts match. */
  readonly scores: Float64Array;
  /** Words of the query that it holds, a bit for each. */
  readonly held: Int32Array;
  private readonly titles: Float64Array;
  private readonly headings: Float64Array;
  private readonly questions: Float64Array;
  private asked = 0;
  // Of one term and of one clue, emptied after each.
  private readonly amount: Sums;
  private readonly best: Sums;
  private readonly bestTitle: Sums;
  private readonly bestHeading: Sums;
  private readonly bestQuestion: Sums;

  /** @param omitted question that is left out, for measuring */
  constructor(
    private readonly postings: Postings,
    private readonly omitted?: number,
  ) {
    const sections = postings.sections.length;
    const questions = postings.questions.length;
    this.scores = new Float64Array(sections);
    this.held = new Int32Array(sections);
    this.titles = new Float64Array(sections);
    this.headings = new Float64Array(sections);
    this.questions = new Float64Array(questions);
    this.amount = new Sums(sections);
    this.best = new Sums(sections);
    this.bestTitle = new Sums(sections);
    this.bestHeading = new Sums(sections);
    this.bestQuestion = new Sums(questions);
  }

  /** Notes where a term is. More of the same term counts less and less. */
  private note(term: string, share: number): void {
    const { postings, amount } = this;
    postings.visit(term, 'title', (section, frequency) => {
      amount.add(section, frequency * postings.share(section, 'title'));
      this.bestTitle.raise(section, share);
      this.bestHeading.raise(section, share);
    });
    postings.visit(term, 'path', (section, frequency) => {
      amount.add(section, frequency * postings.share(section, 'path'));
      this.bestHeading.raise(section, share);
    });
    postings.visit(term, 'text', (section, frequency) => {
      amount.add(section, frequency * postings.share(section, 'text'));
    });
    let last = -1;
    postings.visit(term, 'asked', (question) => {
      if (question === this.omitted) return;
      this.bestQuestion.raise(question, share);
      const section = postings.questions[question] ?? 0;
      if (section !== last) amount.add(section, weights.asked);
      last = section;
    });
    amount.empty((section, value) => {
      this.best.raise(section, (share * value) / (weights.saturation + value));
    });
  }

  /** Adds a clue: of its terms the one counts that says most of a section. */
  add({ terms, information, inText, isCompared, word }: Clue): void {
    for (const [term, share] of terms) this.note(term, share);
    const { scores, held } = this;
    const mark = word === undefined ? 0 : 1 << word;
    const addTo =
      (sums: Float64Array) =>
      (document: number, value: number): void => {
        if (isCompared) sums[document] = (sums[document] ?? 0) + information * value;
      };
    this.best.empty((section, value) => {
      scores[section] = (scores[section] ?? 0) + information * inText * value;
      held[section] = (held[section] ?? 0) | mark;
    });
    this.bestTitle.empty(addTo(this.titles));
    this.bestHeading.empty(addTo(this.headings));
    this.bestQuestion.empty(addTo(this.questions));
    if (isCompared) this.asked += information;
  }

  /**
   * How near the query is to what each section is called and asked as. Of its title and its questions, each adds to what
   * the others leave open: several that are near say more than the nearest alone. The very question of a section says
   * more than any that are near, because writers give a question to one section only.
   *
   * @param named how much of the query is the name of a section, from 0 to 1; if it's all a name, only the nearest counts
   */
  likenesses(own: OwnInformation, named: number): Float64Array {
    const { asked, postings } = this;
    const left = Float64Array.from(this.titles, (shared, section) => {
      const title = nearness(shared, asked, own.titles[section] ?? 0);
      const headings = nearness(this.headings[section] ?? 0, asked, own.headings[section] ?? 0);
      return 1 - Math.max(weights.likeTitle * title, weights.likeHeadings * headings);
    });
    const very = new Set<number>();
    this.questions.forEach((shared, question) => {
      if (shared === 0) return;
      const section = postings.questions[question] ?? 0;
      const before = left[section] ?? 0;
      const far = 1 - nearness(shared, asked, own.questions[question] ?? 0);
      left[section] = named < 1 ? before * far : Math.min(before, far);
      // Sums of the same numbers in another order.
      if (far < 1e-6) very.add(section);
    });
    const more = weights.veryQuestion * (1 - named);
    return left.map((each, section) => 1 - each + (very.has(section) ? more : 0));
  }
}
