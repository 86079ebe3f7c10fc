import { type Field, fields, type IndexedSection, measuredFields, type Shard } from '../format';
import { weights } from './weights';

/** Fields whose words are searched, in the order of their ids, with how much a word counts there. */
const boosts = [weights.title, weights.path, weights.text];

/** Several shards as one: their sections are numbered through, and so are their questions. */
export class Postings {
  readonly sections: readonly IndexedSection[];
  /** Section of each question. */
  readonly questions: readonly number[];
  /** Every term, sorted. */
  readonly terms: readonly string[];
  private readonly lists = new Map<string, number[][]>();
  /** What one occurrence of a word counts in a section, by measured field: less in a long text. */
  private readonly shares: Float32Array;

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
    const lengths = shards.flatMap((shard) => shard.lengths);
    const averages = boosts.map((_, field) => {
      const own = lengths.filter((_length, at) => at % measuredFields === field);
      return own.reduce((sum, length) => sum + length, 0) / Math.max(own.length, 1);
    });
    this.shares = Float32Array.from(lengths, (length, at) => {
      const field = at % measuredFields;
      const { lengthShare } = weights;
      const norm = 1 - lengthShare + (lengthShare * length) / (averages[field] || 1);
      return (boosts[field] ?? 1) / norm;
    });
  }

  private listOf(term: string, field: Field): readonly number[] {
    return this.lists.get(term)?.[fields.indexOf(field)] ?? [];
  }

  /** How many documents of a field have a term. */
  count(term: string, field: Field): number {
    return this.listOf(term, field).length;
  }

  /** Shows the documents of a term in a field: sections, or questions in the field `asked`. */
  visit(term: string, field: Field, see: (document: number, frequency: number) => void): void {
    for (const entry of this.listOf(term, field)) see(entry >> 1, (entry & 1) + 1);
  }

  /** What one occurrence of a word counts in a section's title, headings or text. */
  share(section: number, field: Field): number {
    return this.shares[section * measuredFields + fields.indexOf(field)] ?? 0;
  }
}
