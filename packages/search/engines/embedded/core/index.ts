import { withShortName } from '../../../text/asides';
import { isDeclared, type ParsedQuery, parseQuery, type QueryName } from '../../../text/query';
import { resemblanceTo } from '../../../text/resemblance';
import { joined } from '../../../text/tokens';
import type { Release, SearchRequest, SearchSite } from '../../../types';
import { codeDigits, type IndexedSection, type Shard } from '../format';
import { type Clue, cluesOf } from './clues';
import { distance } from './distance';
import { namesOf } from './names';
import { Postings } from './postings';
import { Spelling } from './spelling';
import { ownInformation, Tally } from './tally';
import { Vocabulary } from './vocabulary';
import { kindWeight, roleWeight, sentenceWeight, weights } from './weights';

/** A section that matches, best first. */
export interface Match {
  readonly section: IndexedSection;
  readonly score: number;
  /** How near the query is to what the section is called or asked as, from 0 to 1; more if it's one of its questions. */
  readonly likeness: number;
  /** Terms of the index by which it was found, for highlighting. */
  readonly terms: readonly string[];
}

/** Address of a section without the base URL. */
export const addressOf = ({ route, anchor }: IndexedSection): string =>
  anchor ? `${route}#${anchor}` : route;

type Filters = Pick<SearchRequest, 'section' | 'kind'>;

const passes = (one: IndexedSection, { section, kind }: Filters): boolean =>
  (!section || one.section === section) && (!kind || one.kind === kind);

/** A run of the query's words that is the name of a section: what it covers of the query, and how exactly. */
interface Naming extends QueryName {
  readonly likeness: number;
}

/** How much each word of the query says: as much as the most informative of its clues. */
function informationOf(parsed: ParsedQuery, clues: readonly Clue[]): number[] {
  const words = parsed.release ? [...parsed.words, undefined] : parsed.words;
  return words.map((_, place) =>
    Math.max(0, ...clues.flatMap(({ word, information }) => (word === place ? information : []))),
  );
}

/**
 * How much of a query is the name of a section, from 0 to 1. A code of a section, or its kind, means one section, too.
 */
function namedShare(parsed: ParsedQuery, namings: ReadonlyMap<number, readonly Naming[]>): number {
  if (parsed.codes.length > 0 || (parsed.kinds.length > 0 && !parsed.isSentence)) return 1;
  const shares = [...namings.values()].flat().map(({ share, likeness }) => share * likeness);
  return Math.max(0, ...shares);
}

/**
 * What each document's other sections add to the score of one: of two sections that are alike, the one whose document is
 * about it counts more.
 *
 * @param matches of the query
 * @param named how much of the query is the name of a section, from 0 to 1: a reader who names a section, or its kind,
 *   means that one
 */
function besideOthers(matches: readonly Match[], named: number): Match[] {
  const documents = new Map<string, number[]>();
  for (const { section, score } of matches) {
    const scores = documents.get(section.route);
    if (scores) scores.push(score);
    else documents.set(section.route, [score]);
  }
  const sums = new Map<string, number>();
  for (const [route, scores] of documents) {
    scores.sort((one, other) => other - one);
    sums.set(
      route,
      scores.reduce((sum, score, place) => sum + score * weights.others ** place, 0),
    );
  }
  const unnamed = (weights.beside * (1 - named ** weights.nameShare)) / Math.max(...sums.values());
  return matches.map((match) => {
    const { section, score } = match;
    return { ...match, score: score * (1 + unnamed * ((sums.get(section.route) ?? 0) - score)) };
  });
}

/** Several shards as one index. */
export class SearchIndex {
  private readonly postings: Postings;
  private readonly vocabulary: Vocabulary;
  private readonly spelling: Spelling;
  private readonly own: Float64Array;
  /** Sections by the names under which they are known. */
  private readonly names = new Map<string, number[]>();
  /** How much other documents refer to each document, by its route. */
  private readonly renown = new Map<string, number>();

