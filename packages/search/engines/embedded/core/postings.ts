import { type Field, fields, type IndexedSection, type Shard } from '../format';
import { weights } from './weights';

/** Fields whose words are searched, in the order of their ids, with how much a word counts there. */
const boosts = [weights.title, weights.path, weights.text];

/** Several shards as one: their sections are numbered consecutively, and so are their questions. */
export class Postings {
  readonly sections: readonly IndexedSection[];
  /** Section of each question. */
  readonly questions: readonly number[];
  /** Every term, sorted. */
  readonly terms: readonly string[];
  private readonly lists = new Map<string, number[][]>();
  /** What one occurrence of a word counts in each section, by field: less in a long text. */
  private readonly shares: readonly Float64Array[];

  constructor(shards: readonly Shard[]) {
    this.sections = shards.flatMap(({ sections }) => sections);
    this.questions = shards
      .flatMap(({ questions }) => questions)
      .flatMap((count, section) => new Array<number>(count).fill(section));
    let sections = 0;
    let questions = 0;
    for (const shard of shards) {
      for (const [term, byField] of shard.terms) {
        const lists = this.lists.get(term) ?? fields.map(() => []);
        this.lists.set(term, lists);
        byField.forEach((list, field) => {
          const before = 2 * (fields[field] === 'asked' ? questions : sections);
          for (const entry of list) lists[field]?.push(before + entry);
        });
      }
      sections += shard.sections.length;
      questions += shard.questions.reduce((sum, count) => sum + count, 0);
    }
    this.terms = [...this.lists.keys()].sort();
    this.shares = boosts.map((boost, field) => {
      const lengths = new Float64Array(this.sections.length);
      for (const lists of this.lists.values()) {
        for (const entry of lists[field] ?? []) {
          lengths[entry >> 1] = (lengths[entry >> 1] ?? 0) + (entry & 1) + 1;
        }
      }
      const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length || 1;
      const { lengthShare } = weights;
      return lengths.map((length) => boost / (1 - lengthShare + (lengthShare * length) / average));
    });
  }

  private listOf(term: string, field: Field): readonly number[] {
    return this.lists.get(term)?.[fields.indexOf(field)] ?? [];
  }

  /** How many documents of a field have a term. */
  count(term: string, field: Field): number {
    return this.listOf(term, field).length;
  }

  /** Calls a function for each document of a term in a field: sections, or questions in the field `asked`. */
  visit(term: string, field: Field, see: (document: number, frequency: number) => void): void {
    for (const entry of this.listOf(term, field)) see(entry >> 1, (entry & 1) + 1);
  }

  /** What one occurrence of a word counts in a section's title, headings or text. */
  share(section: number, field: Field): number {
    return this.shares[fields.indexOf(field)]?.[section] ?? 0;
  }
}
