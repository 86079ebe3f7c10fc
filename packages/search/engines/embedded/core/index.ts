import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { latestRelease, type Release } from '../../../../../src/data/releases';
import { joined } from '../../../text/tokens';
import { synonymsOf } from '../../../text/synonyms';
import type { ParsedQuery, QueryName, QueryWord } from '../../../text/query';
import type { Kind, SearchSection } from '../../../types';
import { fields, type IndexedSection, type Role, type Shard } from '../format';

/** A section that matches, best first. */
export interface Match {
  readonly section: IndexedSection;
  readonly score: number;
  /** Terms of the index by which it was found, for highlighting. */
  readonly terms: readonly string[];
}

export interface Filters {
  readonly section?: SearchSection | undefined;
  readonly kind?: Kind | undefined;
}

/** Fields of the joined index: those of the shards, and names made from the titles when a shard is loaded. */
const allFields = [...fields, 'name'] as const;
const nameField = allFields.length - 1;

/**
 * How much a match counts by where it stands: the heading tells best what a section is about, then the headings above.
 */
const fieldBoost = { title: 3, path: 1.4, text: 1 };
/** A query, or a run of its words, that is the very name of a section. */
const nameBoost = 3.5;
const codeBoost = 10;

/**
 * How much a term counts that begins with what was asked, or nearly is it: much if what was asked stands nowhere, little if
 * it is a word itself. Rare terms weigh more than frequent ones, so `withdrawETH` would go before "withdraw" otherwise.
 */
const beginning = { prefix: 0.8, fuzzy: 0.5 };
const whole = { prefix: 0.1, fuzzy: 0.5 };

/**
 * What a reader who types a name more likely means: what the protocol runs, not what it is inherited from or its
 * interface, no test contract and nothing that is out of use.
 */
const roleWeight: Readonly<Record<Role, number>> = {
  none: 1,
  implementation: 1,
  abstract: 0.95,
  interface: 0.7,
  test: 0.5,
  deprecated: 0.25,
};

/** Sections whose subject is what they define count more than those that mention it. */
const kindWeight: Readonly<Partial<Record<Kind, number>>> = {
  term: 1.1,
  question: 1.1,
  contract: 1.15,
  release: 0.7,
  address: 0.8,
};

/** Kinds that declare something in code; a sentence rather asks for what explains. */
const declarations: ReadonlySet<Kind> = new Set([
  'function',
  'variable',
  'event',
  'struct',
  'constant',
  'modifier',
  'error',
]);
const sentenceDeclarationWeight = 0.6;
/** A question that asks what something is wants a definition, another wants to be answered by a question or a guide. */
const sentenceWeight = {
  definition: { term: 1.25, question: 1.25 },
  other: { term: 0.9, question: 1.3 },
} satisfies Record<string, Partial<Record<Kind, number>>>;
/** Who asks in a sentence more likely holds tokens than writes contracts, and these documents are for holders. */
const sentenceGuideWeight = 1.3;
const holders: ReadonlySet<SearchSection> = new Set(['getting-started']);
/** A word of a sentence is rarely meant as the name of a section. */
const sentenceNameShare = 0.5;
/** How much a word counts that stands elsewhere in the section's document. */
const documentShare = 0.25;
/** How much a word counts that the documents use for the reader's. */
const synonymShare = 0.5;

/** A kind that the query asks for by its name. */
const askedKindWeight = 1.6;
/** What a contract uses inside is rarely what a reader who does not write its underscore looks for. */
const internalWeight = 0.7;
/** Gain for each doubling of the documents that refer to a section. */
const linkWeight = 0.03;
/** A section's own name together with the names of the headings above it: `BaseStrategy.harvest`. */
const qualifiedWeight = 3;

/** What only another release has comes after what the reader's own has. */
const foreignWeight = 0.6;