  /**
   * @param shards those of the unversioned sections and of one release, or of more
   * @param site the releases that a query may name, and the section that says how to read other messages
   */
  constructor(
    shards: readonly Shard[],
    private readonly site: SearchSite,
  ) {
    this.postings = new Postings(shards);
    this.vocabulary = new Vocabulary(this.postings);
    this.own = ownInformation(this.postings, this.vocabulary);
    const { sections } = this.postings;
    const titles = sections.map(({ title }) => title);
    this.spelling = new Spelling(titles, this.vocabulary);
    sections.forEach(({ title }, section) => {
      for (const name of namesOf(title)) {
        this.names.set(name, [...(this.names.get(name) ?? []), section]);
      }
    });
    for (const { route, anchor, links } of sections) {
      if (anchor === '') this.renown.set(route, links);
    }
  }

  /** Reads what a reader typed, as it is spelled in the index. */
  parse(query: string): ParsedQuery {
    const { name, versions } = this.site;
    return parseQuery(withShortName(this.spelling.corrected(query), name), versions.releases);
  }

  /** Whether a name is written as code writes it, and declared. */
  private isMember(name: string, { words }: ParsedQuery): boolean {
    return (
      words.some(({ whole, isIdentifier }) => isIdentifier && joined(whole) === name) &&
      (this.names.get(name) ?? []).some((section) =>
        isDeclared(this.postings.sections[section]?.kind),
      )
    );
  }

  /** Runs of the query's words that are names of sections. The whole query may be the beginning of one, or misspelled. */
  private namings(parsed: ParsedQuery): Map<number, Naming[]> {
    const found = new Map<number, Naming[]>();
    const add = (name: string, likeness: number, asked: QueryName): void => {
      for (const section of this.names.get(name) ?? []) {
        found.set(section, [...(found.get(section) ?? []), { ...asked, likeness }]);
      }
    };
    // A reader who writes the names of several members asks for each of them, so none adds to the score of another.
    const members = parsed.names.filter(({ name }) => this.isMember(name, parsed));
    const together = members.reduce((sum, { share }) => sum + share, 0);
    for (const each of parsed.names) {
      const { name, share } = each;
      const asked = members.includes(each) ? { name, share: together } : each;
      if (this.names.has(name)) add(name, 1, asked);
      else if (share === 1 && name.length > 3) {
        const limit = name.length > 4 ? Math.min(3, Math.round(name.length * 0.2)) : 0;
        for (const other of this.names.keys()) {
          if (other.startsWith(name))
            add(other, weights.open * (name.length / other.length), asked);
          else if (Math.abs(other.length - name.length) <= limit) {
            const apart = distance(name, other, limit);
            if (apart <= limit) add(other, weights.slip * (1 - apart / name.length), asked);
          }
        }
      }
    }
    return found;
  }

  /** What a section gains if runs of the query's words are its names. */
  private namingScore(namings: readonly Naming[], isSentence: boolean): number {
    const boost = weights.name * (isSentence ? weights.sentenceName : 1);
    return namings.reduce((sum, { name, share, likeness }) => {
      const count = Math.max(this.names.get(name)?.length ?? 0, 1);
      const information = Math.log(1 + this.postings.sections.length / count);
      return sum + boost * share ** weights.nameShare * likeness * information;
    }, 0);
  }

  /** Sections that hold a selector, topic or address that begins with a code of the query, and what they gain. */
  private coded(codes: readonly string[]): Map<number, number> {
    const found = new Map<number, number>();
    if (codes.length === 0) return found;
    const kept = codes.map((code) => code.slice(0, codeDigits));
    for (const term of this.postings.terms) {
      const code = kept.find((each) => term.startsWith(each));
      if (code === undefined) continue;
      this.postings.visit(term, 'code', (section) => {
        const score = weights.code * (code.length / term.length);
        found.set(section, (found.get(section) ?? 0) + score);
      });
    }
    return found;
  }

