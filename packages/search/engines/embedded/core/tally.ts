import type { Clue } from './clues';
import type { Postings } from './postings';
import type { Vocabulary } from './vocabulary';
import { weights } from './weights';

/** How near a query is to a text, from 0 to 1: the information that they share, compared with what each has. */
function nearness(shared: number, asked: number, own: number): number {
  if (asked === 0 || own === 0) return 0;
  // Two words of the query may stand for one of the text: "contact" for "support", beside "support" itself.
  const both = Math.min(shared, own);
  return Math.min(1, (both * both) / (asked * own)) ** weights.nearPower;
}

/**
 * The information of all terms of each label together. The labels of an index are the titles of all sections, then each
 * title with the headings above it, then all questions.
 */
export function ownInformation(postings: Postings, vocabulary: Vocabulary): Float64Array {
  const sections = postings.sections.length;
  const own = new Float64Array(2 * sections + postings.questions.length);
  for (const term of postings.terms) {
    const information = vocabulary.information(term);
    visitLabels(postings, term, (label) => {
      own[label] = (own[label] ?? 0) + information;
    });
  }
  return own;
}

/** Calls a function for each label that holds a term. */
function visitLabels(postings: Postings, term: string, see: (label: number) => void): void {
  const sections = postings.sections.length;
  postings.visit(term, 'title', (section) => {
    see(section);
    see(sections + section);
  });
  postings.visit(term, 'path', (section) => see(sections + section));
  postings.visit(term, 'asked', (question) => see(2 * sections + question));
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

  /** Calls a function for each sum that isn't zero, and resets it to zero. */
  empty(see: (document: number, value: number) => void): void {
    for (const document of this.touched) {
      const value = this.values[document] ?? 0;
      this.values[document] = 0;
      see(document, value);
    }
    this.touched.length = 0;
  }
}

/** What the clues of a query add up to for each section. */
export class Tally {
  /** How well the section's texts match. */
  readonly scores: Float64Array;
  /** Words of the query that it holds, a bit for each. */
  readonly held: Int32Array;
  /** What the query shares with each label. */
  private readonly shared: Float64Array;
  private asked = 0;
  // Of one term and of one clue, emptied after each.
  private readonly amount: Sums;
  private readonly best: Sums;
  private readonly bestLabel: Sums;

  /** @param omitted question that is left out, for measuring */
  constructor(
    private readonly postings: Postings,
    private readonly omitted?: number,
  ) {
    const sections = postings.sections.length;
    const labels = 2 * sections + postings.questions.length;
    this.scores = new Float64Array(sections);
    this.held = new Int32Array(sections);
    this.shared = new Float64Array(labels);
    this.amount = new Sums(sections);
    this.best = new Sums(sections);
    this.bestLabel = new Sums(labels);
  }

  /** Notes where a term is. More of the same term counts less and less. */
  private note(term: string, share: number): void {
    const { postings, amount } = this;
    for (const field of ['title', 'path', 'text'] as const) {
      postings.visit(term, field, (section, frequency) => {
        amount.add(section, frequency * postings.share(section, field));
      });
    }
    visitLabels(postings, term, (label) => this.bestLabel.raise(label, share));
    postings.visit(term, 'asked', (question) => {
      if (question !== this.omitted) amount.add(postings.questions[question] ?? 0, weights.asked);
    });
    amount.empty((section, value) => {
      this.best.raise(section, (share * value) / (weights.saturation + value));
    });
  }

  /** Adds a clue. For each section, only the term of the clue that scores highest counts. */
  add({ terms, information, inText, isCompared, word }: Clue): void {
    for (const [term, share] of terms) this.note(term, share);
    const { scores, held, shared } = this;
    const mark = word === undefined ? 0 : 1 << word;
    this.best.empty((section, value) => {
      scores[section] = (scores[section] ?? 0) + information * inText * value;
      held[section] = (held[section] ?? 0) | mark;
    });
    this.bestLabel.empty((label, value) => {
      if (isCompared) shared[label] = (shared[label] ?? 0) + information * value;
    });
    if (isCompared) this.asked += information;
  }

  /**
   * How near the query is to what each section is called and asked as. Its title and each of its questions add to the
   * score, so several that are near count more than the nearest alone. An exact question counts more than any number of
   * similar ones, because writers give a question to one section only.
   *
   * @param named how much of the query is the name of a section, from 0 to 1; if it's all a name, only the nearest counts
   */
  likenesses(own: Float64Array, named: number): Float64Array {
    const { sections, questions } = this.postings;
    const left = new Float64Array(sections.length).fill(1);
    const very = new Set<number>();
    this.shared.forEach((shared, label) => {
      const question = label - 2 * sections.length;
      if (shared === 0 || question === this.omitted) return;
      const isQuestion = question >= 0;
      const section = isQuestion ? (questions[question] ?? 0) : label % sections.length;
      const before = left[section] ?? 0;
      const near = nearness(shared, this.asked, own[label] ?? 0);
      const far = 1 - near * (label < sections.length ? weights.likeTitle : 1);
      left[section] = isQuestion && named < 1 ? before * far : Math.min(before, far);
      // The two sums may differ slightly, because their numbers are added in different orders.
      if (isQuestion && far < 1e-6) very.add(section);
    });
    const more = weights.veryQuestion * (1 - named);
    return left.map((each, section) => 1 - each + (very.has(section) ? more : 0));
  }
}