/** Names under which a heading is known: its words joined, without parameters; each of several. */
export function namesOf(title: string): string[] {
  const plain = title.replace(/\(([^()]*)\)/g, (_, inner: string) =>
    // "Automated market maker (AMM)" has two names, `deposit(uint256)` one.
    /^[A-Z]{2,}$/.test(inner) ? ` · ${inner}` : ' ',
  );
  const names = plain
    .split(' · ')
    .flatMap((part) => [part, part.replace(/\.(?:vy|sol)$/, '')])
    .map(joined);
  return [...new Set(names.filter((name) => name.length > 1))];
}

/** A word of the query for judging how much of the query a section holds. */
interface AskedWord {
  readonly information: number;
  readonly isHeld: (found: ReadonlySet<string>, section: IndexedSection) => boolean;
}

/** Several shards as one index. */
export class SearchIndex {
  private readonly search: MiniSearch;
  private readonly sections: readonly IndexedSection[];
  private readonly nameList: ReadonlyMap<string, number>;
  /** In how many sections a term stands, by field. */
  private readonly counts = new Map<string, number[]>();

  /**
   * @param shards those of the unversioned sections and of one release, or of more
   */
  constructor(shards: readonly Shard[]) {
    this.sections = shards.flatMap(({ sections }) => sections);
    const index = new Map<string, Record<number, Record<number, number>>>();
    const put = (term: string, field: number, document: number, frequency: number): void => {
      const byField = index.get(term) ?? {};
      index.set(term, byField);
      (byField[field] ??= {})[document] = frequency;
    };
    let offset = 0;
    for (const shard of shards) {
      for (const [term, postings] of shard.terms) {
        postings.forEach((entries, field) => {
          const counts = this.counts.get(term) ?? fields.map(() => 0);
          counts[field] = (counts[field] ?? 0) + entries.length;
          this.counts.set(term, counts);
          for (const [document, frequency] of entries)
            put(term, field, offset + document, frequency);
        });
      }
      offset += shard.sections.length;
    }

    const names = new Map<string, number>();
    this.sections.forEach(({ title, alias }, document) => {
      for (const name of [...namesOf(title), ...(alias === undefined ? [] : [joined(alias)])]) {
        put(name, nameField, document, 1);
        if (!names.has(name)) names.set(name, document);
      }
    });
    this.nameList = names;

    const lengths = shards.flatMap((shard) => shard.lengths.map((length) => [...length, 1]));
    const ids = Object.fromEntries(lengths.map((_, document) => [document, document]));
    // The form that `MiniSearch.toJSON` has in this release, which is pinned.
    this.search = MiniSearch.loadJS(
      {
        documentCount: lengths.length,
        nextId: lengths.length,
        documentIds: ids,
        fieldIds: Object.fromEntries(allFields.map((field, id) => [field, id])),
        fieldLength: Object.fromEntries(lengths.entries()),
        averageFieldLength: allFields.map(
          (_, field) =>
            lengths.reduce((sum, length) => sum + (length[field] ?? 0), 0) /
            Math.max(lengths.length, 1),
        ),
        storedFields: {},
        dirtCount: 0,
        index: [...index],
        serializationVersion: 2,
      } as never,
      { fields: [...allFields], tokenize: (text) => [text], processTerm: (term) => term },
    );
  }

  /** Terms by which one word of a query is looked up. */
  private wordQueries(word: QueryWord): Query[] {
    const known = (term: string): boolean => this.counts.has(term);
    const others = word.isIdentifier ? [] : word.parts.flatMap(synonymsOf);
    const forms = word.isIdentifier ? [word.whole, ...word.parts] : word.parts;
    const asked = [...new Set(forms)].map((term, index): Query => {
      const isWhole = word.isIdentifier && index === 0;
      // A whole identifier that nothing holds may still hold the words of one that something does.
      const isPart = word.isIdentifier && index > 0;
      return {
        queries: [term],
        fields: ['title', 'path', 'text'],
        boost: {
          title: fieldBoost.title * (isWhole ? 1.5 : isPart ? 0.5 : 1),
          path: fieldBoost.path * (isPart ? 0.5 : 1),
          text: fieldBoost.text * (isWhole ? 1.5 : isPart ? 0.5 : 1),
        },
        // Typing goes on after the last word. A word that stands nowhere is the beginning of one, or misspelled.
        prefix: term.length > 1 && (!known(term) || word.isLast),
        fuzzy: known(term) || term.length < 4 ? false : term.length < 6 ? 1 : 2,
        weights: known(term) ? whole : beginning,
      };
    });
    return [
      ...asked,
      ...others.map((term) => ({
        queries: [term],
        fields: ['title', 'path', 'text'],
        boost: {
          title: fieldBoost.title * synonymShare,
          path: fieldBoost.path * synonymShare,
          text: fieldBoost.text * synonymShare,
        },
        prefix: false,
        fuzzy: false as const,
      })),
    ];
  }