  /**
   * Sections that match, best first; of those with the same address only the best.
   *
   * @param reading release whose sections go before those of others
   * @param omitted question that is left out, for measuring
   */
  find(parsed: ParsedQuery, reading: Release, filters: Filters = {}, omitted?: number): Match[] {
    const { sections } = this.postings;
    const clues = cluesOf(parsed, this.vocabulary);
    const tally = new Tally(this.postings, omitted);
    for (const clue of clues) tally.add(clue);
    const namings = this.namings(parsed);
    const named = namedShare(parsed, namings);
    const coded = this.coded(parsed.codes);
    const lesser = this.lesserNamesakes(namings, coded);
    const covered = this.coverages(parsed, tally, informationOf(parsed, clues), namings);
    const bases = Float64Array.from(tally.scores, (score, section) => {
      const named = this.namingScore(namings.get(section) ?? [], parsed.isSentence);
      return (score + named) * (covered[section] ?? 0) + (coded.get(section) ?? 0);
    });
    const highest = bases.reduce((most, base) => Math.max(most, base), 0) || 1;
    // Words next to a code only say what it is.
    const likenesses = coded.size > 0 ? undefined : tally.likenesses(this.own, named);
    const like = parsed.isSentence ? weights.sentenceLike : weights.like;
    const terms = [...new Set(clues.flatMap((clue) => [...clue.terms.keys()]))];
    const matches = sections.flatMap((section, id): Match[] => {
      const base = (bases[id] ?? 0) / highest;
      const likeness = likenesses?.[id] ?? 0;
      if ((base === 0 && likeness === 0) || !passes(section, filters)) return [];
      const aside = this.aside(section, reading);
      const score =
        (base * aside + like * likeness * aside ** weights.namedAside) *
        this.weight(section, parsed, coded.has(id), named) *
        (lesser.get(id) ?? 1);
      const names = namings.get(id)?.map(({ name }) => name);
      return [{ section, score, likeness, terms: names ? [...terms, ...names] : terms }];
    });
    const best = besideOthers(matches, named);
    best.sort((one, other) => other.score - one.score);
    const seen = new Set<string>();
    return [...this.howToRead(parsed, best, filters), ...best].filter(({ section }) => {
      const address = addressOf(section);
      if (seen.has(address)) return false;
      seen.add(address);
      return true;
    });
  }

  /**
   * The section that says how to read a message of any contract, if no section is about the one that was pasted. It
   * goes first: sections that share a word with such a message are about something else.
   *
   * @param matches of the query, best first
   */
  private howToRead(
    { message }: ParsedQuery,
    matches: readonly Match[],
    filters: Filters,
  ): readonly Match[] {
    if (message === undefined) return [];
    const isKnown = matches.some(({ section: { kind, title }, likeness }) =>
      // `!minWant` is a different name, however similar it is to `!want`.
      message.startsWith('!')
        ? title.toLowerCase() === message
        : kind === 'error' && likeness >= weights.knownMessage,
    );
    if (isKnown) return [];
    const score = matches[0]?.score ?? 1;
    return this.postings.sections
      .filter((section) => addressOf(section) === this.site.messages && passes(section, filters))
      .map((section) => ({ section, score, likeness: 0, terms: [] }));
  }

  /** Words of the query that name a section's kind or release, which its text needn't contain. */
  private heldByNature({ kind, version }: IndexedSection, parsed: ParsedQuery): number {
    let held = 0;
    parsed.words.forEach((word, place) => {
      if (word.kind === kind) held |= 1 << place;
    });
    return parsed.release && version === parsed.release ? held | (1 << parsed.words.length) : held;
  }

  /** Sections that hold more of the query's words count more than those that repeat one of them. */
  private coverages(
    parsed: ParsedQuery,
    { held }: Tally,
    information: readonly number[],
    namings: ReadonlyMap<number, readonly Naming[]>,
  ): Float64Array {
    const { sections } = this.postings;
    const total = information.reduce((sum, each) => sum + each, 0);
    return Float64Array.from(sections, (section, id) => {
      if (total === 0) return 1;
      const mask = (held[id] ?? 0) | this.heldByNature(section, parsed);
      const sum = information.reduce(
        (part, each, place) => (mask & (1 << place) ? part + each : part),
        0,
      );
      const own = namings.get(id) ?? [];
      const share = Math.max(sum / total, ...own.map((each) => each.share * each.likeness));
      const factor = weights.least + (1 - weights.least) * share ** weights.coverage;
      return this.isQualified(own, parsed, id) ? factor * weights.qualified : factor;
    });
  }

