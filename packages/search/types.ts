/** A release of what a versioned section describes. */
export type Release = string;

/** Part of the site that a section belongs to, by its id: the first step of its route. */
export type SearchSection = string;

/** Documents that exist in several releases. */
export interface Versions {
  /** Part of the site that they are in. */
  readonly section: SearchSection;
  /** Id of the plugin that makes them, if it isn't called like the part: `default` if the configuration gives none. */
  readonly plugin?: string;
  /** Newest first. The first one has no version in its routes. Empty if the site has no releases. */
  readonly releases: readonly Release[];
}

/** What the search knows about the site. */
export interface SearchSite {
  readonly versions: Versions;
  /** Parts of the site that can be searched, in the order in which readers know them. */
  readonly parts: readonly { readonly id: SearchSection; readonly label: string }[];
  /** What readers call the subject of the site, in lower case, if that's several words: the first says enough. */
  readonly name?: string;
  /** Route of the page that looks up selectors and topics, if there is one. */
  readonly lookup?: string;
  /** Section that says how to read a message of a contract that no section is about, if there is one. */
  readonly messages?: string;
  /** Pages that the search offers to readers who have entered nothing, and its page to those without scripts, too. */
  readonly leads?: readonly { readonly label: string; readonly to: string }[];
}

/** What a section is about. A kind is a filter of the search page and a label of a result. */
export const kinds = [
  'guide',
  'question',
  'term',
  'contract',
  'function',
  'variable',
  'event',
  'struct',
  'constant',
  'modifier',
  'error',
  'address',
  'release',
] as const;

export type Kind = (typeof kinds)[number];

/** What a document is, as far as that decides which of two sections of the same name is meant. */
export const roles = [
  'none',
  'implementation',
  'abstract',
  'interface',
  'test',
  'deprecated',
] as const;

export type Role = (typeof roles)[number];

/** A piece of text, marked if it matches the query. Never markup: it is rendered as a text node. */
export interface Segment {
  readonly text: string;
  readonly match: boolean;
}

/** A section of the built site, for whichever engine answers. */
export interface SearchRecord {
  /** Stable from build to build: address of the section, and what tells apart several records of one section. */
  readonly objectID: string;
  /** Address without the base URL: route and anchor. */
  readonly url: string;
  /** The same for the same section of all releases. */
  readonly group: string;
  readonly section: SearchSection;
  /** What readers call that part of the site. */
  readonly sectionLabel: string;
  /** Its release, undefined where there are no versions. */
  readonly version: Release | undefined;
  /** Releases that have this section, newest first; empty where there are no versions. */
  readonly versions: readonly Release[];
  readonly kind: Kind;
  readonly role: Role;
  readonly title: string;
  /** Questions and names under which readers look for the section. They are never shown. */
  readonly asked: readonly string[];
  /** Headings above, the document's title first. */
  readonly path: readonly string[];
  /** What the section says: a line for each sentence, item or row of a table. */
  readonly text: string;
  /** Selectors, topics and addresses that the section holds, in lower case, without `0x`. */
  readonly codes: readonly string[];
  /** Place in the document, from 0. */
  readonly position: number;
  /** How many other documents link to the section: what many refer to is more likely meant. */
  readonly links: number;
  /** How many other documents link to any section of its document. */
  readonly documentLinks: number;
}

/** The same section in another release. */
export interface OtherVersion {
  readonly version: Release;
  /** Address without the base URL. */
  readonly url: string;
}

/** A section that answers a query. */
export interface Hit extends Pick<
  SearchRecord,
  'url' | 'path' | 'section' | 'sectionLabel' | 'kind' | 'version'
> {
  /** Stable within one answer. */
  readonly id: string;
  readonly title: readonly Segment[];
  /** Other releases that have this section, newest first. */
  readonly otherVersions: readonly OtherVersion[];
  /** Undefined until it has arrived. */
  readonly excerpt: readonly Segment[] | undefined;
  /** Line of the section that answers the query: of the first hit alone, if the query asks and the hit is clearly the best. */
  readonly answer?: readonly Segment[] | undefined;
}

/** What a reader asks. */
export interface SearchRequest {
  readonly query: string;
  /** Release that the reader has open. A release that the query names goes before it. */
  readonly reading: Release;
  readonly section?: SearchSection | undefined;
  readonly kind?: Kind | undefined;
  readonly limit: number;
}

/** Where a reader whose query found nothing may go on. */
export interface Suggestion {
  readonly title: string;
  readonly url: string;
}

export interface SearchAnswer {
  /** Best first; a section that exists in several releases once. */
  readonly hits: readonly Hit[];
  /** How many sections match, `hits` being the first of them. */
  readonly total: number;
  /**
   * The selector or topic, as `0x…`, if the query is one of these or calldata: pages that aren't documents know such
   * bytes.
   */
  readonly bytes?: string | undefined;
  /** Nearest terms and sections, if nothing matches. */
  readonly suggestions: readonly Suggestion[];
}

/**
 * A search engine. Each is one folder in `engines/`.
 *
 * The reader sees the same box and the same page whichever answers.
 */
export interface SearchEngine {
  /** Fetches what the first search needs, so that it answers sooner. Failures show at the first search. */
  warm(reading: Release): void;
  /**
   * Answers a request.
   *
   * @param early gets the answer as long as some of its excerpts are on their way
   * @param signal aborted once no one waits for the answer, which may then never come
   * @throws SearchUnavailableError if the engine cannot be reached or its index is missing; calling again retries
   */
  search(
    request: SearchRequest,
    early: (answer: SearchAnswer) => void,
    signal: AbortSignal,
  ): Promise<SearchAnswer>;
}

/** The engine cannot answer now. The message is a sentence for the reader. */
export class SearchUnavailableError extends Error {
  override readonly name = 'SearchUnavailableError';
}