  private nameQueries(parsed: ParsedQuery): Query[] {
    return parsed.names.map(({ name, share }) => ({
      queries: [name],
      fields: ['name'],
      boost: { name: nameBoost * share * share * (parsed.isSentence ? sentenceNameShare : 1) },
      prefix: share === 1 && name.length > 3,
      fuzzy:
        share === 1 && !this.nameList.has(name) && name.length > 4
          ? Math.min(3, Math.round(name.length * 0.2))
          : false,
      weights: this.nameList.has(name) ? whole : beginning,
    }));
  }

  /**
   * Sections that match, best first; of those with the same address only the best.
   *
   * @param reading release whose sections go before those of others
   */
  find(parsed: ParsedQuery, reading: Release, filters: Filters = {}): Match[] {
    const queries: Query[] = [
      ...parsed.words.flatMap((word) => this.wordQueries(word)),
      ...this.nameQueries(parsed),
      ...(parsed.release
        ? [
            {
              queries: [parsed.release],
              fields: ['title', 'path'],
              boost: { title: 4, path: 1 },
              prefix: false,
              fuzzy: false as const,
            },
          ]
        : []),
      ...parsed.codes.map((code) => ({
        queries: [code],
        fields: ['code'],
        boost: { code: codeBoost },
        prefix: true,
        fuzzy: false as const,
      })),
    ];
    if (queries.length === 0) return [];
    const results = this.search.search(
      { combineWith: 'OR', queries },
      {
        tokenize: (text) => [text],
        processTerm: (term) => term,
        bm25: { k: 1.2, b: 0.6, d: 0.3 },
        filter: ({ id }) => {
          const section = this.sections[id as number];
          return (
            section !== undefined &&
            (!filters.section || section.section === filters.section) &&
            (!filters.kind || section.kind === filters.kind)
          );
        },
      },
    );
    return this.rank(results, parsed, reading);
  }

  private rank(results: readonly SearchResult[], parsed: ParsedQuery, reading: Release): Match[] {
    const asked: AskedWord[] = parsed.words.map((word) => {
      const synonyms = word.parts.flatMap(synonymsOf);
      return {
        information: this.information(word),
        isHeld: (found, { kind }) =>
          (word.isIdentifier && found.has(word.whole)) ||
          word.kind === kind ||
          word.parts.every((part) => found.has(part)) ||
          synonyms.some((term) => found.has(term)),
      };
    });
    const { release } = parsed;
    if (release) {
      asked.push({
        information: Math.log(1 + this.sections.length / 10),
        isHeld: (found, { version }) => version === release || found.has(release),
      });
    }
    const byDocument = new Map<string, Set<string>>();
    for (const { id, queryTerms } of results) {
      const route = this.sections[id as number]?.route ?? '';
      const known = byDocument.get(route) ?? new Set();
      byDocument.set(route, known);
      queryTerms.forEach((term) => known.add(term));
    }
    const total = asked.reduce((sum, { information }) => sum + information, 0);
    const matches = results.flatMap((result): Match[] => {
      const section = this.sections[result.id as number];
      if (!section) return [];
      return [
        {
          section,
          score:
            result.score *
            this.weight(section, parsed, reading) *
            this.coverage(
              result,
              byDocument.get(section.route) ?? new Set(),
              asked,
              total,
              parsed,
              section,
            ),
          terms: result.terms,
        },
      ];
    });
    matches.sort((one, other) => other.score - one.score);
    const seen = new Set<string>();
    return matches.filter(({ section }) => {
      const address = `${section.route}#${section.anchor}`;
      if (seen.has(address)) return false;
      seen.add(address);
      return true;
    });
  }

