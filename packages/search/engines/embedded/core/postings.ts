import { type Field, fields, type IndexedSection, measuredFields, type Shard } from '../format';
import { weights } from './weights';

interface Place {
  readonly shard: Shard;
  /** Number of its first section and of its first question. */
  readonly sections: number;
  readonly questions: number;
  readonly terms: ReadonlyMap<string, number>;
}

/** Fields whose words are searched, in the order of their ids, with how much a word counts there. */
const boosts = [weights.title, weights.path, weights.text];

/** Several shards side by side: their sections are numbered through, and so are their questions. */
export class Postings {
  readonly sections: readonly IndexedSection[];
  /** Section of each question. */
  readonly questions: Uint16Array;
  /** Every term, sorted. */
  readonly terms: readonly string[];
  private readonly places: readonly Place[];
  /** What one occurrence of a word counts in a section, by measured field: less in a long text. */
  private readonly shares: Float32Array;

  constructor(shards: readonly Shard[]) {
    this.sections = shards.flatMap(({ sections }) => sections);
    this.places = shards.map((shard, index) => {
      const before = shards.slice(0, index);
      return {
        shard,
        sections: before.reduce((sum, { sections }) => sum + sections.length, 0),
        questions: before.reduce((sum, { questions }) => sum + questions.length, 0),
        terms: new Map(shard.terms.map((term, place) => [term, place])),
      };
    });
    this.questions = Uint16Array.from(
      this.places.flatMap(({ shard, sections }) => [...shard.questions].map((at) => sections + at)),
    );
    this.terms = [...new Set(shards.flatMap(({ terms }) => terms))].sort();
    const lengths = shards.flatMap((shard) => [...shard.lengths]);
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

  /** How many documents of a field have a term. */
  count(term: string, field: Field): number {
    let sum = 0;
    for (const { shard, terms } of this.places) {
      const place = terms.get(term);
      if (place === undefined) continue;
      const list = place * fields.length + fields.indexOf(field);
      sum += (shard.starts[list + 1] ?? 0) - (shard.starts[list] ?? 0);
    }
    return sum;
  }

  /** Shows the documents of a term in a field: sections, or questions in the field `asked`. */
  visit(term: string, field: Field, see: (document: number, frequency: number) => void): void {
    for (const { shard, sections, questions, terms } of this.places) {
      const place = terms.get(term);
      if (place === undefined) continue;
      const list = place * fields.length + fields.indexOf(field);
      const offset = field === 'asked' ? questions : sections;
      const end = shard.starts[list + 1] ?? 0;
      for (let at = shard.starts[list] ?? 0; at < end; at += 1) {
        see(offset + (shard.documents[at] ?? 0), shard.frequencies[at] ?? 1);
      }
    }
  }

  /** What one occurrence of a word counts in a section's title, headings or text. */
  share(section: number, field: Field): number {
    return this.shares[section * measuredFields + fields.indexOf(field)] ?? 0;
  }
}