  /** Whether the query is the section's name and, beside it, nothing but names of the headings above it. */
  private isQualified(namings: readonly Naming[], parsed: ParsedQuery, section: number): boolean {
    const own = namings.find(({ share }) => share < 1);
    if (!own) return false;
    const above = (this.postings.sections[section]?.path ?? []).flatMap(namesOf);
    return parsed.names.some(
      ({ name, share }) => share + own.share > 0.99 && name !== own.name && above.includes(name),
    );
  }

  /**
   * Factors that lower the scores of members with one name or selector: a reader who names no contract means the one
   * that other documents refer to most.
   *
   * @param namings runs of the query's words that are names of sections
   * @param coded sections that hold a code of the query
   */
  private lesserNamesakes(
    namings: ReadonlyMap<number, readonly Naming[]>,
    coded: ReadonlyMap<number, number>,
  ): Map<number, number> {
    const named = [...namings].flatMap(([section, all]) =>
      all.some(({ share, likeness }) => share * likeness === 1) ? section : [],
    );
    const renowned = [...new Set([...named, ...coded.keys()])]
      .filter((section) => isDeclared(this.postings.sections[section]?.kind))
      .map((section) => {
        const { route = '' } = this.postings.sections[section] ?? {};
        return [section, this.renown.get(route) ?? 0] as const;
      });
    const most = Math.max(0, ...renowned.map(([, renown]) => renown));
    return new Map(
      renowned.map(([section, renown]) => [section, 1 - weights.renown * (most - renown)]),
    );
  }

  /** The factor for a section that belongs to another release, or isn't what the protocol runs. */
  private aside({ role, version }: IndexedSection, reading: Release): number {
    const isForeign = version !== undefined && version !== reading;
    return roleWeight[role] * (isForeign ? weights.foreign : 1);
  }

  private weight(
    section: IndexedSection,
    parsed: ParsedQuery,
    isCoded: boolean,
    named: number,
  ): number {
    const { kind, anchor, title, links, version } = section;
    const { release } = parsed;
    // Of a section that holds the query's code, a sentence asks for nothing else than the code alone does.
    const isSentence = parsed.isSentence && !isCoded;
    const own = (isSentence ? sentenceWeight[kind] : undefined) ?? kindWeight[kind] ?? 1;
    const isAsked = (parsed.kinds.includes(kind) && !isSentence) || (isCoded && kind === 'address');
    const isOther = release !== undefined && version !== release && !title.includes(release);
    const beginning = isSentence ? weights.sentenceBeginning : named === 1 ? weights.beginning : 1;
    return (
      (isOther ? weights.otherRelease : 1) *
      (isAsked ? weights.askedKind : own) *
      // A sentence asks for an explanation more often than for a declaration in code.
      (isSentence && isDeclared(kind) && !parsed.kinds.includes(kind)
        ? weights.sentenceDeclaration
        : 1) *
      (title.startsWith('_') && !parsed.isInternal ? weights.internal : 1) *
      (1 + weights.link * links) *
      (anchor === '' ? beginning : 1)
    );
  }

  /** Titles nearest to a query that matches nothing, by the pairs of letters that they share. */
  nearest(query: string, limit: number): IndexedSection[] {
    const likeness = resemblanceTo(joined(query));
    const scored = [...this.names].map(([name, [section = 0]]) => ({
      section,
      score: likeness(name),
    }));
    return scored
      .filter(({ score }) => score > 0.25)
      .sort((one, other) => other.score - one.score || one.section - other.section)
      .slice(0, limit)
      .flatMap(({ section }) => this.postings.sections[section] ?? []);
  }
}