  private weight(section: IndexedSection, parsed: ParsedQuery, reading: Release): number {
    const { kind, role, version, anchor, title, links } = section;
    const isForeign = version !== undefined && version !== reading;
    const sentence: Partial<Record<Kind, number>> = parsed.isSentence
      ? sentenceWeight[parsed.isDefinition ? 'definition' : 'other']
      : {};
    const isAsked = parsed.kinds.includes(kind) || (parsed.codes.length > 0 && kind === 'address');
    return (
      roleWeight[role] *
      (isAsked ? askedKindWeight : (sentence[kind] ?? kindWeight[kind] ?? 1)) *
      (parsed.isSentence && !isAsked && declarations.has(kind) ? sentenceDeclarationWeight : 1) *
      (parsed.isSentence && holders.has(section.section) ? sentenceGuideWeight : 1) *
      (title.startsWith('_') && !parsed.isInternal ? internalWeight : 1) *
      (isForeign ? foreignWeight : 1) *
      (1 + linkWeight * links) *
      // The beginning of a document stands for all of it.
      (anchor === '' ? 1.15 : 1)
    );
  }

  /** How much a word tells: the rarer, the more. A word that stands nowhere is misspelled, and tells as much as a rare one. */
  private information({ whole, parts, isIdentifier }: QueryWord): number {
    const counts = [isIdentifier ? whole : '', ...parts].flatMap(
      // Nearly the number of sections that hold it: those of its most frequent field.
      (term) => (this.counts.has(term) ? Math.max(...(this.counts.get(term) ?? [])) : []),
    );
    const count = counts.length > 0 ? Math.min(...counts) : 1;
    return Math.log(1 + this.sections.length / count);
  }

  /** Sections that hold more of the query's words count more than those that repeat one of them. */
  private coverage(
    result: SearchResult,
    around: ReadonlySet<string>,
    asked: readonly AskedWord[],
    total: number,
    parsed: ParsedQuery,
    section: IndexedSection,
  ): number {
    if (total === 0) return 1;
    const found = new Set(result.queryTerms);
    const held = asked.reduce((sum, { information, isHeld }) => {
      if (isHeld(found, section)) return sum + information;
      return isHeld(around, section) ? sum + documentShare * information : sum;
    }, 0);
    const named = parsed.names.filter(({ name }) => found.has(name));
    const share = Math.max(held / total, ...named.map((name) => name.share));
    return (
      (0.1 + 0.9 * share * share) * (this.isQualified(named, parsed, section) ? qualifiedWeight : 1)
    );
  }

  /** Whether the query is the section's name and, beside it, nothing but names of the headings above it. */
  private isQualified(
    named: readonly QueryName[],
    parsed: ParsedQuery,
    section: IndexedSection,
  ): boolean {
    const own = named.find(({ name, share }) => share < 1 && namesOf(section.title).includes(name));
    if (!own) return false;
    const above = section.path.flatMap(namesOf);
    return parsed.names.some(
      ({ name, share }) => share + own.share > 0.99 && name !== own.name && above.includes(name),
    );
  }

  /** Titles nearest to a query that matches nothing, by the pairs of letters that they share. */
  nearest(query: string, limit: number): IndexedSection[] {
    const pairs = (text: string): Set<string> =>
      new Set(
        Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(at, at + 2)),
      );
    const asked = pairs(joined(query));
    const scored = [...this.nameList].map(([name, document]) => {
      const own = pairs(name);
      const shared = [...own].filter((pair) => asked.has(pair)).length;
      return { document, score: (2 * shared) / (own.size + asked.size || 1) };
    });
    return scored
      .filter(({ score }) => score > 0.25)
      .sort((one, other) => other.score - one.score || one.document - other.document)
      .slice(0, limit)
      .flatMap(({ document }) => this.sections[document] ?? []);
  }
}

/** Release whose sections a query is answered from: the one it names, else the one that the reader has open. */
export function answeringRelease(parsed: ParsedQuery, reading: Release = latestRelease): Release {
  return parsed.release ?? reading;
}
