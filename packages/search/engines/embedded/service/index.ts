import { answerIn } from '../../../text/answer';
import { withoutAsides } from '../../../text/asides';
import { bytesToLookUp } from '../../../text/bytes';
import { excerpt, highlight, matchesTerms } from '../../../text/highlight';
import { type ParsedQuery, asSeen, parseQuery } from '../../../text/query';
import type { Hit, Release, SearchAnswer, SearchRequest } from '../../../types';
import { otherVersions } from '../../../versions';
import { addressOf, type Match, SearchIndex } from '../core';
import { namesOf } from '../core/names';
import {
  type IndexedSection,
  type Manifest,
  readShard,
  type Shard,
  type ShardFile,
  type TextBlock,
} from '../format';

/** Fetches and reads a JSON file, named from the base URL. Rejects if that fails. */
type FetchJson = (name: string) => Promise<unknown>;

/** Hits far below the best one don't answer the query. */
const tail = 0.08;
const suggestionCount = 6;

/**
 * When the best section for a question is clear: how near the question is to it, and how far behind the next one is.
 */
const clear = { likeness: 0.4, lead: 1.15 };

function isClear(parsed: ParsedQuery, [best, next]: readonly Match[]): boolean {
  const asks = parsed.isSentence || parsed.asking.length > 0;
  return (
    asks &&
    best !== undefined &&
    best.likeness >= clear.likeness &&
    best.score >= clear.lead * (next?.score ?? 0)
  );
}

/**
 * Puts the section first whose address is in the query, with any host and base URL before it: of several the one whose
 * address says most, which is a page if the section that was meant no longer exists.
 */
function withAddressFirst(query: string, matches: readonly Match[]): readonly Match[] {
  const pasted = query.replace('/#', '#');
  const length = ({ section }: Match): number => addressOf(section).length;
  const [named] = matches
    .filter(({ section }) => pasted.includes(addressOf(section)))
    .sort((one, other) => length(other) - length(one));
  if (!named) return matches;
  const score = matches[0]?.score ?? 0;
  return [{ ...named, score }, ...matches.filter((match) => match !== named)];
}

/** Keeps promises by key, but not those that fail: the next call tries again. */
export function remembered<Key, Value>(
  load: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  const known = new Map<Key, Promise<Value>>();
  return (key) => {
    const promise =
      known.get(key) ??
      load(key).catch((error: unknown) => {
        known.delete(key);
        throw error;
      });
    known.set(key, promise);
    return promise;
  };
}

/** The embedded engine without a browser: what the worker runs, and the benchmark. */
export class SearchService {
  private readonly texts = new Map<string, TextBlock>();

  constructor(
    private readonly manifest: Manifest,
    private readonly fetchJson: FetchJson,
  ) {}

  private readonly shard = remembered(async (release: Release | undefined): Promise<Shard> => {
    const names = release ? this.manifest.releases[release] : this.manifest.base;
    if (!names) throw new Error(`no shard of ${release}`);
    return readShard((await this.fetchJson(names.index)) as ShardFile);
  });

  /** The sections without versions and those of one release, as one index. */
  readonly load = remembered(async (release: Release): Promise<SearchIndex> => {
    const wanted = this.manifest.releases[release] ? [undefined, release] : [undefined];
    const shards = await Promise.all(wanted.map(this.shard));
    return new SearchIndex(shards, this.manifest.site);
  });

  private readonly block = remembered(async (name: string): Promise<void> => {
    this.texts.set(name, (await this.fetchJson(name)) as TextBlock);
  });

  private blockName({ version, block }: IndexedSection): string {
    const names = version ? this.manifest.releases[version] : this.manifest.base;
    return `${names?.texts ?? ''}${block}.json`;
  }

  /** @param question the question that the section's text answers, if it clearly does */
  private hit({ section, terms }: Match, parsed: ParsedQuery, question?: string): Hit {
    const { parts, versions } = this.manifest.site;
    const test = matchesTerms(terms, parsed.codes);
    const title = highlight(section.title, test);
    // "flashloan" names "Flash loan", though neither of its words.
    const isNamed =
      !title.some(({ match }) => match) &&
      terms.some((term) => namesOf(section.title).includes(term));
    const text = this.texts.get(this.blockName(section))?.[section.slot];
    const answer =
      question === undefined || text === undefined
        ? undefined
        : answerIn(question, section.title, text);
    const url = addressOf(section);
    return {
      id: `${url}:${section.block}:${section.slot}`,
      url,
      title: isNamed ? [{ text: section.title, match: true }] : title,
      path: section.path,
      section: section.section,
      sectionLabel: parts.find(({ id }) => id === section.section)?.label ?? section.section,
      kind: section.kind,
      version: section.version,
      otherVersions: otherVersions(versions, url, section.version, section.versions),
      excerpt: text === undefined ? undefined : excerpt(text, test),
      answer: answer === undefined ? undefined : highlight(answer, test),
    };
  }

  /**
   * Answers a request.
   *
   * @param early gets the answer before files of texts are fetched that it needs
   * @throws if the index cannot be fetched; a missing file of texts only leaves its excerpts out
   */
  async search(
    { query: typed, reading, limit, ...filters }: SearchRequest,
    early?: (answer: SearchAnswer) => void,
  ): Promise<SearchAnswer> {
    const query = asSeen(typed);
    const { releases } = this.manifest.site.versions;
    // The release that the query names, or else the one that the reader has open.
    const release = parseQuery(query, releases).release ?? reading;
    const index = await this.load(release);
    const parsed = index.parse(query);
    const matches = withAddressFirst(query, index.find(parsed, release, filters));
    const floor = (matches[0]?.score ?? 0) * tail;
    const relevant = matches.filter(({ score }) => score >= floor);
    const shown = relevant.slice(0, limit);
    const question = isClear(parsed, matches) ? withoutAsides(query) : undefined;
    const answer = (): SearchAnswer => ({
      hits: shown.map((match, at) => this.hit(match, parsed, at === 0 ? question : undefined)),
      total: relevant.length,
      bytes: bytesToLookUp(query),
      suggestions:
        shown.length > 0
          ? []
          : index.nearest(query, suggestionCount).map((section) => ({
              title: section.title,
              url: addressOf(section),
            })),
    });
    const missing = [...new Set(shown.map(({ section }) => this.blockName(section)))].filter(
      (name) => !this.texts.has(name),
    );
    if (missing.length > 0) {
      early?.(answer());
      await Promise.allSettled(missing.map(this.block));
    }
    return answer();
  }
}
